// What a component began to load is loaded before its test ends: a runner that is closed meanwhile counts it as a fault.
import { afterEach, vi } from 'vitest'

afterEach(() => vi.dynamicImportSettled())
