import { useState } from 'react'
import { keep, recall } from '../../../base/live/device-storage.ts'

const keyOf = (name: string) => `console:${name}`

/** Puts words where the dialog of this name will find them. */
export const keepWords = (name: string, text: string): void => keep(keyOf(name), text)

/** What is being typed, kept by the tab until it is sent: a dialog that closes, or a reload, loses nothing. */
export function useKeptWords(name: string): [text: string, enter: (text: string) => void] {
  const key = keyOf(name)
  const [text, setText] = useState(() => {
    const kept = recall(key)
    return typeof kept === 'string' ? kept : ''
  })
  return [
    text,
    (next) => {
      setText(next)
      keep(key, next || null)
    },
  ]
}
