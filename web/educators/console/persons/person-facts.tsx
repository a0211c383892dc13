import { Clock3, Hand } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { ConsoleTold, LogLine } from '#case/views/console/messages.ts'
import { boundUnits } from '../../../ui/number-text.ts'
import type { SeatStanding } from '../told/seat-text.ts'
import { agoText, quietText, workText } from './person-text.ts'
import { usePerson } from './use-person.ts'

interface PersonFactsProps {
  readonly told: ConsoleTold
  readonly role: RoleId
  readonly now: number
  readonly standing: SeatStanding
}

/** What somebody is at, chose, wrote, and since when nothing came from them. */
export function PersonFacts({ told: { view }, role, now, standing }: PersonFactsProps) {
  // While all stands still, nothing is longer ago.
  const until = view.pause?.since ?? now
  const { did, said, heardAt, work } = usePerson(role, now)
  const ago = ({ at }: LogLine) => agoText(until - at)
  return (
    <>
      {work && (
        <p className="flex gap-1.5 text-sm leading-snug">
          <Hand aria-hidden size={16} className="mt-px shrink-0 text-(--role)" />
          <span className="line-clamp-2 min-w-0">{workText(work, { now: until, pace: view.clock.pace })}</span>
        </p>
      )}
      <dl className="space-y-1 text-sm leading-snug">
        <Fact name="Did" ago={did && ago(did)} isLong>
          {did ? (
            <>
              {did.isWrong && <span className="sr-only">Wrong: </span>}
              <span className={did.isWrong ? 'text-alarm' : ''}>{boundUnits(did.text)}</span>
            </>
          ) : (
            <Nothing>Nothing chosen yet</Nothing>
          )}
        </Fact>
        <Fact name="Said" ago={said && ago(said)}>
          {said ? <>“{said.text}”</> : <Nothing>Nothing written yet</Nothing>}
        </Fact>
      </dl>
      <Standing heardAt={heardAt} until={until} standing={standing} />
    </>
  )
}

const Nothing = ({ children }: { children: string }) => <span className="text-ink-soft">{children}</span>

interface FactProps {
  readonly name: string
  readonly ago: string | null
  readonly isLong?: boolean
  readonly children: ReactNode
}

/** As high whatever stands in it, so that nothing below moves: what is cut off stands in the log. */
function Fact({ name, ago, isLong = false, children }: FactProps) {
  return (
    <div className={`flex gap-2 ${isLong ? 'min-h-[3lh]' : 'min-h-[2lh]'}`}>
      <dt className="w-15 shrink-0 text-ink-soft">
        {name}
        {ago && <span className="block text-xs tabular-nums">{ago}</span>}
      </dt>
      <dd className={`wrap-anywhere min-w-0 flex-1 ${isLong ? 'line-clamp-3' : 'line-clamp-2'}`}>{children}</dd>
    </div>
  )
}

/** How long they are there and how long they are quiet; of a stand-in what it waits for, of whoever is away that they are. */
function Standing({ heardAt, until, standing }: { heardAt: number | null; until: number; standing: SeatStanding }) {
  const { isEmpty, isPresent, standIn, since, state } = standing
  if (isEmpty) return null
  const quiet = standIn || heardAt === null ? null : quietText(Math.max(0, until - heardAt))
  const isAway = !isPresent && !standIn
  return (
    <div className="flex gap-1.5 text-ink-soft text-sm leading-snug">
      <Clock3 aria-hidden size={16} className="mt-px shrink-0" />
      <p className="min-w-0">
        {since}
        {quiet && (
          <>
            {' · '}
            <span className={quiet.isLong ? 'font-semibold text-away' : ''}>{quiet.text}</span>
          </>
        )}
        {state && <span className={`block ${isAway ? 'font-semibold text-away' : ''}`}>{capitalized(state)}</span>}
      </p>
    </div>
  )
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
