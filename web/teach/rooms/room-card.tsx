import { BellRing, MonitorPlay, QrCode, Settings, Users } from 'lucide-react'
import { useId, useState } from 'react'
import type { LedRoom } from '#case/rooms.ts'
import { useServerNow } from '../../base/live/surroundings.ts'
import { roles } from '../../base/roles/roles.ts'
import { Button, ButtonLink } from '../../base/ui/button.tsx'
import { pointsText } from '../../base/ui/number-text.ts'
import { PresenceDot, presenceText } from '../../hands/team/presence.tsx'
import { AskingBack } from './asking-back.tsx'
import { EndButtons } from './end-buttons.tsx'
import { PeopleDialog } from './people-dialog.tsx'
import { elapsedText, type SeatLine, seatLines, spokenCode, waitsForEducator, withoutSeat } from './room-text.ts'
import { SettingsDialog } from './settings-dialog.tsx'

/** A room from afar: who sits where, how far they are, and what waits for the educator. */
export function RoomCard({ room }: { room: LedRoom }) {
  const title = useId()
  const [shown, setShown] = useState<'people' | 'settings' | null>(null)
  const waiting = waitsForEducator(room)

  return (
    <article aria-labelledby={title} className="space-y-4 rounded-card border border-line bg-paper p-5 shadow-sheet">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={title} className="wrap-anywhere font-bold text-xl leading-tight">
            {room.name}
          </h2>
          <p className="mt-1 text-ink-soft text-sm">
            <Standing room={room} />
          </p>
        </div>
        <p className="rounded-xl bg-surface px-3.5 py-1.5 font-bold font-mono text-xl tracking-widest">
          <span className="sr-only">Code </span>
          {spokenCode(room.code)}
        </p>
      </div>
      <AskingBack room={room} />
      <SeatList room={room} />
      {waiting.length > 0 && (
        <ul aria-label="Waits for you" className="space-y-1 rounded-xl bg-away-soft px-4 py-3 text-[#5f3f00] text-sm">
          {waiting.map((line) => (
            <li key={line} className="flex items-start gap-2">
              <BellRing aria-hidden size={16} className="mt-0.5 shrink-0" /> {line}
            </li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-2 gap-2.5">
        <Ways room={room} />
        <Button look="quiet" onClick={() => setShown('people')}>
          <Users aria-hidden size={18} /> People
        </Button>
        <Button look="quiet" onClick={() => setShown('settings')}>
          <Settings aria-hidden size={18} /> Settings
        </Button>
      </div>
      <EndButtons room={room} />
      {shown === 'people' && <PeopleDialog room={room} onClose={() => setShown(null)} />}
      {shown === 'settings' && <SettingsDialog room={room} onClose={() => setShown(null)} />}
    </article>
  )
}

/** Before a run people have to come in; once it is on, it is watched. */
function Ways({ room: { id, code, isRunning } }: { room: LedRoom }) {
  const look = (isFirst: boolean) => (isFirst ? 'primary' : 'quiet')
  const console = (
    <ButtonLink key="console" to={`/rooms/${code}/console`} look={look(isRunning)} className="px-3!">
      <MonitorPlay aria-hidden size={18} /> Open console
    </ButtonLink>
  )
  const entry = (
    <ButtonLink key="code" to={`/rooms/${id}/code`} look={look(!isRunning)} className="px-3!">
      <QrCode aria-hidden size={18} /> Show code
    </ButtonLink>
  )
  return isRunning ? [console, entry] : [entry, console]
}

function Standing({ room: { isRunning, startedAt, score, keepDays, pace } }: { room: LedRoom }) {
  const now = useServerNow()
  const facts = [isRunning ? 'Running' : 'No case yet']
  if (isRunning && startedAt !== null) facts.push(elapsedText(now - startedAt))
  if (isRunning && score !== null) facts.push(pointsText(score))
  if (pace !== 1) facts.push(`${pace} times faster`)
  facts.push(keepDays === 0 ? 'keeps nothing' : `keeps runs ${keepDays} days`)
  return facts.join(' · ')
}

/** Who sits where and how far they are, and who else is there. */
export function SeatList({ room }: { room: LedRoom }) {
  return (
    <>
      <ul className="space-y-2">
        {seatLines(room).map((line, role) => (
          <SeatRow key={roles[role as 0 | 1 | 2].id} role={role as 0 | 1 | 2} line={line} isRunning={room.isRunning} />
        ))}
      </ul>
      <Others room={room} />
    </>
  )
}

function SeatRow({ role, line: { seat, holder }, isRunning }: { role: 0 | 1 | 2; line: SeatLine; isRunning: boolean }) {
  const { label } = roles[role]
  return (
    <li data-role={role} className="flex items-center gap-3 rounded-xl border border-line bg-wash px-3.5 py-2">
      <span className="w-18 shrink-0 font-semibold text-(--role)">{label}</span>
      {holder ? (
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2">
            <PresenceDot isPresent={holder.isPresent} standIn={seat?.standIn ?? null} />
            <span className="wrap-anywhere font-medium leading-tight">{holder.name}</span>
            {!holder.isPresent && <span className="text-away text-sm">{presenceText(holder)}</span>}
          </span>
          {seat && isRunning && <span className="block text-ink-soft text-sm leading-snug">{seat.title}</span>}
        </span>
      ) : (
        <span className="text-ink-soft">Seat free</span>
      )}
    </li>
  )
}

function Others({ room }: { room: LedRoom }) {
  const others = withoutSeat(room)
  if (others.length === 0) return null
  return (
    <p className="wrap-anywhere text-ink-soft text-sm">Without a seat: {others.map(({ name }) => name).join(', ')}</p>
  )
}
