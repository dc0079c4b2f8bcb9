// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '../../http/api'
import type { MyReport } from '../../protocol/core'
import Reports from './Reports.svelte'

const REPORT: MyReport = {
  id: 'r1',
  at: '2026-11-22T12:00:00Z',
  about: 'Bob',
  match: 'm1',
  reason: 'stalling',
  text: 'Bob never moves.',
  answer: '',
  closed: null,
}

let page: object | undefined

async function open(reports: Partial<MyReport>[]): Promise<string> {
  const request = vi.spyOn(api, 'reports').mockResolvedValue(reports.map((report) => ({ ...REPORT, ...report })))
  page = mount(Reports, { target: document.body })
  flushSync()
  await vi.waitFor(() => expect(request).toHaveResolved())
  flushSync()
  return document.body.textContent.replace(/\s+/g, ' ')
}

afterEach(async () => {
  if (page) await unmount(page)
  vi.restoreAllMocks()
})

it('shows the report and the answer of the host', async () => {
  const text = await open([{ answer: 'We have talked to Bob.' }, { id: 'r2' }, { id: 'r3', closed: REPORT.at }])
  expect(text).toContain('My reports Bob Keeps everyone waiting')
  expect(text).toContain('Bob never moves. The host’s answer: We have talked to Bob.')
  expect(text).toContain('The host has not answered yet.')
  expect(text).toContain('The host has read this report.')
})

it('takes no space without reports', async () => {
  expect(await open([])).toBe('')
})

it('shows an error if the server does not answer', async () => {
  vi.spyOn(api, 'reports').mockRejectedValue(new Error('away'))
  page = mount(Reports, { target: document.body })
  flushSync()
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull())
})
