/** The computer players that the host may seat, by the names that the server knows; the first is the usual one. */
export const BOTS: readonly { id: string; name: string; about: string }[] = [
  { id: 'greedy', name: 'Captain', about: 'plays to win' },
  { id: 'random', name: 'Drifter', about: 'plays at random' },
]

/** What a computer player is called; one that is not known here is a bot. */
export function botName(id: string): string {
  return BOTS.find((bot) => bot.id === id)?.name ?? 'bot'
}
