// The people around a match: spectators, their chat, and the users whom this user has muted or blocked.
import type { AsidesMessage, ChatLine, GalleryMessage, MatchSummary, Person, SpectatorLine } from '../../protocol/core'
import { api } from '../../http/api'

export type IgnoreKind = 'mute' | 'block'

/** The users whom this user has muted or blocked. The list applies to all of the user's devices. */
class IgnoredUsers {
  kinds = $state.raw<ReadonlyMap<string, IgnoreKind>>(new Map())
  private loading: Promise<void> | null = null

  load(): Promise<void> {
    this.loading ??= api.ignoredUsers().then(
      (users) => {
        this.kinds = new Map(users.map(({ user, how }) => [user.id, how]))
      },
      () => {
        this.loading = null
      },
    )
    return this.loading
  }

  async set(user: string, kind: IgnoreKind | null): Promise<void> {
    await (kind ? api.ignore(user, kind) : api.stopIgnoring(user))
    const kinds = new Map(this.kinds)
    if (kind) kinds.set(user, kind)
    else kinds.delete(user)
    this.kinds = kinds
  }

  has(user: string | undefined): boolean {
    return !!user && this.kinds.has(user)
  }
}

export const ignoredUsers = new IgnoredUsers()

const MAX_LINES = 200

/** A line of chat from a player or a spectator. */
export interface ChatEntry {
  key: string
  channel: ChatLine['channel'] | 'spectators'
  seat: string
  name: string
  text: string
  at: string
}

export class Company {
  gallery = $state.raw<GalleryMessage | null>(null)
  asides = $state.raw<SpectatorLine[]>([])
  /** The match summary, which names the users in the seats. */
  summary = $state.raw<MatchSummary | null>(null)
  me = $state<string>()
  /** The invite code that admitted this browser to a private match. */
  code: string | null = null
  /** Whether the list of people is open. */
  open = $state(false)

  readonly spectators: Person[] = $derived(this.gallery?.spectators ?? [])
  readonly spectatorCount = $derived(this.spectators.length + (this.gallery?.more ?? 0))
  /** The delay with which spectators see the match, in seconds. */
  readonly delay = $derived(this.gallery?.delay ?? 0)
  readonly isHost = $derived(!!this.summary?.hosting)

  receive(message: GalleryMessage | AsidesMessage): void {
    if (message.type === 'gallery') this.gallery = message
    else {
      const known = new Map([...this.asides, ...message.lines].map((line) => [line.n, line]))
      this.asides = [...known.values()].sort((a, b) => a.n - b.n).slice(-MAX_LINES)
    }
  }

  setMatch(summary: MatchSummary, me: string | undefined, code: string | null): void {
    this.summary = summary
    this.me = me
    this.code = code
    void ignoredUsers.load()
  }

  /** Return the id of the user in a seat; undefined for a computer player. */
  userAt(seat: string): string | undefined {
    const player = this.summary?.seats.find(({ id }) => id === seat)?.player
    return player && !player.bot ? player.id : undefined
  }

  /** Return the chat for this viewer, oldest line first, without users whom they have muted or blocked. */
  visibleChat(chat: readonly ChatLine[]): ChatEntry[] {
    const table = chat
      .filter(({ seat }) => !seat || !ignoredUsers.has(this.userAt(seat)))
      .map((line) => ({ ...line, key: `${line.channel}-${line.n}` }))
    const spectatorLines = this.asides
      .filter(({ user }) => !ignoredUsers.has(user))
      .map(({ n, name, text, at }) => ({ key: `aside-${n}`, channel: 'spectators' as const, seat: '', name, text, at }))
    return spectatorLines.length ? [...table, ...spectatorLines].sort((a, b) => a.at.localeCompare(b.at)) : table
  }
}
