// Decides whether a table shows the chat.
import type { Tab } from '../../ui/components/Tabs.svelte'
import type { CoreView } from '../../protocol/core'

/** Return the tabs beside a board, without the chat if the host has switched it off and it has no lines. */
export const withoutEmptyChat = ({ quiet, chat }: Pick<CoreView, 'quiet' | 'chat'>, tabs: Tab[]): Tab[] =>
  quiet && !chat.length ? tabs.filter(({ id }) => id !== 'chat') : tabs
