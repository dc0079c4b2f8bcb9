// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { showComponent } from '../../fixtures/shows'
import { hasNameMark } from '../session.svelte'
import NewAccount from './NewAccount.svelte'

it('shows the mark added to the same name of another user', () => {
  showComponent(NewAccount, { oncreate: () => undefined })
  const mark = /“(.+)” after it/.exec(document.body.textContent)?.[1]
  expect(hasNameMark(`Ada ${mark}`)).toBe(true)
})
