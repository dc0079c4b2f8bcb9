// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { showComponent } from '../../fixtures/shows'
import type { ChanceOfSeat, CoreView } from '../../protocol/core'
import ChanceChart from './ChanceChart.svelte'

const seat = (side: string, team: string) => ({ side, team })
const view = {
  viewer: 'red-1',
  order: ['red-1', 'red-2', 'blue-1'],
  round: 6,
  seats: { 'red-1': seat('red', 'red'), 'red-2': seat('red', 'red'), 'blue-1': seat('blue', 'blue') },
  teams: { red: { seats: ['red-1', 'red-2'] }, blue: { seats: ['blue-1'] } },
  result: { winners: ['blue'], losers: ['red'], reason: 'fleet', label: '' },
} as unknown as CoreView
const chances: ChanceOfSeat[] = [1, 2, 3, 4, 5, 6].flatMap((round) =>
  view.order.flatMap((turn) =>
    view.order.map((seat) => ({ round, turn, seat, chance: seat === 'blue-1' ? 0.6 : 0.4 })),
  ),
)
const table = { view, emblem: '', nameOf: (id: string) => `The ${id}`, tone: () => 'red' }

let chart: HTMLElement
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.classList.contains('scale') ? 310 : 40
  })
  showComponent(ChanceChart, { table, chances })
  chart = document.querySelector<HTMLElement>('[data-testid=chances]')!
})

it('labels each line beside a piece of it, the viewer’s own first', () => {
  const names = [...chart.querySelectorAll('.legend li')]
  expect(names.map((element) => element.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    'The red-1 (you) 0%',
    'The blue-1 100%',
    'The red-2 0%',
  ])
  const striped = names.map((element) => element.classList.contains('striped'))
  const lines = names.map((element) =>
    chart.querySelector(`g[data-seat=${element.getAttribute('data-testid')!.slice(5)}]`)!,
  )
  expect(lines.map((element) => element.classList.contains('striped'))).toEqual(striped)
  expect(striped).toEqual([false, false, true])
  expect(names.every((element) => element.querySelector('svg.key polyline'))).toBe(true)
})

it('names both axes', () => {
  expect(chart.querySelector('figcaption')!.textContent).toContain('Chance of winning, round by round')
  expect([...chart.querySelectorAll('.share span')].map((element) => element.textContent)).toEqual([
    '100%',
    '50%',
    '0%',
  ])
  const rounds = [...chart.querySelectorAll('[data-testid=chance-rounds] span')].map((element) => element.textContent)
  expect(rounds).toEqual(['1', '2', '3', '4', '5', '6', 'End'])
})
