import { expect, it } from 'vitest'
import type { ChatLine } from '../../protocol/core'
import { withoutEmptyChat } from './chatting'

const TABS = ['log', 'chat'].map((id) => ({ id, name: id }))
const tabNames = (quiet: boolean | undefined, chat: ChatLine[]) =>
  withoutEmptyChat({ quiet, chat }, TABS).map(({ id }) => id)
const LINE: ChatLine = { n: 1, channel: 'table', seat: 'red', name: 'Ann', text: 'Hello', at: '' }

it('shows no chat if nobody can write and nothing was written', () => {
  expect(tabNames(true, [])).toEqual(['log'])
})

it('shows the chat if somebody can write, or something was written before', () => {
  expect(tabNames(undefined, [])).toEqual(['log', 'chat'])
  expect(tabNames(true, [LINE])).toEqual(['log', 'chat'])
})
