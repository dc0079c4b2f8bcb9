import { mount } from 'svelte'
import App from './App.svelte'
import '../kit/tokens.css'
import '../kit/base.css'

mount(App, { target: document.getElementById('app')! })
