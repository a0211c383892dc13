import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RoleId } from '#case/roles.ts'
import { callPerson } from '../attention/call-person.ts'
import type { Held } from '../live/held.ts'
import { useLive } from '../live/live-store.ts'
import { notify } from '../live/notice-store.ts'
import { newsBetween } from './news.ts'

/** What happens by itself or elsewhere, for those who do not see it: a line at a time. */
export function useNews(role: RoleId, isChatOpen: boolean): string {
  const held = useLive((state) => state.held)
  const before = useRef<Held | null>(null)
  const [line, setLine] = useState('')

  const tell = useEffectEvent((now: Held) => {
    const earlier = before.current
    before.current = now
    if (earlier?.run !== now.run) return
    const { clock, chat, score } = newsBetween(earlier.view, now.view, role)
    for (const text of clock) notify(text)
    // An open chat reads its messages out by itself.
    const said = isChatOpen ? score : [...chat, ...score]
    if (said.length > 0) setLine(said.join(' '))
    const [call] = [...clock, ...chat]
    if (call) callPerson(call)
  })
  useEffect(() => {
    if (held) tell(held)
  }, [held])

  return line
}
