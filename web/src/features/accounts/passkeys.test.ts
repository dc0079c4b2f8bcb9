import { describe, expect, it } from 'vitest'
import { fromBase64Url, isCancelled, toBase64Url } from './passkeys'

describe('passkeys', () => {
  it('encodes and decodes bytes like WebAuthn', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, n) => n)
    const encoded = toBase64Url(bytes.buffer)
    expect(encoded).toMatch(/^[\w-]+$/)
    expect([...fromBase64Url(encoded)]).toEqual([...bytes])
    expect(toBase64Url(fromBase64Url('_-8').buffer)).toBe('_-8')
  })

  it('recognises a cancelled request', () => {
    expect(isCancelled(new DOMException('', 'NotAllowedError'))).toBe(true)
    expect(isCancelled(new DOMException('', 'SecurityError'))).toBe(false)
    expect(isCancelled(new Error('x'))).toBe(false)
  })
})
