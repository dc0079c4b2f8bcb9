// What holds in every test: no server answers, and what a component began to load is loaded before its test ends, for a
// runner that is closed meanwhile counts it as a fault.
import { afterEach, vi } from 'vitest'

globalThis.fetch = () => Promise.reject(new TypeError('there is no server in tests'))

afterEach(() => vi.dynamicImportSettled())
