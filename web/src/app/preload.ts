// Fetch the match page when the user is about to open it. This keeps the pages that link to matches small.
import { siteUrl } from '../ui/browser/site'

export const importMatchPage = () => import('./pages/MatchPage.svelte')

/** Buttons create, join and open matches. */
const LEADS_THERE = `main button, a[href^="${siteUrl('/m/')}"]`

/** Prefetch the match page when the pointer or focus reaches a link or button that leads to a match. */
export function prefetchMatchPage({ target }: Event): void {
  if (target instanceof Element && target.closest(LEADS_THERE)) void importMatchPage().catch(() => undefined)
}
