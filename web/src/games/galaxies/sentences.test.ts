import { beforeAll, describe } from 'vitest'
import { testSentences } from '../../fixtures/sentences'
import { edition } from './edition.svelte'
import server from './fixtures/sentences.json'
import { locale } from './locale'
import { sentences } from './sentences'

beforeAll(async () => {
  edition.catalogue = await edition.loadBundled()
  await locale.load()
})

describe('the sentences', () => testSentences(sentences, server, 200))
