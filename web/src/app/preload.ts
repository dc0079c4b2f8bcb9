// Fetch the match page when the user is about to open it. This keeps the pages that link to matches small.
import { locale as common } from '../ui/texts/common'
import { locale as table } from '../ui/texts/table'
import { siteUrl } from '../ui/browser/site'

export const importMatchPage = () => table.with(common.with(import('./pages/MatchPage.svelte')))

/** The buttons and links that may lead to a match. */
const MATCH_LINKS = `main button, a[href^="${siteUrl('/m/')}"]`

/** Prefetch the match page when the pointer or focus reaches a link or button that leads to a match. */
export function prefetchMatchPage({ target }: Event): void {
  if (target instanceof Element && target.closest(MATCH_LINKS)) void importMatchPage().catch(() => undefined)
}
