// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import NewVersion from '../app/faults/NewVersion.svelte'
import { build } from './build.svelte'

describe('a newer build of the page', () => {
  beforeEach(() => build.record('start-a', 'start-a'))

  it('is announced when the server names a different build from this one', () => {
    expect(build.newer).toBe(false)
    build.record('start-b', 'start-a')
    expect(build.newer).toBe(true)
    build.record('start-a', 'start-a')
    expect(build.newer).toBe(false)
  })

  it.each([
    ['', 'start-a'],
    ['start-b', ''],
    ['start-a', 'start-a'],
  ])('is not announced if the server names "%s" and "%s" runs here', (named, own) => {
    build.record(named, own)
    expect(build.newer).toBe(false)
  })

  it('is dismissed until there is another one', () => {
    build.record('start-b', 'start-a')
    build.dismiss()
    build.record('start-b', 'start-a')
    expect(build.newer).toBe(false)
    build.record('start-c', 'start-a')
    expect(build.newer).toBe(true)
  })

  it('is loaded only by a press', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    const notice = mount(NewVersion, { target: document.body })
    flushSync()
    expect(reload).not.toHaveBeenCalled()
    document.querySelector<HTMLElement>('[data-testid=reload]')!.click()
    expect(reload).toHaveBeenCalledOnce()
    return unmount(notice)
  })
})
