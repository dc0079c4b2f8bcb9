// The Fluent files of Pulp Invasion, by language.
import type { Message } from '@fluent/bundle'
import { Locale } from '../../ui/texts/locale'

export const locale = new Locale(import.meta.glob<Message[]>('../../../../locales/*/pulp.ftl', { import: 'default' }))
