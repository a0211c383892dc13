import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
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

/** What was seen to: told for a while, then folded. */
export function ResolvedEvent({ event: { heading }, resolved: { text, at, roleId } }: ResolvedEventProps) {
  const isFresh = useIsFresh(at)
  return (
    <>
      <p role="status" className="sr-only">
        {isFresh && `${heading}: ${text}`}
      </p>
      <Disclosure
        isOpen={isFresh}
        title={
          <span className="flex items-center gap-2.5">
            <CircleCheck aria-hidden size={20} className="shrink-0 text-present" />
            <span>
              {heading}: seen to by <RoleName role={roleId} />
            </span>
          </span>
        }
      >
        <p className="leading-snug">{text}</p>
      </Disclosure>
    </>
  )
}

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
