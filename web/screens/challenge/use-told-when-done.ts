import { useEffect, useRef } from 'react'
import { messages } from '#content/texts/messages.ts'
import { notify } from '../../live/notice-store.ts'

/** Tells once that one's challenge is done: by one's last answer, or because the last one is no longer asked for. */
export function useToldWhenDone(isDone: boolean): void {
  const wasDone = useRef(isDone)

  useEffect(() => {
    if (isDone && !wasDone.current) notify(messages.statusStored)
    wasDone.current = isDone
  }, [isDone])
}
