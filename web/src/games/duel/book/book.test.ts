import { expect, it } from 'vitest'
import { picturesOf } from '../../../fixtures/books'
import { loadBook } from '.'
import { PICTURES } from './pictures'

it('has every picture that the page names, and names every picture that it has', () => {
  expect(picturesOf(loadBook()).sort()).toEqual(Object.keys(PICTURES).sort())
})
