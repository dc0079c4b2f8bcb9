// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { toyView } from '../../fixtures/toy'
import { tutor } from './tutor.svelte'

const coaching = { lessons: ['lesson'], load: () => Promise.resolve({}) }
const lesson = (match: string) => toyView({ match, mission: 'lesson' })

afterEach(() => {
  tutor.set(coaching, toyView(), false)
  tutor.set(coaching, lesson('any'), true)
})

it('speaks unasked in a lesson until it is sent away, and in the next one again', () => {
  expect(tutor.speaks(coaching, lesson('one'))).toBe(true)
  tutor.set(coaching, lesson('one'), false)
  expect([tutor.speaks(coaching, lesson('one')), tutor.speaks(coaching, lesson('two'))]).toEqual([false, true])
  expect(localStorage.getItem('galaxies.coach.left')).toBe('one')
  tutor.set(coaching, lesson('one'), true)
  expect(tutor.speaks(coaching, lesson('one'))).toBe(true)
})

it('speaks anywhere else once it is called, but not in a lesson that it was sent away from', () => {
  expect(tutor.speaks(coaching, toyView())).toBe(false)
  tutor.set(coaching, lesson('one'), false)
  tutor.set(coaching, toyView(), true)
  expect([tutor.speaks(coaching, toyView()), tutor.speaks(coaching, lesson('one'))]).toEqual([true, false])
  expect(localStorage.getItem('galaxies.coach')).toBe('on')
})

it('says nothing to spectators, nor where a game has no coach', () => {
  tutor.set(coaching, toyView(), true)
  expect(tutor.speaks(coaching, toyView({ viewer: 'spectator' }))).toBe(false)
  expect(tutor.speaks(undefined, toyView())).toBe(false)
})
