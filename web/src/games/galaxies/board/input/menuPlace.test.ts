import { expect, it } from 'vitest'
import { menuPlace } from './menuPlace'

const MENU = { width: 230, height: 150 }
const BOARD = { width: 650, height: 450 }

it('stands right of the target where there is room', () => {
  expect(menuPlace(MENU, BOARD, { x: 200, y: 200 }, 50, [{ x: 60, y: 200 }])).toEqual({ x: 250, y: 125 })
})

it.each([
  ['left of a target at the right edge', { x: 600, y: 200 }, [{ x: 100, y: 200 }], { x: 320, y: 125 }],
  ['below it where the attacker is left of it', { x: 500, y: 200 }, [{ x: 300, y: 200 }], { x: 385, y: 250 }],
  ['above it where there is no room below', { x: 500, y: 350 }, [{ x: 300, y: 350 }], { x: 385, y: 150 }],
])('stands %s', (_, target, spots, place) => {
  expect(menuPlace(MENU, BOARD, target, 50, spots)).toEqual(place)
})

it('stays on a board that has room for nothing else', () => {
  const { x, y } = menuPlace(MENU, { width: 240, height: 160 }, { x: 120, y: 80 }, 50, [{ x: 60, y: 80 }])
  expect([x, y]).toEqual([6, 5])
})
