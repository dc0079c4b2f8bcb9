import { describe, expect, it } from 'vitest'
import { bytes, calledOff, text } from './passkeys'

describe('passkeys', () => {
  it('writes bytes as WebAuthn does, and reads them', () => {
    const all = Uint8Array.from({ length: 256 }, (_, n) => n)
    const written = text(all.buffer)
    expect(written).toMatch(/^[\w-]+$/)
    expect([...bytes(written)]).toEqual([...all])
    expect(text(bytes('_-8').buffer)).toBe('_-8')
  })

  it('knows who thought better of it', () => {
    expect(calledOff(new DOMException('', 'NotAllowedError'))).toBe(true)
    expect(calledOff(new DOMException('', 'SecurityError'))).toBe(false)
    expect(calledOff(new Error('x'))).toBe(false)
  })
})
