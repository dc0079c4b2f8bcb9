import { mount } from 'svelte'
import App from './App.svelte'
import { showContrast } from '../play/settings.svelte'
import { siteUrl } from '../kit/site'
import { within } from '../kit/within'
import '../kit/fonts/faces.css'
import '../kit/tokens.css'
import '../kit/contrast.css'
import '../kit/base.css'
import '../kit/controls.css'
import '../kit/layout.css'
import '../kit/forced.css'
import '../kit/paper.css'

showContrast()
matchMedia('(prefers-contrast: more)').addEventListener('change', () => showContrast())

mount(App, { target: document.getElementById('app')! })

if (import.meta.env.PROD && 'serviceWorker' in navigator) addEventListener('load', () => void keepWorker())

async function keepWorker(): Promise<void> {
  const made = navigator.serviceWorker.register(siteUrl('/sw.js'), { updateViaCache: 'none' })
  await within(10_000, 'not registered', made).catch(() => undefined)
}
