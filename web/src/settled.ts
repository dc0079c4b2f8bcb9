// The setup of every test. No server answers, and dynamic imports finish before their test ends. Otherwise a runner
// that closes meanwhile reports a fault.
import { afterEach, vi } from 'vitest'

globalThis.fetch = () => Promise.reject(new TypeError('there is no server in tests'))

afterEach(() => vi.dynamicImportSettled())
