import { Ear, Undo2, Zap } from 'lucide-react'
import type { ConsoleView } from '#case/views/console/console.ts'
import type { InjectionView } from '#case/views/console/injections.ts'
import { useServerNow } from '../../base/live/surroundings.ts'
import { roles } from '../../base/roles/roles.ts'
import { IconButton } from '../../base/ui/button.tsx'
import { KeyCap } from '../../base/ui/key-cap.tsx'
import { boundUnits, clockText } from '../../base/ui/number-text.ts'
import { useHasPauseKey } from './use-pause-key.ts'

interface OpenEventsProps {
  readonly view: Pick<ConsoleView, 'events' | 'pause'>
  /** Opens the event: what they see, and how it is put right. */
  readonly onOpen: (slug: string) => void
  /** As if it had not happened. Null: not now. */
  readonly onTakeBack: ((slug: string) => void) | null
}

/** What was let happen and waits for its role, or was left to the story and is still to be seen. */
export const openIn = (events: ConsoleView['events']): readonly InjectionView[] =>
  events.filter(({ happened }) => happened && happened.resolvedAt === null && !happened.isOver)

/** Which can still be taken back, and came last. */
export const newestOf = (events: readonly InjectionView[]): InjectionView | undefined =>
  events
    .filter(({ happened }) => !happened?.isLeft)
    .toSorted((one, other) => (other.happened?.at ?? 0) - (one.happened?.at ?? 0))[0]

/** The same, since when, and who has seen it. */
export function OpenEvents({ view: { events, pause }, onOpen, onTakeBack }: OpenEventsProps) {
  const now = useServerNow()
  const hasKeys = useHasPauseKey()
  const open = openIn(events)
  if (open.length === 0) return null
  const newest = newestOf(open)
  return (
    <ul aria-label="Happening now" className="grid min-w-0 gap-2">
      {open.map((event) => {
        const shortcut = hasKeys && event === newest ? 'Z' : undefined
        return (
          <li
            key={event.slug}
            className="flex min-w-0 rounded-xl bg-alarm-soft ring-1 ring-alarm/40 ring-inset hover:ring-alarm"
          >
            <button
              type="button"
              onClick={() => onOpen(event.slug)}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-xl px-3.5 py-1.5 text-left leading-tight"
            >
              <Zap aria-hidden size={18} className="shrink-0 text-alarm" />
              <span className="min-w-0">
                <span className="font-semibold">{event.title}</span>{' '}
                <span className="text-sm">{standText(event, pause?.since ?? now)}</span>
              </span>
            </button>
            {!event.happened?.isLeft && (
              <IconButton
                label="Take it back"
                disabled={onTakeBack === null}
                aria-keyshortcuts={shortcut}
                onClick={() => onTakeBack?.(event.slug)}
                className="w-auto! min-w-11 gap-1.5 px-2.5"
              >
                <Undo2 aria-hidden size={18} /> {shortcut && <KeyCap name={shortcut} />}
              </IconButton>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function standText({ happened, roleId }: InjectionView, until: number): string {
  if (!happened) return ''
  if (happened.isLeft) return `left by the team, until the story sees to it · ${clockText(until - happened.at)}`
  const seen = happened.recognised ? `seen by ${roles[happened.recognised.roleId].label}` : 'seen by nobody yet'
  const tries = happened.tries.length > 0 ? [`${happened.tries.length} wrong`] : []
  return [`for ${roles[roleId].label}`, seen, ...tries, clockText(until - happened.at)].join(' · ')
}

interface OpenLoopsProps {
  readonly view: Pick<ConsoleView, 'orders'>
  /** Opens all loops of the point. */
  readonly onOpen: () => void
}

/** What was read back wrong and is not said again yet. */
export function OpenLoops({ view: { orders }, onOpen }: OpenLoopsProps) {
  const wrong = orders?.loops.filter(({ readBack }) => readBack?.some(({ isWrong }) => isWrong)) ?? []
  if (!orders || wrong.length === 0) return null
  return (
    <ul aria-label="Read back wrong" className="grid min-w-0 gap-2">
      {wrong.map(({ id, name, roleId, stage, readBack }) => (
        <li key={id} className="min-w-0">
          <button
            type="button"
            onClick={onOpen}
            className="flex min-h-11 w-full min-w-0 items-center gap-2.5 rounded-xl bg-alarm-soft px-3.5 py-1.5 text-left leading-tight ring-1 ring-alarm/40 ring-inset hover:ring-alarm"
          >
            <Ear aria-hidden size={18} className="shrink-0 text-alarm" />
            <span className="min-w-0">
              <span className="font-semibold">
                {name}: {stage === 'read-back' ? 'read back wrong' : 'a wrong read-back was confirmed'}
              </span>{' '}
              <span className="text-sm">
                {roles[roleId].label} read back{' '}
                {readBack
                  ?.filter(({ isWrong }) => isWrong)
                  .map(({ heard, ordered }) => boundUnits(`${heard}, ordered ${ordered}`))
                  .join('; ')}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
