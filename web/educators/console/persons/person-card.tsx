import { Maximize2 } from 'lucide-react'
import { useId } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { ConsoleTold } from '#case/views/console/messages.ts'
import { useServerNow } from '../../../live/surroundings.ts'
import { roles } from '../../../roles/roles.ts'
import { PresenceDot } from '../../../team/presence.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { type SeatStanding, seatStanding } from '../told/seat-text.ts'
import { PersonFacts } from './person-facts.tsx'

interface PersonCardProps {
  readonly told: ConsoleTold
  readonly role: RoleId
  /** Does for an empty seat what would be its next deed; null: nobody can, just now. */
  readonly onAct: ((role: RoleId) => void) | null
  /** Opens their screen. */
  readonly onLook: (role: RoleId) => void
}

/** One of the three at a glance: who, where and how long already, what they did, wrote and are at. */
export function PersonCard({ told, role, onAct, onLook }: PersonCardProps) {
  const title = useId()
  const now = useServerNow()
  const standing = seatStanding(told, role, now)
  const { label } = roles[role]
  const deed = standing.isEmpty ? told.view.deeds[role] : null

  return (
    <section
      aria-labelledby={title}
      data-role={role}
      className="flex min-w-0 flex-col gap-1.5 rounded-card border border-line border-t-4 border-t-(--role) bg-paper px-3 pb-2.5 shadow-sheet"
    >
      <div className="-mr-2 flex min-h-11 items-center gap-2">
        <h2 id={title} className="font-bold text-(--role) text-lg leading-tight">
          {label}
        </h2>
        <Holder standing={standing} />
        <IconButton label={`Open the screen of ${label}`} className="ml-auto" onClick={() => onLook(role)}>
          <Maximize2 aria-hidden size={18} />
        </IconButton>
      </div>
      <p className="-mt-1.5 line-clamp-2 font-semibold leading-tight">{standing.step}</p>
      <PersonFacts told={told} role={role} now={now} standing={standing} />
      {deed && (
        <button
          type="button"
          disabled={onAct === null}
          onClick={() => onAct?.(role)}
          className="mt-auto min-h-11 w-full rounded-xl border border-line-strong bg-paper px-3 py-1.5 text-left text-sm leading-snug hover:bg-wash disabled:border-line disabled:text-ink-soft"
        >
          <span className="font-semibold">Do for {label}: </span>
          {deed}
        </button>
      )}
    </section>
  )
}

function Holder({ standing: { name, isEmpty, isPresent, standIn } }: { standing: SeatStanding }) {
  if (isEmpty) return <p className="text-ink-soft text-sm">Seat free</p>
  return (
    <p className="flex min-w-0 items-center gap-1.5">
      <PresenceDot isPresent={isPresent} standIn={standIn} />
      <span className="truncate font-medium" title={name}>
        {name}
      </span>
      {isPresent && !standIn && <span className="sr-only">, present</span>}
    </p>
  )
}
