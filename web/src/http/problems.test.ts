import { expect, it } from 'vitest'
import { problemTexts } from './problems'

const TECHNICAL_TERMS = /POST|GET|\/api\/|token|JSON|string|field|expected|Method|header|query|database|request/i

it.each([
  [401, { type: 'about:blank', title: 'Unauthorized', detail: 'a token is needed: POST /api/guests gives one' }],
  [405, { type: 'about:blank', title: 'Method Not Allowed', detail: 'Method Not Allowed' }],
  [413, { type: 'about:blank', title: 'Request Entity Too Large', detail: 'Request Entity Too Large' }],
  [
    422,
    {
      type: 'about:blank',
      title: 'x',
      detail: 'the request does not fit',
      errors: [{ loc: ['body', 'name'], msg: 'String should have at most 24 characters' }],
    },
  ],
  [
    422,
    {
      type: 'about:blank',
      title: 'x',
      detail: 'the request does not fit',
      errors: [{ loc: ['query', 'limit'], msg: 'Input should be an integer' }],
    },
  ],
  [500, { type: 'about:blank', title: 'Internal Server Error', detail: 'something went wrong in the database' }],
  [502, {}],
  [503, { type: 'urn:galaxies:store-away', title: 'The server cannot reach its database', detail: 'database' }],
  [403, { type: 'urn:galaxies:foreign-origin', title: 'Requests from other sites are refused', detail: '' }],
])('hides texts written for developers: %s', (status, problem) => {
  const { title, detail, reasons } = problemTexts(status, problem)
  expect([title, detail, ...reasons].join(' ')).not.toMatch(TECHNICAL_TERMS)
  expect(detail).not.toBe('')
})

it('keeps texts of the server that are meant for people', () => {
  const banned = { type: 'urn:galaxies:banned', title: 'You are banned', detail: 'You are banned until noon: insults' }
  expect(problemTexts(403, banned).detail).toBe(banned.detail)
  const used = {
    type: 'about:blank',
    title: 'Not Found',
    detail: 'this link has been used, or has expired: get a new one',
  }
  expect(problemTexts(404, used).detail).toBe(used.detail)
  const loadout = {
    type: 'urn:galaxies:bad-loadout',
    title: 'No',
    detail: 'No',
    errors: [{ loc: ['ships'], msg: 'Too dear' }],
  }
  expect(problemTexts(422, loadout).reasons).toEqual(['Too dear'])
})
