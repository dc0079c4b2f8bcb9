// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { showComponent } from '../../fixtures/shows'
import CoverPicture from './CoverPicture.svelte'

it.each([
  ['duel', 2, false],
  ['table', 4, false],
  ['', 4, true],
])('shows for the mission "%s" %i cards, in a band: %s', (mission, cards, band) => {
  showComponent(CoverPicture, { mission })
  const [, , width, height] = document.querySelector('svg')!.getAttribute('viewBox')!.split(' ').map(Number)
  expect(document.querySelectorAll('.card').length).toBe(cards)
  expect(width! / height! >= 4).toBe(band)
})
