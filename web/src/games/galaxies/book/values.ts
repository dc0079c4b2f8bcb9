// The numbers and names quoted in the book: all printed values, the numbers of the rules, and odds.
import type { Catalogue } from '../../../protocol/galaxies'
import rules from './numbers.json'
import { oddsOf, type Odds } from './odds'

export function valuesOf(catalogue: Catalogue): object {
  const odds: Record<string, Record<string, Odds>> = {}
  for (const [id, { versions }] of Object.entries(catalogue.ships))
    odds[id] = Object.fromEntries(Object.entries(versions).map(([level, version]) => [level, oddsOf(version)]))
  return { ...catalogue, rules, odds }
}
