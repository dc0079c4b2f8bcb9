// The setup of every test. No server answers, and dynamic imports finish before their test ends. Otherwise, a test
// runner that closes during an import reports an error.
import { afterEach, vi } from 'vitest'

globalThis.fetch = () => Promise.reject(new TypeError('there is no server in tests'))

afterEach(() => vi.dynamicImportSettled())
