import { useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

/** A short message to the person. */
export interface Notice {
  readonly id: number
  readonly text: string
}

const SHOWN_FOR_MS = 5000
/** A message is left alone for this long before the next one takes its place. */
const READ_WITHIN_MS = 2000

const noticeStore = createStore<Notice | null>(null)
const waiting: string[] = []
let count = 0
let shownAt = Number.NEGATIVE_INFINITY
let timer: ReturnType<typeof setTimeout> | undefined

/** One at a time, each long enough to be read. */
export function notify(text: string): void {
  waiting.push(text)
  clearTimeout(timer)
  const readAt = noticeStore.get() ? shownAt + READ_WITHIN_MS : 0
  timer = setTimeout(showNext, Math.max(0, readAt - performance.now()))
}

function showNext(): void {
  const text = waiting.shift()
  if (text === undefined) {
    noticeStore.set(null)
    return
  }
  count += 1
  shownAt = performance.now()
  noticeStore.set({ id: count, text })
  timer = setTimeout(showNext, waiting.length > 0 ? READ_WITHIN_MS : SHOWN_FOR_MS)
}

export const useNotice = (): Notice | null => useSyncExternalStore(noticeStore.subscribe, noticeStore.get)
