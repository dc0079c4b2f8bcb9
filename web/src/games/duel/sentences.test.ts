import { beforeAll, describe } from 'vitest'
import { testSentences } from '../../fixtures/sentences'
import server from './fixtures/sentences.json'
import { locale } from './locale'
import { sentences } from './sentences'

beforeAll(() => locale.load())

describe('the sentences', () => testSentences(sentences, server, 20))
