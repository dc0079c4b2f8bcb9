/** The data of a push message (server/features/notifications/texts.py). */
export interface PushText {
  title: string
  body: string
  tag: string
  path: string
}

/** The text for an unreadable push. Browsers require that every push is shown. */
const UNREADABLE: PushText = {
  title: 'Galaxies Online',
  // eslint-disable-next-line house/texts -- texts in all languages would make the worker large
  body: 'Something is waiting for you.',
  tag: 'galaxies',
  path: '',
}

export function parsePush(data: Pick<PushMessageData, 'json'> | null): PushText {
  try {
    return { ...UNREADABLE, ...(data?.json() as Partial<PushText>) }
  } catch {
    return UNREADABLE
  }
}
