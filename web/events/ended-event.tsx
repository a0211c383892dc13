import { CircleCheck, CircleSlash } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { EventView } from '#case/views/events.ts'
import { useSurroundings } from '../live/surroundings.ts'
import { RoleName } from '../roles/role-tag.tsx'
import { Disclosure } from '../ui/disclosure.tsx'

/** What was done stands open this long, and can be looked up afterwards. */
const SHOWN_FOR_MS = 20_000

interface ResolvedEventProps {
  readonly event: EventView
  readonly resolved: NonNullable<EventView['resolved']>
}

/** What ended: what nobody saw to says what came of it, and asks no more. */
export function EndedEvent({ event }: { event: EventView }) {
  if (event.resolved) return <ResolvedEvent event={event} resolved={event.resolved} />
  return (
    event.left && (
      <Ended
        icon={<CircleSlash aria-hidden size={20} className="shrink-0 text-ink-soft" />}
        title={`${event.heading}: over`}
        text={event.left}
        isOpen
      />
    )
  )
}

/** What was seen to: told for a while, then folded. */
function ResolvedEvent({ event: { heading }, resolved: { text, at, roleId } }: ResolvedEventProps) {
  const isFresh = useIsFresh(at)
  return (
    <>
      <p role="status" className="sr-only">
        {isFresh && `${heading}: ${text}`}
      </p>
      <Ended
        isOpen={isFresh}
        icon={<CircleCheck aria-hidden size={20} className="shrink-0 text-present" />}
        title={
          <>
            {heading}: seen to by <RoleName role={roleId} />
          </>
        }
        text={text}
      />
    </>
  )
}

interface EndedProps {
  readonly icon: ReactNode
  readonly title: ReactNode
  readonly text: string
  readonly isOpen: boolean
}

const Ended = ({ icon, title, text, isOpen }: EndedProps) => (
  <Disclosure
    isOpen={isOpen}
    title={
      <span className="flex items-center gap-2.5">
        {icon}
        <span>{title}</span>
      </span>
    }
  >
    <p className="leading-snug">{text}</p>
  </Disclosure>
)

function useIsFresh(at: number): boolean {
  const { now } = useSurroundings()
  const [leftMs] = useState(() => at + SHOWN_FOR_MS - now())
  const [isFresh, setIsFresh] = useState(leftMs > 0)

  useEffect(() => {
    const timer = setTimeout(() => setIsFresh(false), Math.max(0, leftMs))
    return () => clearTimeout(timer)
  }, [leftMs])

  return isFresh
}
