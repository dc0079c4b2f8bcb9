// The texts of the match page outside the table, and those that several pages say. All pages but the start page have
// them.
import type { Message } from '@fluent/bundle'
import { Locale } from './locale'
import { sayFrom } from './say'

export const locale = new Locale(import.meta.glob<Message[]>('../../../../locales/*/common.ftl', { import: 'default' }))

export const say = sayFrom(locale)
