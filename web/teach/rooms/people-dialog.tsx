import { useState } from 'react'
import { type Manner, mannerNames, manners } from '#case/records/manners.ts'
import type { RoleId } from '#case/records/roles.ts'
import type { LedRoom } from '#case/rooms.ts'
import { roles } from '../../base/roles/roles.ts'
import { AskFirst, type Question } from '../../base/ui/ask-first.tsx'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { PresenceDot, presenceText } from '../../hands/team/presence.tsx'
import { newSeed } from '../../hands/team/stand-in-seat.tsx'
import { AskingBack } from './asking-back.tsx'
import { seatLines, withoutSeat } from './room-text.ts'
import { useServerCall } from './use-server-call.ts'

type Person = LedRoom['people'][number]

/** Those with a seat first, in the order of the roles. */
function inOrder(room: LedRoom): Person[] {
  const seated = seatLines(room).flatMap(({ seat, holder }) => (holder && !seat?.standIn ? holder : []))
  return [...seated, ...withoutSeat(room)]
}

/** Who is in the room: give them a seat, take it, or take them out. They are told who did it. */
export function PeopleDialog({ room, onClose }: { room: LedRoom; onClose: () => void }) {
  const { ask, command, isBusy, problem } = useServerCall()
  const [leaving, setLeaving] = useState<Person | null>(null)
  const [isClearing, setIsClearing] = useState(false)
  const others = withoutSeat(room).length

  function move({ uid }: Person, value: string) {
    void command(room, { kind: 'move-person', uid, roleId: value === '' ? null : (Number(value) as RoleId) })
  }

  return (
    <Dialog title={`People in ${room.name}`} onClose={onClose}>
      <div className="space-y-4 overflow-y-auto p-5">
        <AskingBack room={room} />
        {room.people.length === 0 && <p className="text-ink-soft">Nobody has come yet.</p>}
        <ul className="space-y-3">
          {inOrder(room).map((person) => (
            <PersonRow
              key={person.uid}
              person={person}
              seat={room.seats.find(({ uid }) => uid === person.uid)?.roleId ?? ''}
              isBusy={isBusy}
              onMove={(seat) => move(person, seat)}
              onTakeOut={() => setLeaving(person)}
            />
          ))}
        </ul>
        {others > 1 && (
          <Button look="quiet" className="w-full text-alarm!" disabled={isBusy} onClick={() => setIsClearing(true)}>
            Take out who has no seat ({others})
          </Button>
        )}
        {room.hasStandIns && <StandInSeats room={room} isBusy={isBusy} command={command} />}
        <div role="alert">{problem && <Callout look="alarm">{problem}</Callout>}</div>
        <p className="text-ink-soft text-sm leading-relaxed">
          A seat that is held is handed on: its holder gets the seat that becomes free. The case goes on.
        </p>
      </div>
      {isClearing && (
        <TakeOutDialog
          room={room}
          onClose={() => setIsClearing(false)}
          onTakeOut={(uids) => void ask(`/api/rooms/${room.id}/take-out`, { uids })}
        />
      )}
      {leaving && (
        <AskFirst
          question={questionOf(leaving)}
          onStay={() => setLeaving(null)}
          onGo={() => void ask(`/api/rooms/${room.id}/take-out`, { uid: leaving.uid })}
        />
      )}
    </Dialog>
  )
}

const questionOf = ({ name }: Person): Question => ({
  title: `Take ${name} out?`,
  text: `${name} leaves the room at once, and their seat is free. With the code they can come back: make a new one if they should not.`,
  stay: 'Keep them',
  go: 'Take out',
  isEnd: true,
})

interface PersonRowProps {
  readonly person: Person
  readonly seat: RoleId | ''
  readonly isBusy: boolean
  readonly onMove: (seat: string) => void
  readonly onTakeOut: () => void
}

