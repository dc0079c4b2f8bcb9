// The texts of the table that all games share.
import type { Message } from '@fluent/bundle'
import { Locale } from './locale'
import { sayFrom } from './say'

export const locale = new Locale(import.meta.glob<Message[]>('../../../../locales/*/table.ftl', { import: 'default' }))

export const say = sayFrom(locale)
