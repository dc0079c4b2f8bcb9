import { describe, expect, it } from 'vitest'
import { linesOf, polylinePoints, roundsIn, spacedRounds, spanOf, chancesText } from './chances'

const chanceOf = (round: number, turn: string, seat: string, chance: number) => ({ round, turn, seat, chance })

describe('chances of winning', () => {
  const order = ['red', 'blue']

  it('are a line for each seat, from the first turn to the last', () => {
    const chances = [chanceOf(2, 'blue', 'red', 1), chanceOf(1, 'red', 'red', 0.5), chanceOf(1, 'blue', 'red', 0.6)]
    chances.push(chanceOf(2, 'red', 'red', 0.8), chanceOf(1, 'red', 'blue', 0.5))
    const [red, blue] = linesOf(chances, order, { first: 0, last: 3 })
    expect(red!.runs).toEqual([
      [
        [0, 0.5],
        [1 / 3, 0.6],
        [2 / 3, 0.8],
        [1, 1],
      ],
    ])
    expect([red!.last, blue!.last]).toEqual([1, 0.5])
  })

  it('have a gap where a turn is missing, and no line where nothing is known', () => {
    const chances = [chanceOf(1, 'red', 'red', 0.5), chanceOf(2, 'red', 'red', 0.25), chanceOf(2, 'blue', 'red', 0.2)]
    const [red, ...others] = linesOf(chances, order, { first: 0, last: 3 })
    expect(red!.runs).toEqual([[[0, 0.5]], [[2 / 3, 0.25], [1, 0.2]]]) // prettier-ignore
    expect(others).toEqual([])
    expect(linesOf([], order, { first: 0, last: 0 })).toEqual([])
  })

  it('have none for the turns of a seat that has no turns', () => {
    const chances = [chanceOf(1, 'red', 'red', 0.5), chanceOf(2, 'red', 'red', 0.25), chanceOf(3, 'red', 'blue', 0.6)]
    const [red, blue] = linesOf(chances, order, { first: 0, last: 2 })
    expect(red!.runs).toEqual([[[0, 0.5], [0.5, 0.25]]]) // prettier-ignore
    expect(blue!.runs).toEqual([[[1, 0.6]]])
  })

  it('span the known part of the match, with room for its end', () => {
    const chances = [chanceOf(3, 'blue', 'red', 0.5), chanceOf(3, 'blue', 'blue', 0.4)]
    const span = spanOf(chances, order, 3, true)
    expect(span).toEqual({ first: 2, last: 3 })
    expect(linesOf(chances, order, span, { red: 1, blue: 0 }).map(({ runs }) => runs)).toEqual([
      [[[0, 0.5], [1, 1]]],
      [[[0, 0.4], [1, 0]]],
    ]) // prettier-ignore
    expect(roundsIn(span, 1)).toEqual([])
  })

  it('have no end in a match that was closed', () => {
    const chances = [chanceOf(1, 'red', 'red', 0.5), chanceOf(1, 'blue', 'red', 0.4)]
    expect(spanOf(chances, order, 2, false)).toEqual({ first: 0, last: 3 })
    expect(spanOf([], order, 0, false).first).toBe(0)
  })

  it('are divided where a round begins', () => {
    expect(roundsIn({ first: 1, last: 5 }, 2)).toEqual([
      { round: 2, at: 0.25 },
      { round: 3, at: 0.75 },
    ])
  })

  it('are drawn with the best on top', () => {
    expect(polylinePoints([[0, 0.25], [1, 1]], 200, 100)).toBe('0,75 200,0') // prettier-ignore
  })

  it('are described in words by round', () => {
    const chances = [chanceOf(1, 'red', 'red', 0.5), chanceOf(1, 'blue', 'red', 0.55), chanceOf(2, 'red', 'red', 0.9)]
    expect(chancesText([...chances, chanceOf(2, 'red', 'blue', 0.1)], 'red')).toBe('round 1: 55%, round 2: 90%')
  })

  it('names only rounds that have room beside each other and beside both ends', () => {
    const rounds = [0.1, 0.2, 0.25, 0.4, 0.78, 0.95].map((at, i) => ({ round: i + 2, at }))
    expect(spacedRounds(rounds, { chart: 300, word: 40, last: 25 }).map(({ round }) => round)).toEqual([2, 3, 5, 6])
  })

  it.each([2, 5, 8])('names each of %i rounds on a phone', (count) => {
    const rounds = roundsIn({ first: 0, last: count }, 1)
    expect(spacedRounds(rounds, { chart: 310, word: 40, last: 25 })).toEqual(rounds)
  })
})