function PersonRow({ person, seat, isBusy, onMove, onTakeOut }: PersonRowProps) {
  return (
    <li className="space-y-2 rounded-xl border border-line p-3.5">
      <p className="flex items-center gap-2">
        <PresenceDot isPresent={person.isPresent} />
        <span className="wrap-anywhere font-semibold leading-tight">{person.name}</span>
        <span className="ml-auto text-ink-soft text-sm">{presenceText(person)}</span>
      </p>
      <div className="flex gap-2">
        <select
          aria-label={`Seat of ${person.name}`}
          value={seat}
          disabled={isBusy}
          onChange={(event) => onMove(event.target.value)}
          className="min-h-11 min-w-0 flex-1 rounded-xl border border-line-strong bg-paper px-3 text-base"
        >
          <option value="">No seat</option>
          {roles.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <button
          type="button"
          disabled={isBusy}
          onClick={onTakeOut}
          className="min-h-11 rounded-xl px-3 font-semibold text-alarm hover:bg-alarm-soft"
          aria-label={`Take ${person.name} out`}
        >
          Take out
        </button>
      </div>
    </li>
  )
}

interface StandInSeatsProps {
  readonly room: LedRoom
  readonly isBusy: boolean
  readonly command: ReturnType<typeof useServerCall>['command']
}

/** Seats that nobody plays can be played by the trainer itself, and given back. */
function StandInSeats({ room, isBusy, command }: StandInSeatsProps) {
  const [manner, setManner] = useState<Manner>('ordinary')
  const lines = seatLines(room).map((line, role) => ({ ...line, role: role as RoleId })) // one for each role, in their order
  // The case needs its Provider: that stand-in goes when somebody takes the seat.
  const played = lines.flatMap(({ seat, role }) => (seat?.standIn && role !== 0 ? role : []))
  const open = lines.filter(({ seat, holder }) => !seat?.standIn && !holder?.isPresent)
  if (played.length === 0 && open.length === 0) return null

  return (
    <section aria-label="Stand-ins" className="space-y-3 rounded-xl border border-line p-3.5">
      <h3 className="font-semibold">Stand-ins</h3>
      {played.map((role) => (
        <Button
          key={role}
          look="quiet"
          className="w-full"
          disabled={isBusy}
          onClick={() => void command(room, { kind: 'free-seat', roleId: role })}
        >
          Send the stand-in of {roles[role].label} away
        </Button>
      ))}
      {open.length > 0 && (
        <label className="block">
          <span className="mb-1.5 block text-sm">A stand-in plays</span>
          <select
            value={manner}
            onChange={(event) => setManner(event.target.value as Manner)}
            className="min-h-11 w-full rounded-xl border border-line-strong bg-paper px-3 text-base"
          >
            {mannerNames.map((slug) => (
              <option key={slug} value={slug}>
                {manners[slug].title}
              </option>
            ))}
          </select>
        </label>
      )}
      {open.map(({ role }) => (
        <Button
          key={role}
          look="quiet"
          className="w-full"
          disabled={isBusy}
          onClick={() => void command(room, { kind: 'seat-stand-in', roleId: role, manner, seed: newSeed() })}
        >
          Let a stand-in play {roles[role].label}
        </Button>
      ))}
    </section>
  )
}

interface TakeOutDialogProps {
  readonly room: LedRoom
  readonly onTakeOut: (uids: readonly string[]) => void
  readonly onClose: () => void
}

/** Asks who of those without a seat has to leave: all, but for whom the educator keeps. Who comes meanwhile is not among them. */
function TakeOutDialog({ room, onTakeOut, onClose }: TakeOutDialogProps) {
  const [asked] = useState(() => withoutSeat(room))
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const leaving = asked.filter(({ uid }) => !kept.has(uid))

  function toggle(uid: string) {
    const now = new Set(kept)
    if (!now.delete(uid)) now.add(uid)
    setKept(now)
  }

  return (
    <Dialog title="Take out who has no seat?" kind="alert" onClose={onClose}>
      <div className="space-y-4 overflow-y-auto p-5">
        <p>They leave the room at once. With the code they can come back: make a new one if they should not.</p>
        <fieldset className="space-y-1">
          <legend className="mb-1.5 font-semibold">Who leaves</legend>
          {asked.map((person) => (
            <label key={person.uid} className="flex min-h-11 items-center gap-3 rounded-xl px-2 hover:bg-wash">
              <input
                type="checkbox"
                className="size-5 shrink-0"
                checked={!kept.has(person.uid)}
                onChange={() => toggle(person.uid)}
              />
              <PresenceDot isPresent={person.isPresent} />
              <span className="wrap-anywhere">{person.name}</span>
            </label>
          ))}
        </fieldset>
        <div className="grid gap-2.5 column:grid-cols-2">
          <Button look="quiet" onClick={onClose}>
            Keep them
          </Button>
          <Button
            look="alarm"
            disabled={leaving.length === 0}
            onClick={() => {
              onClose()
              onTakeOut(leaving.map(({ uid }) => uid))
            }}
          >
            Take out {leaving.length}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
