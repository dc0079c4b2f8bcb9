/** What a push says (server/notices/texts.py). */
export interface Told {
  title: string
  body: string
  tag: string
  path: string
}
