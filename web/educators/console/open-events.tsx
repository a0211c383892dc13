import { Zap } from 'lucide-react'
import type { ConsoleView } from '#case/views/console/console.ts'
import type { InjectionView } from '#case/views/console/injections.ts'
import { useServerNow } from '../../live/surroundings.ts'
import { roles } from '../../roles/roles.ts'
import { clockText } from '../../ui/number-text.ts'

interface OpenEventsProps {
  readonly view: Pick<ConsoleView, 'events' | 'pause'>
  /** Opens the event: what they see, and how it is put right. */
  readonly onOpen: (slug: string) => void
}

/** What was let happen and waits for its role, since when, and who has seen it. */
export function OpenEvents({ view: { events, pause }, onOpen }: OpenEventsProps) {
  const now = useServerNow()
  const open = events.filter(({ happened }) => happened && happened.resolvedAt === null && !happened.isLeft)
  if (open.length === 0) return null
  return (
    <ul aria-label="Happening now" className="grid min-w-0 gap-2">
      {open.map((event) => (
        <li key={event.slug} className="min-w-0">
          <button
            type="button"
            onClick={() => onOpen(event.slug)}
            className="flex min-h-11 w-full min-w-0 items-center gap-2.5 rounded-xl bg-alarm-soft px-3.5 py-1.5 text-left leading-tight ring-1 ring-alarm/40 ring-inset hover:ring-alarm"
          >
            <Zap aria-hidden size={18} className="shrink-0 text-alarm" />
            <span className="min-w-0">
              <span className="font-semibold">{event.title}</span>{' '}
              <span className="text-sm">{standText(event, pause?.since ?? now)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function standText({ happened, roleId }: InjectionView, until: number): string {
  if (!happened) return ''
  const seen = happened.recognised ? `seen by ${roles[happened.recognised.roleId].label}` : 'seen by nobody yet'
  const tries = happened.tries.length > 0 ? [`${happened.tries.length} wrong`] : []
  return [`for ${roles[roleId].label}`, seen, ...tries, clockText(until - happened.at)].join(' · ')
}
