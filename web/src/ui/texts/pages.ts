// The texts of the other pages outside matches.
import type { Message } from '@fluent/bundle'
import { Locale } from './locale'
import { sayFrom } from './say'

export const locale = new Locale(import.meta.glob<Message[]>('../../../../locales/*/pages.ftl', { import: 'default' }))

export const say = sayFrom(locale)
