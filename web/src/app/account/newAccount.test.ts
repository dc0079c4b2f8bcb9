// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { showComponent } from '../../fixtures/shows'
import { hasNameMark } from '../session.svelte'
import NewAccount from './NewAccount.svelte'

it('says what is shown after the same name of somebody else', () => {
  showComponent(NewAccount, { onmade: () => undefined })
  const mark = /“(.+)” after it/.exec(document.body.textContent)?.[1]
  expect(hasNameMark(`Ada ${mark}`)).toBe(true)
})
