import { describe, expect, it } from 'vitest'
import vectors from '../../fixtures/patches.json'
import type { PatchOperation } from '../../protocol/core'
import { applyPatch } from './patch'

describe('applyPatch', () => {
  const before = { a: { x: 1, y: [1, 2, 3] }, b: { deep: { z: true } }, 'c/d~e': 0 }

  it('adds, removes and replaces', () => {
    const after = applyPatch(before, [
      { op: 'replace', path: '/a/x', value: 2 },
      { op: 'add', path: '/a/y/1', value: 9 },
      { op: 'remove', path: '/b/deep/z' },
      { op: 'add', path: '/new', value: [] },
      { op: 'add', path: '/new/-', value: 'last' },
    ])
    expect(after).toEqual({ a: { x: 2, y: [1, 9, 2, 3] }, b: { deep: {} }, 'c/d~e': 0, new: ['last'] })
  })

  it('does not change the input and untouched branches', () => {
    const copy = structuredClone(before)
    const after = applyPatch(before, [{ op: 'remove', path: '/a/y/0' }])
    expect(before).toEqual(copy)
    expect(after.b).toBe(before.b)
    expect(after.a.y).toEqual([2, 3])
  })

  it('reads escaped keys and replaces the whole document', () => {
    expect(applyPatch(before, [{ op: 'replace', path: '/c~1d~0e', value: 5 }])['c/d~e']).toBe(5)
    expect(applyPatch<unknown>(before, [{ op: 'replace', path: '', value: 7 }])).toBe(7)
  })

  it.each([
    { op: 'replace', path: '/a/none', value: 1 },
    { op: 'remove', path: '/a/none' },
    { op: 'remove', path: '/a/y/3' },
    { op: 'add', path: '/a/y/5', value: 1 },
    { op: 'replace', path: '/a/x/deeper', value: 1 },
    { op: 'replace', path: 'a', value: 1 },
  ] as const)('refuses an invalid operation: $op $path', (operation) => {
    expect(() => applyPatch(before, [operation])).toThrow()
  })
})

describe('a patch of the server', () => {
  it.each(vectors.map(({ name, ...vector }) => [name, vector] as const))(
    'leads from old to new: %s',
    (_name, vector) => {
      const before = structuredClone(vector.old)
      expect(applyPatch<unknown>(vector.old, vector.patch as PatchOperation[])).toEqual(vector.new)
      expect(vector.old).toEqual(before)
    },
  )
})
