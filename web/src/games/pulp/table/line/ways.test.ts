// @vitest-environment happy-dom
import { mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Catalogue } from '../../../../protocol/pulp'
import printed from '../../edition.json'
import { edition } from '../../edition.svelte'
import { pulpView } from '../../fixtures/views'
import LineWays from './LineWays.svelte'

let ways: object | undefined

beforeAll(() => {
  edition.catalogue = printed as unknown as Catalogue
})

afterEach(async () => {
  if (ways) await unmount(ways)
})

it('shows the risk of evading the current card, and only the cost of later ones', () => {
  for (const [status, odds] of [
    ['current', 1],
    ['waiting', 0],
  ] as const) {
    const target = document.createElement('div')
    const card = { ...pulpView().line[0]!, status }
    ways = mount(LineWays, { target, props: { card } })
    expect([status, target.querySelectorAll('.odds').length]).toEqual([status, odds])
    expect(target.textContent).toContain('Evade')
  }
})
