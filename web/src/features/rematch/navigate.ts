// Go to another page without a reload: the router sees it as a step through the history.
import { siteUrl } from '../../ui/browser/site'
export function navigate(path: string): void {
  history.pushState(null, '', siteUrl(path))
  dispatchEvent(new PopStateEvent('popstate'))
  window.scrollTo(0, 0)
}
