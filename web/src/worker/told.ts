/** What a push says (server/features/notifications/texts.py). */
export interface Told {
  title: string
  body: string
  tag: string
  path: string
}

/** A browser wants every push to be shown, also one that cannot be read. */
const UNREADABLE: Told = { title: 'Galaxies Online', body: 'Something waits for you.', tag: 'galaxies', path: '' }

export function told(data: Pick<PushMessageData, 'json'> | null): Told {
  try {
    return { ...UNREADABLE, ...(data?.json() as Partial<Told>) }
  } catch {
    return UNREADABLE
  }
}
