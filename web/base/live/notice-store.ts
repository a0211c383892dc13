import { useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

/** A short message to the person. */
export interface Notice {
  readonly id: number
  readonly text: string
}

export const SHOWN_FOR_MS = 5000
/** A message is left alone for this long before the next one takes its place. */
const READ_WITHIN_MS = 2000

const noticeStore = createStore<Notice | null>(null)
const waiting: string[] = []
let count = 0
/** Null while it is not drawn yet. */
let shownAt: number | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** One at a time, each long enough to be read. */
export function notify(text: string): void {
  waiting.push(text)
  if (noticeStore.get() === null) goOnIn(0)
  else if (shownAt !== null) goOnIn(Math.max(0, shownAt + READ_WITHIN_MS - performance.now()))
}

function goOnIn(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(showNext, ms)
}

function showNext(): void {
  const text = waiting.shift()
  if (text === undefined) {
    noticeStore.set(null)
    return
  }
  count += 1
  shownAt = null
  noticeStore.set({ id: count, text })
  afterDrawing(() => {
    shownAt = performance.now()
    goOnIn(waiting.length > 0 ? READ_WITHIN_MS : SHOWN_FOR_MS)
  })
}

/** What comes with a message can take longer to draw than the message is shown. A page that nobody sees is not drawn. */
function afterDrawing(then: () => void): void {
  if (document.visibilityState === 'hidden') then()
  else requestAnimationFrame(() => requestAnimationFrame(then))
}

export const useNotice = (): Notice | null => useSyncExternalStore(noticeStore.subscribe, noticeStore.get)
