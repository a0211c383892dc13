import { Eye, TriangleAlert } from 'lucide-react'
import type { EventView } from '#case/views/events.ts'
import { useCommand } from '../live/use-command.ts'
import { RoleName } from '../roles/role-tag.tsx'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { EventAnswer } from './event-answer.tsx'

/** Something that happens: what this person sees of it, and what they can do about it. */
export function EventCard({ event }: { event: EventView }) {
  const { slug, heading, sign, display, seen, ask, wrong } = event
  const resolve = useCommand('resolve-event')
  return (
    <section
      aria-label={`Happening now: ${heading}`}
      className="overflow-hidden rounded-card border-2 border-alarm bg-paper shadow-sheet motion-safe:animate-arrive"
    >
      <h2 className="flex items-center gap-2.5 bg-alarm-soft px-4 py-2.5 font-bold text-alarm">
        <TriangleAlert aria-hidden size={20} className="shrink-0" />
        {heading}
      </h2>
      <div className="space-y-3 p-4 leading-snug">
        {sign && <p className="font-semibold">{sign}</p>}
        {display && <Display {...display} />}
        {seen && <p>{seen}</p>}
        <Recognition event={event} />
        {ask ? (
          <EventAnswer
            slug={slug}
            ask={ask}
            wrong={wrong}
            isSending={resolve.sending?.event === slug}
            refusal={resolve.refusal}
            onAnswer={(answer) => resolve.send({ event: slug, ...answer })}
          />
        ) : (
          <p className="text-ink-soft">This is for somebody else’s hands. Make sure that they know.</p>
        )}
      </div>
    </section>
  )
}

/** What a device shows, as on its own small screen. */
function Display({ device, reading }: { device: string; reading: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 rounded-xl bg-night px-4 py-2.5 text-night-soft">
      <span className="text-sm">{device}</span>
      <span className="font-bold text-dawn text-lg tabular-nums">{reading}</span>
    </p>
  )
}

/** The first who says that they see it is noted. */
function Recognition({ event: { slug, recognisedBy } }: { event: EventView }) {
  const recognise = useCommand('recognise-event')
  if (recognisedBy !== null) {
    return (
      <p className="text-ink-soft text-sm">
        Seen first by <RoleName role={recognisedBy} />
      </p>
    )
  }
  return (
    <>
      <Button
        look="quiet"
        className="w-full"
        aria-disabled={recognise.isSending}
        onClick={() => !recognise.isSending && recognise.send({ event: slug })}
      >
        <Eye aria-hidden size={18} /> I see it
      </Button>
      <div role="alert">{recognise.refusal && <Callout look="alarm">{recognise.refusal}</Callout>}</div>
    </>
  )
}
