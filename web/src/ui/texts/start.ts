// The texts of the start page, and of everything that it loads. The English ones are part of the first script, because
// fetching them would delay the first picture.
import type { Message } from '@fluent/bundle'
import english from '../../../../locales/en/start.ftl'
import { ENGLISH } from './language'
import { Locale } from './locale'
import { sayFrom } from './say'

export const locale = new Locale({
  ...import.meta.glob<Message[]>(['../../../../locales/*/start.ftl', '!../../../../locales/en/*'], {
    import: 'default',
  }),
  [`/${ENGLISH}/start.ftl`]: async () => english,
})

export const say = sayFrom(locale)
