import { Linter } from 'eslint'
import svelte from 'eslint-plugin-svelte'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { texts } from './texts.js'

const SRC = join(resolve(import.meta.dirname, '..'), 'src')

/** Return the number of texts that the rule reports. */
function count(code: string, file: string): number {
  const config = [
    ...svelte.configs.base,
    { files: ['**/*.ts', '**/*.svelte'], plugins: { house: { rules: { texts } } }, rules: { 'house/texts': 'error' } },
  ]
  const messages = new Linter().verify(code, config as Linter.Config[], join(SRC, file))
  expect(messages.filter(({ fatal }) => fatal)).toEqual([])
  return messages.length
}

it.each([
  '<p>Open tables</p>',
  '<p>{n} more</p>',
  '<button aria-label="Close" />',
  '<img alt="A ship" />',
  '<Dialog title="Fleets and decks" />',
  "<p>{open ? 'Open' : ''}</p>",
  '<p>{`${n} open tables`}</p>',
  "<script>const text = 'not a name for programs'</script>",
  "<script module>export const text = () => 'not a name for programs'</script>",
])('%s has a text for readers', (code) => {
  expect(count(code, 'newcomer/New.svelte')).toBe(1)
})

it.each([
  '<p>{say("open-tables")}: {n} – {a}/{b}</p>',
  '<p class="open tables" style="color: red" data-testid="Open">·</p>',
  '<Field name="user-name" class="two words" />',
  "<script>import x from './Two words'; if (key === 'Escape') throw new Error('not a text')</script>",
  "<script>const canNotify = 'Notification' in window</script>",
  "<script>root.querySelector('main button'); const key = 'Enter'</script>",
  '<h1>Galaxies<b>Online</b></h1><a href="/">← Galaxies Online</a>',
  '<script>document.title = `${name} · Galaxies Online`</script>',
  "<script module>export { text } from './Two words'</script>",
  '<Sky ray="color-mix(in srgb, red 22%, blue)" />',
  "<script>field.style.cssText = 'position: fixed; top: 0'</script>",
  "<script>const FIELDS = 'input, textarea, select'</script>",
  "{#if 'Notification' in window}<hr />{/if}",
  "<script module>export { x } from './Two words'; const path = 'M2 8 l4 2 v8 z' + `m${x} 0 L 2 0`</script>",
  '<Burst ray={`color-mix(in srgb, ${tone} 30%, blue)`} />',
  '<style>p { font: 12px Big Shoulders }</style>',
])('%s has no text for readers', (code) => {
  expect(count(code, 'newcomer/New.svelte')).toBe(0)
})

it('allows texts in tests and fixtures', () => {
  const code = "const text = 'Open tables'"
  expect(['newcomer/x.ts', 'newcomer/x.test.ts', 'fixtures/x.ts'].map((file) => count(code, file))).toEqual([1, 0, 0])
})
