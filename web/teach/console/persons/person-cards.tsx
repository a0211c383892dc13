import { Clock3, Hand, Maximize2 } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { ConsoleTold, LogLine } from '#case/views/console/console-messages.ts'
import { type Person, personOf, type WorkUnderWay } from '#case/views/console/person.ts'
import { useServerNow } from '../../../base/live/surroundings.ts'
import { roleIds, roles } from '../../../base/roles/roles.ts'
import { IconButton } from '../../../base/ui/button.tsx'
import { boundUnits, leftText } from '../../../base/ui/number-text.ts'
import { stepAt } from '../../../hands/steps/pages.ts'
import { PresenceDot } from '../../../hands/team/presence.tsx'
import { elapsedText } from '../../rooms/room-text.ts'
import { useConsole, useScreen } from '../connection/console-store.ts'
import { type SeatStanding, seatStanding } from '../connection/seat-text.ts'

interface PersonFactsProps {
  readonly told: ConsoleTold
  readonly role: RoleId
  readonly now: number
  readonly standing: SeatStanding
}

/** What somebody is at, chose, wrote, and since when nothing came from them. */
function PersonFacts({ told: { view }, role, now, standing }: PersonFactsProps) {
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

const MINUTE_MS = 60_000
/** From then on it stands out: who teaches may want to ask. */
const LONG_QUIET_MS = 3 * MINUTE_MS

/** How long ago something was, beside it. */
export const agoText = (ms: number): string => (ms < MINUTE_MS ? 'now' : `${elapsedText(ms)} ago`)

/** Since when nothing came from somebody. */
export function quietText(ms: number): { readonly text: string; readonly isLong: boolean } {
  if (ms < MINUTE_MS) return { text: 'active now', isLong: false }
  return { text: `quiet for ${elapsedText(ms)}`, isLong: ms >= LONG_QUIET_MS }
}

/** Where somebody stands inside a task. */
export const workText = (work: WorkUnderWay, { now, pace }: { now: number; pace: number }): string =>
  work.step === null
    ? `${work.name}: all steps done, busy for ${leftText((work.until - now) * pace)}`
    : boundUnits(`${work.name}, step ${work.step} of ${work.inAll}: ${work.label}`)

/** What one of the three did, said and is at, worked out from what the page was told anyway. */
function usePerson(role: RoleId, now: number): Person {
  const lines = useConsole((state) => state.lines)
  const heardAt = useConsole((state) => state.heardAt)
  const tasks = useScreen(role, (view) =>
    stepAt(view.flows, role, view.places[role]).screen === 'tasks' ? view.tasks : null,
  )
  return personOf({ role, lines, heardAt, tasks: tasks ?? null, now })
}

/** The three, in the order of their roles. */
export const PersonCards = (props: Omit<ComponentProps<typeof PersonCard>, 'role'>) =>
  roleIds.map((role) => <PersonCard key={role} role={role} {...props} />)

interface PersonCardProps {
  readonly told: ConsoleTold
  readonly role: RoleId
  /** Does for an empty seat what would be its next deed; null: nobody can, just now. */
  readonly onAct: ((role: RoleId) => void) | null
  /** Opens their screen. */
  readonly onLook: (role: RoleId) => void
}

/** One of the three at a glance: who, where and how long already, what they did, wrote and are at. */
function PersonCard({ told, role, onAct, onLook }: PersonCardProps) {
  const title = useId()
  const now = useServerNow()
  const standing = seatStanding(
    told,
    role,
    now,
    useScreen(role, (view) => view.flows),
  )
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
