import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RoleId } from '#case/roles.ts'
import type { Held } from '../live/held.ts'
import { useLive } from '../live/live-store.ts'
import { newsBetween } from './news.ts'
import { notify } from './notice-store.ts'

/** What happens by itself or elsewhere, for those who do not see it: a line at a time. */
export function useNews(role: RoleId, isChatOpen: boolean): string {
  const held = useLive((state) => state.held)
  const before = useRef<Held | null>(null)
  const [line, setLine] = useState('')

  const tell = useEffectEvent((now: Held) => {
    const earlier = before.current
    before.current = now
    if (earlier?.run !== now.run) return
    const { shown, said } = newsBetween(
      earlier.view,
      isChatOpen ? { ...now.view, chat: earlier.view.chat } : now.view,
      role,
    )
    for (const text of shown) notify(text)
    if (said.length > 0) setLine(said.join(' '))
  })
  useEffect(() => {
    if (held) tell(held)
  }, [held])

  return line
}
