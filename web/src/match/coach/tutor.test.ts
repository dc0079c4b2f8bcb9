// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { toyView } from '../../fixtures/toy'
import { tutor } from './tutor.svelte'

const coaching = { lessons: ['lesson'], load: () => Promise.resolve({}) }
const lessonView = (match: string) => toyView({ match, mission: 'lesson' })

afterEach(() => {
  tutor.setSpeaking(coaching, toyView(), false)
  tutor.setSpeaking(coaching, lessonView('any'), true)
})

it('speaks in a lesson until it is dismissed, and again in the next lesson', () => {
  expect(tutor.isSpeaking(coaching, lessonView('one'))).toBe(true)
  tutor.setSpeaking(coaching, lessonView('one'), false)
  expect([tutor.isSpeaking(coaching, lessonView('one')), tutor.isSpeaking(coaching, lessonView('two'))]).toEqual([
    false,
    true,
  ])
  expect(localStorage.getItem('galaxies.coach.left')).toBe('one')
  tutor.setSpeaking(coaching, lessonView('one'), true)
  expect(tutor.isSpeaking(coaching, lessonView('one'))).toBe(true)
})

it('speaks elsewhere once it is called, but not in a lesson where it was dismissed', () => {
  expect(tutor.isSpeaking(coaching, toyView())).toBe(false)
  tutor.setSpeaking(coaching, lessonView('one'), false)
  tutor.setSpeaking(coaching, toyView(), true)
  expect([tutor.isSpeaking(coaching, toyView()), tutor.isSpeaking(coaching, lessonView('one'))]).toEqual([true, false])
  expect(localStorage.getItem('galaxies.coach')).toBe('on')
})

it('does not speak to spectators, or in a game without a coach', () => {
  tutor.setSpeaking(coaching, toyView(), true)
  expect(tutor.isSpeaking(coaching, toyView({ viewer: 'spectator' }))).toBe(false)
  expect(tutor.isSpeaking(undefined, toyView())).toBe(false)
})
