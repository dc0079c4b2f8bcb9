import { mount } from 'svelte'
import App from './App.svelte'
import { applyContrast } from '../match/state/settings.svelte'
import { ENGLISH, markLanguage } from '../ui/texts/language'
import { locale } from '../ui/texts/start'
import { siteUrl } from '../ui/browser/site'
import { withTimeout } from '../ui/time/timeout'
import '../ui/fonts/faces.css'
import '../ui/styles/tokens.css'
import '../ui/styles/contrast.css'
import '../ui/styles/base.css'
import '../ui/styles/controls.css'
import '../ui/styles/layout.css'
import '../ui/styles/forced.css'
import '../ui/styles/paper.css'

markLanguage()
applyContrast()
matchMedia('(prefers-contrast: more)').addEventListener('change', () => applyContrast())

// Without the translation, the page is English.
void locale
  .load()
  .catch(() => locale.load(ENGLISH))
  .then(() => mount(App, { target: document.getElementById('app')! }))

if (import.meta.env.PROD && 'serviceWorker' in navigator) addEventListener('load', () => void registerWorker())

async function registerWorker(): Promise<void> {
  const registration = navigator.serviceWorker.register(siteUrl('/sw.js'), { updateViaCache: 'none' })
  await withTimeout(10_000, 'not registered', registration).catch(() => undefined)
}
