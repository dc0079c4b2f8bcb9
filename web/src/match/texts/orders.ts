// The texts of standing orders as data. TODO: delete this file once the protocol has `text` and `warning_text`, and
// write them with `sayOf` in sentences.ts. Until then, servers may send only the English `label` and `warning`.
import type { TextView } from '../../protocol/core'
import type { Say } from './texts'

export interface OrderText {
  text?: TextView
  warning_text?: TextView
  label?: string
  warning?: string
}

export const textOfOrder = ({ text, label = '' }: OrderText, say: Say) =>
  text ? say('order', text.key, text.args) : label

export const warningOfOrder = ({ warning_text: text, warning = '' }: OrderText, say: Say) =>
  text ? say('warning', text.key, text.args) : warning
