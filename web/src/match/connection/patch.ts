import type { PatchOperation } from '../../protocol/core'

type Node = Record<string, unknown> | unknown[]

/** Apply an RFC 6902 patch (add, remove, replace) without changing the input; unchanged branches keep their
 * identity. */
export function applyPatch<T>(document: T, patch: readonly PatchOperation[]): T {
  return patch.reduce<unknown>(
    (doc, operation) => changeNode(doc, parsePointer(operation.path), operation),
    document,
  ) as T
}

function parsePointer(pointer: string): string[] {
  if (pointer === '') return []
  if (!pointer.startsWith('/')) throw new Error(`not a JSON pointer: ${pointer}`)
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
}

function changeNode(node: unknown, path: string[], operation: PatchOperation): unknown {
  const [head, ...rest] = path
  if (head === undefined) return operation.value
  if (typeof node !== 'object' || node === null) throw new Error(`no such place: ${operation.path}`)
  if (Array.isArray(node)) return changeList(node, head, rest, operation)
  const copy: Record<string, unknown> = { ...(node as Record<string, unknown>) }
  const last = rest.length === 0
  if (!(head in copy) && !(last && operation.op === 'add')) throw new Error(`no such place: ${operation.path}`)
  if (last && operation.op === 'remove') delete copy[head]
  else copy[head] = changeNode(copy[head], rest, operation)
  return copy satisfies Node
}

function changeList(list: unknown[], head: string, rest: string[], operation: PatchOperation): unknown[] {
  const last = rest.length === 0
  const adding = last && operation.op === 'add'
  const index = head === '-' && adding ? list.length : Number(head)
  const limit = adding ? list.length : list.length - 1
  if (!Number.isInteger(index) || index < 0 || index > limit) throw new Error(`no such place: ${operation.path}`)
  const copy = [...list]
  if (adding) copy.splice(index, 0, operation.value)
  else if (last && operation.op === 'remove') copy.splice(index, 1)
  else copy[index] = changeNode(copy[index], rest, operation)
  return copy
}
