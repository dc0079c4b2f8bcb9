// The page of a match is fetched when somebody is about to go there: pages that lead to one stay small.
import { siteUrl } from '../ui/browser/site'

export const matchPage = () => import('./pages/MatchPage.svelte')

/** Buttons make, join and open matches. */
const LEADS_THERE = `main button, a[href^="${siteUrl('/m/')}"]`

/** The pointer or the focus has come to something. */
export function lookAhead({ target }: Event): void {
  if (target instanceof Element && target.closest(LEADS_THERE)) void matchPage().catch(() => undefined)
}
