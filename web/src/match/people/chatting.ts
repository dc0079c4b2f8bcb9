// Whether anything is said at a table, and who can.
import type { Tab } from '../../ui/components/Tabs.svelte'
import type { CoreView } from '../../protocol/core'

/** The tabs beside a board: where the host has switched the chat off it has none, unless there is something to read. */
export const withoutEmptyChat = ({ quiet, chat }: Pick<CoreView, 'quiet' | 'chat'>, tabs: Tab[]): Tab[] =>
  quiet && !chat.length ? tabs.filter(({ id }) => id !== 'chat') : tabs
