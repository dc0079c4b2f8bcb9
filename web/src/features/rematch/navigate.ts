// Open another page without a reload. The router handles it like a step through the history.
import { siteUrl } from '../../ui/browser/site'
export function navigate(path: string): void {
  history.pushState(null, '', siteUrl(path))
  dispatchEvent(new PopStateEvent('popstate'))
  window.scrollTo(0, 0)
}
