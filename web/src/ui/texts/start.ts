// The texts of the start page, and of everything that it loads. The English ones are part of the first script, because
// fetching them would delay the first picture.
import english from '../../../../locales/en/start.ftl?raw'
import { ENGLISH } from './language'
import { Locale } from './locale'
import { sayFrom } from './say'

export const locale = new Locale({
  ...import.meta.glob<string>(['../../../../locales/*/start.ftl', '!../../../../locales/en/*'], {
    query: '?raw',
    import: 'default',
  }),
  [`/${ENGLISH}/start.ftl`]: async () => english,
})

export const say = sayFrom(locale)
