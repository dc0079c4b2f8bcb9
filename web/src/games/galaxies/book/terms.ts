// The terms that are explained in prompts, the log and cards: game terms and all named items.
import { fillPlaceholders } from '../../../features/book/chapters'
import type { Term } from '../../../features/book/terms'
import type { Catalogue } from '../../../protocol/galaxies'
import { weaponText } from '../catalogue'
import { edition } from '../edition.svelte'
import { valuesOf } from './values'
import { createTerms } from './words'

/** Load the terms of the edition that the page uses. */
export async function loadTerms(): Promise<readonly Term[]> {
  return termsOf(await edition.ensureLoaded())
}

export function termsOf(catalogue: Catalogue): readonly Term[] {
  const values = valuesOf(catalogue)
  return [...createTerms((text) => fillPlaceholders(text, values)), ...nameTerms(catalogue)]
}

const escapeRegExp = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const nameTerm = (id: string, name: string, text: string, to: string, numbered = false): Term => ({
  id,
  name,
  forms: [escapeRegExp(name) + (numbered ? '(?: \\d+)?' : '')],
  proper: true,
  text,
  to,
})

function nameTerms({ ships, tactics, tiles }: Catalogue): Term[] {
  const cards = Object.values(tactics).flatMap(({ id, name, type, cost, weapon, powers }) => {
    const stats = weapon && `${weaponText(weapon)}.`
    const does = [stats, ...powers.map(({ text }) => text)].filter(Boolean).join(' ')
    return [
      nameTerm(`card-${id}`, name, `${capitalize(type)}, ${cost} energy. ${does}`, `cards#${id}`),
      ...powers
        .filter((power) => power.name !== name)
        .map((power) => nameTerm(`power-${power.id}`, power.name, power.text, `cards#${id}`)),
    ]
  })
  const discoveries = Object.values(tiles)
    .filter(({ class: kind }) => kind === 'discovery')
    .map(({ id, name, text }) => nameTerm(`tile-${id}`, name, text, `tiles#${id}`))
  const own = Object.values(ships).flatMap(({ id, name, role, ships: many, versions }) => {
    const ship = nameTerm(`ship-${id}`, name, role, `ships#${id}`, many > 1)
    const powers = new Map(
      Object.values(versions).flatMap((version) => version.powers.map((power) => [power.id, power])),
    )
    return [
      ship,
      ...[...powers.values()].map((power) => nameTerm(`power-${power.id}`, power.name, power.text, `ships#${id}`)),
    ]
  })
  return [...cards, ...discoveries, ...own]
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
