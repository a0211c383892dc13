import { useEffect, useState } from 'react'
import type { EventView } from '#case/views/events.ts'
import { callPerson } from '../attention/call-person.ts'
import { FRESH_MS } from '../attention/sudden-event.ts'
import { useSurroundings } from '../live/surroundings.ts'

type Open = Pick<EventView, 'slug' | 'at' | 'heading' | 'sign' | 'seen' | 'resolved' | 'left'>

/** What has been told on this device. Pages come and go; nobody is startled twice. */
const told = new Set<string>()
const nameOf = ({ slug, at }: Open): string => `${slug} ${at}`

/** What is open and has not been told yet. */
export const newEvents = (events: readonly Open[], known: ReadonlySet<string>): readonly Open[] =>
  events.filter((event) => event.resolved === null && event.left === null && !known.has(nameOf(event)))

/** Says what happens, once, for who cannot see it; calls who looks elsewhere; and sounds like a device, where that is switched on. */
export function useCallToEvents(events: readonly EventView[]): string {
  const { mirrors, now } = useSurroundings()
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    if (mirrors !== null) return
    const fresh = newEvents(events, told)
    if (fresh.length === 0) return
    for (const event of fresh) told.add(nameOf(event))
    setAnnounced(fresh.map(({ heading, sign, seen }) => [heading, sign ?? seen].join(': ')).join(' '))
    if (fresh.every(({ at }) => now() - at > FRESH_MS)) return
    callPerson(fresh.map(({ heading }) => heading).join(', '))
    void import('../monitor/sound/monitor-sound.ts').then(({ soundAlarm }) => soundAlarm('low')).catch(() => {})
  }, [events, mirrors, now])

  return announced
}
