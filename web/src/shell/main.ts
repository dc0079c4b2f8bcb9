import { mount } from 'svelte'
import App from './App.svelte'
import { siteUrl } from '../kit/site'
import { within } from '../kit/within'
import { remembered } from './endpoint'
import '../kit/tokens.css'
import '../kit/base.css'
import '../kit/controls.css'
import '../kit/layout.css'

mount(App, { target: document.getElementById('app')! })

if (import.meta.env.PROD && 'serviceWorker' in navigator) addEventListener('load', () => void keepWorker())

/** Whether this device was, or is, to be told while the page is shut: only then it is worth a question. */
function mayBeTold(): boolean {
  return !!remembered() || ('Notification' in window && Notification.permission !== 'default')
}

async function keepWorker(): Promise<void> {
  const made = navigator.serviceWorker.register(siteUrl('/sw.js'), { updateViaCache: 'none' })
  await within(10_000, 'not registered', made).catch(() => undefined)
  if (mayBeTold()) await (await import('./notices')).renewAndTell().catch(() => undefined)
}
