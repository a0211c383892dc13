import { useId } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { ConsoleTold } from '#case/views/console/messages.ts'
import { useServerNow } from '../../live/surroundings.ts'
import { Mirror } from '../../mirrors/mirror.tsx'
import { roles } from '../../roles/roles.ts'
import { ScreenOf } from '../../routes/screen-of.tsx'
import { AnyScreen } from '../../steps/any-screen.ts'
import { PresenceDot } from '../../team/presence.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { mirrors } from './told/console-store.ts'
import { type SeatStanding, seatStanding } from './told/seat-text.ts'

interface RoleScreenProps {
  readonly told: ConsoleTold
  readonly role: RoleId
  /** Does for an empty seat what would be its next deed. */
  readonly onAct: ((role: RoleId) => void) | null
}

/** One of the three: who it is, where they are and how long already, and their screen. */
export function RoleScreen({ told, role, onAct }: RoleScreenProps) {
  const title = useId()
  const standing = seatStanding(told, role, useServerNow())
  const deed = standing.isEmpty ? told.view.guides[role]?.nextDeed : null

  return (
    <section
      aria-labelledby={title}
      data-role={role}
      className="flex min-w-0 snap-start flex-col overflow-hidden rounded-card border border-line bg-paper shadow-sheet"
    >
      <div className="space-y-0.5 border-line border-b-2 border-b-(--role) bg-wash px-4 py-2.5">
        <div className="flex items-baseline gap-3">
          <h2 id={title} className="font-bold text-(--role) text-lg leading-tight">
            {roles[role].label}
            <span className="sr-only">: screen</span>
          </h2>
          <Holder standing={standing} />
        </div>
        <p className="flex items-baseline justify-between gap-3 leading-snug">
          <span className="truncate font-medium" title={standing.step}>
            {standing.step}
          </span>
          {standing.since && <span className="shrink-0 text-ink-soft text-sm tabular-nums">{standing.since}</span>}
        </p>
        {hasLongState(standing) && (
          <p className={`text-sm leading-snug ${standing.standIn ? 'text-ink-soft' : 'font-medium text-away'}`}>
            {capitalized(standing.state)}
          </p>
        )}
        {deed && (
          <button
            type="button"
            disabled={onAct === null}
            onClick={() => onAct?.(role)}
            className="mt-1 min-h-11 w-full rounded-xl border border-line-strong bg-paper px-3 py-1.5 text-left text-sm leading-snug hover:bg-wash disabled:border-line disabled:text-ink-soft"
          >
            <span className="font-semibold">Do for {roles[role].label}: </span>
            {deed}
          </button>
        )}
      </div>
      <ScrollArea label={`What ${roles[role].label} sees`} className="flex-1 basis-[clamp(18rem,46vh,44rem)]">
        <AnyScreen value={ScreenOf}>
          <Mirror role={role} surroundings={mirrors[role]} />
        </AnyScreen>
      </ScrollArea>
    </section>
  )
}

/** A word fits beside the name; what somebody looks at, or a stand-in does, has a line of its own. */
const hasLongState = ({ isEmpty, state }: SeatStanding): boolean => !isEmpty && (state?.length ?? 0) > LONG

const LONG = 12

const capitalized = (text: string | null): string => (text ? text.charAt(0).toUpperCase() + text.slice(1) : '')

function Holder({ standing }: { standing: SeatStanding }) {
  const { name, isEmpty, isPresent, standIn, state } = standing
  if (isEmpty) return <p className="ml-auto text-ink-soft text-sm">{state}</p>
  return (
    <p className="ml-auto flex min-w-0 items-center gap-2 text-sm">
      <PresenceDot isPresent={isPresent} standIn={standIn} />
      <span className="truncate font-medium">{name}</span>
      {!hasLongState(standing) && state && <span className="font-medium text-away">{state}</span>}
    </p>
  )
}
