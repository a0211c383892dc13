import { Megaphone, Pause, Play, SendHorizontal, TriangleAlert, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Voice } from '#case/records/educating.ts'
import type { LedRoom } from '#case/rooms.ts'
import { LONGEST_SPOKEN } from '#case/rules/readable-text.ts'
import { notify } from '../../base/live/notice-store.ts'
import { Button, IconButton } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { VoiceChoice, WordsField } from '../console/dialogs/dialog-parts.tsx'
import { useKeptWords } from '../console/dialogs/use-kept-words.ts'
import { useRooms } from '../rooms/rooms-store.ts'
import { type ClassCommand, failed, type Outcome, outcomeText, useClassCommand } from './class-command.ts'
import { byName } from './room-need.ts'

/** The same words to the teams of several rooms: they ring on their pages and are read there. Whoever could not be told stays chosen. */
function SayDialog({ rooms, onClose }: { rooms: readonly LedRoom[]; onClose: () => void }) {
  const isOffline = useRooms((state) => state.isOffline)
  const running = rooms.filter(({ isRunning }) => isRunning).sort(byName)
  const [as, setAs] = useState<Voice>('educator')
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set())
  const [text, enter] = useKeptWords('class')
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const { send, isBusy } = useClassCommand()
  const chosen = running.filter(({ id }) => !without.has(id))
  const isReady = chosen.length > 0 && text.trim() !== ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    const came = await send(chosen, { kind: 'speak', as, to: null, text: text.trim(), isPrompt: false })
    const open = new Set(failed(came).map(({ room }) => room.id))
    if (open.size === 0) {
      notify(outcomeText('speak', came))
      enter('')
      return onClose()
    }
    setOutcomes(came)
    setWithout(new Set(running.flatMap(({ id }) => (open.has(id) ? [] : id))))
  }

  return (
    <Dialog title="Say to all" kind="wide" onClose={onClose}>
      <form onSubmit={submit} className="flex min-h-0 flex-col">
        <div className="grid gap-5 overflow-y-auto p-5 md:grid-cols-2">
          <div className="space-y-5">
            <VoiceChoice as={as} onChoose={setAs} />
            <WordsField label="What they will read" text={text} longest={LONGEST_SPOKEN} onEnter={enter} />
          </div>
          <RoomChoice rooms={running} without={without} onChange={setWithout} />
        </div>
        <div className="space-y-3 border-line border-t p-5">
          <div role="alert">
            {outcomes.length > 0 && (
              <Callout look="wait">
                <OutcomeList command="speak" outcomes={outcomes} />
              </Callout>
            )}
          </div>
          <Button type="submit" className="w-full" disabled={!isReady || isBusy || isOffline}>
            <SendHorizontal aria-hidden size={18} />
            {outcomes.length > 0 ? 'Try again: say to' : 'Say to'} {countText(chosen.length)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const countText = (count: number): string => (count === 1 ? '1 room' : `${count} rooms`)

interface RoomChoiceProps {
  readonly rooms: readonly LedRoom[]
  readonly without: ReadonlySet<string>
  readonly onChange: (without: ReadonlySet<string>) => void
}

/** All running rooms, but for those that are left out. One whose case begins meanwhile is among them. */
function RoomChoice({ rooms, without, onChange }: RoomChoiceProps) {
  const isAll = rooms.every(({ id }) => !without.has(id))
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">To the teams of</legend>
      <div className="rounded-xl border border-line-strong">
        <Choice
          name={`All ${countText(rooms.length)} that run`}
          isChosen={isAll}
          onChoose={(isChosen) => onChange(new Set(isChosen ? [] : rooms.map(({ id }) => id)))}
        />
        <div className="grid border-line border-t column:grid-cols-2">
          {rooms.map(({ id, name }) => (
            <Choice
              key={id}
              name={name}
              isChosen={!without.has(id)}
              onChoose={(isChosen) =>
                onChange(new Set(isChosen ? [...without].filter((one) => one !== id) : [...without, id]))
              }
            />
          ))}
        </div>
      </div>
    </fieldset>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

const Choice = ({ name, isChosen, onChoose }: ChoiceProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 px-4 hover:bg-wash">
    <input
      type="checkbox"
      checked={isChosen}
      onChange={({ target }) => onChoose(target.checked)}
      className="size-5 shrink-0 accent-action"
    />
    <span className="wrap-anywhere min-w-0 leading-snug">{name}</span>
  </label>
)

type Halt = 'pause' | 'resume'

/** Of which rooms it can be asked now. Who talks about a case that is over needs no pause. */
const dueIn: { readonly [H in Halt]: (room: LedRoom) => boolean } = {
  pause: ({ isRunning, isAtReport, pause }) => isRunning && !isAtReport && !pause,
  resume: ({ pause }) => pause !== null,
}

const SLIM = 'min-h-11! px-3! py-1.5! max-column:px-1! max-column:text-sm max-column:[&>svg]:hidden'

/** What is done to all rooms at once. */
export function ClassToolbar({ rooms }: { rooms: readonly LedRoom[] }) {
  const isOffline = useRooms((state) => state.isOffline)
  const { send, isBusy } = useClassCommand()
  const [came, setCame] = useState<{ readonly command: Halt; readonly outcomes: readonly Outcome[] } | null>(null)
  const [isSaying, setIsSaying] = useState(false)
  const due = (command: Halt) => rooms.filter(dueIn[command])

  async function halt(command: Halt, asked: readonly LedRoom[] = due(command)) {
    const outcomes = await send(asked, { kind: command })
    if (outcomes.length > 0 && failed(outcomes).length === 0) notify(outcomeText(command, outcomes))
    setCame(failed(outcomes).length > 0 ? { command, outcomes } : null)
  }

  return (
    <section aria-label="All rooms at once" className="grid grid-cols-3 gap-2 max-column:w-full">
      <Button
        look="quiet"
        className={SLIM}
        disabled={isBusy || isOffline || due('pause').length === 0}
        onClick={() => void halt('pause')}
      >
        <Pause aria-hidden size={18} fill="currentColor" /> Pause all
      </Button>
      <Button
        look="quiet"
        className={SLIM}
        disabled={isBusy || isOffline || due('resume').length === 0}
        onClick={() => void halt('resume')}
      >
        <Play aria-hidden size={18} fill="currentColor" /> Resume all
      </Button>
      <Button
        look="quiet"
        className={SLIM}
        disabled={isOffline || !rooms.some(({ isRunning }) => isRunning)}
        onClick={() => setIsSaying(true)}
      >
        <Megaphone aria-hidden size={18} /> Say to all
      </Button>
      <div role="alert" className="pointer-events-none fixed inset-x-4 bottom-4 z-20">
        {came && (
          <div className="pointer-events-auto mx-auto max-h-[60dvh] max-w-xl overflow-y-auto rounded-card border border-[#ecd6a6] bg-away-soft p-4 text-[#5f3f00] shadow-sheet">
            <div className="flex items-start justify-between gap-2">
              <OutcomeList {...came} />
              <IconButton label="Close" className="-mt-2 -mr-2" onClick={() => setCame(null)}>
                <X aria-hidden size={20} />
              </IconButton>
            </div>
            <Again
              rooms={due(came.command).filter(({ id }) => failed(came.outcomes).some(({ room }) => room.id === id))}
              isOff={isBusy || isOffline}
              onAgain={(asked) => void halt(came.command, asked)}
            />
          </div>
        )}
      </div>
      {isSaying && <SayDialog rooms={rooms} onClose={() => setIsSaying(false)} />}
    </section>
  )
}

interface AgainProps {
  /** Those in which it was not done and still could be. */
  readonly rooms: readonly LedRoom[]
  readonly isOff: boolean
  readonly onAgain: (rooms: readonly LedRoom[]) => void
}

function Again({ rooms, isOff, onAgain }: AgainProps) {
  if (rooms.length === 0) return null
  return (
    <Button look="quiet" className="mt-3 min-h-11! w-full py-1.5!" disabled={isOff} onClick={() => onAgain(rooms)}>
      {rooms.length === 1 ? 'Try this one again' : `Try these ${rooms.length} again`}
    </Button>
  )
}

/** What came of it where not all went well: in how many rooms it was done, and in which not, and why. */
function OutcomeList({ command, outcomes }: { command: ClassCommand; outcomes: readonly Outcome[] }) {
  return (
    <div className="flex gap-2.5">
      <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0 leading-snug">
        <p className="font-semibold">{outcomeText(command, outcomes)}</p>
        <ul className="mt-1 space-y-1">
          {failed(outcomes).map(({ room, problem }) => (
            <li key={room.id} className="wrap-anywhere">
              <span className="font-semibold">{room.name}:</span> {problem}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
