// Who is at a table besides the match: those who look on, what they say, and whom one does not want to hear.
import type { AsidesMessage, ChatLine, GalleryMessage, MatchSummary, Person, SpectatorLine } from '../../protocol/core'
import { api } from '../../http/api'

export type Shun = 'mute' | 'block'

/** Whom I have muted or blocked, on all of my devices. */
class Shunned {
  how = $state.raw<ReadonlyMap<string, Shun>>(new Map())
  private asked: Promise<void> | null = null

  load(): Promise<void> {
    this.asked ??= api.shunned().then(
      (all) => {
        this.how = new Map(all.map(({ user, how }) => [user.id, how]))
      },
      () => {
        this.asked = null
      },
    )
    return this.asked
  }

  async set(user: string, how: Shun | null): Promise<void> {
    await (how ? api.shun(user, how) : api.forgive(user))
    const all = new Map(this.how)
    if (how) all.set(user, how)
    else all.delete(user)
    this.how = all
  }

  has(user: string | undefined): boolean {
    return !!user && this.how.has(user)
  }
}

export const shunned = new Shunned()

const LINES = 200

/** A line of chat, whoever said it. */
export interface Spoken {
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
  /** The match summary, by which people at seats are known. */
  summary = $state.raw<MatchSummary | null>(null)
  me = $state<string>()
  /** The invite's code by which this browser came to a private match. */
  code: string | null = null
  /** Whether the list of people is looked at. */
  open = $state(false)

  readonly spectators: Person[] = $derived(this.gallery?.spectators ?? [])
  readonly watching = $derived(this.spectators.length + (this.gallery?.more ?? 0))
  /** By how many seconds spectators see things later. */
  readonly delay = $derived(this.gallery?.delay ?? 0)
  readonly hosts = $derived(!!this.summary?.hosting)

  hear(message: GalleryMessage | AsidesMessage): void {
    if (message.type === 'gallery') this.gallery = message
    else {
      const known = new Map([...this.asides, ...message.lines].map((line) => [line.n, line]))
      this.asides = [...known.values()].sort((a, b) => a.n - b.n).slice(-LINES)
    }
  }

  meet(summary: MatchSummary, me: string | undefined, code: string | null): void {
    this.summary = summary
    this.me = me
    this.code = code
    void shunned.load()
  }

  /** The user in a seat, if it is a person. */
  userAt(seat: string): string | undefined {
    const player = this.summary?.seats.find(({ id }) => id === seat)?.player
    return player && !player.bot ? player.id : undefined
  }

  /** What was said to this viewer, oldest first, without the people whom the viewer has blocked. */
  spoken(chat: readonly ChatLine[]): Spoken[] {
    const table = chat
      .filter(({ seat }) => !seat || !shunned.has(this.userAt(seat)))
      .map((line) => ({ ...line, key: `${line.channel}-${line.n}` }))
    const beside = this.asides
      .filter(({ user }) => !shunned.has(user))
      .map(({ n, name, text, at }) => ({ key: `aside-${n}`, channel: 'spectators' as const, seat: '', name, text, at }))
    return beside.length ? [...table, ...beside].sort((a, b) => a.at.localeCompare(b.at)) : table
  }
}
