import { say } from '../texts/start'

export interface Toast {
  id: number
  tone: 'error' | 'info'
  text: string
}

let next = 1
export const toasts = $state<{ all: Toast[] }>({ all: [] })

export function toast(text: string, tone: Toast['tone'] = 'info', ms = 5000): void {
  if (toasts.all.some((toast) => toast.text === text)) return
  const id = next++
  toasts.all = [...toasts.all.slice(-3), { id, tone, text }]
  setTimeout(() => dismiss(id), ms)
}

export function dismiss(id: number): void {
  toasts.all = toasts.all.filter((toast) => toast.id !== id)
}

export function toastError(error: unknown): void {
  const reasons = error instanceof Error && 'reasons' in error && Array.isArray(error.reasons) ? error.reasons : []
  const isProblem = error instanceof Error && 'detail' in error // a problem, with a text for users
  const text = isProblem ? error.message : say('problem-unexpected.toast')
  toast([text, ...reasons].join(' '), 'error', 7000)
}
