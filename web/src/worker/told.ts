/** The data of a push message (server/features/notifications/texts.py). */
export interface Told {
  title: string
  body: string
  tag: string
  path: string
}

/** The text for an unreadable push. Browsers require that every push is shown. */
const UNREADABLE: Told = { title: 'Galaxies Online', body: 'Something waits for you.', tag: 'galaxies', path: '' }

export function told(data: Pick<PushMessageData, 'json'> | null): Told {
  try {
    return { ...UNREADABLE, ...(data?.json() as Partial<Told>) }
  } catch {
    return UNREADABLE
  }
}
