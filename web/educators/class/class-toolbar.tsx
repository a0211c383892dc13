import { Megaphone, Pause, Play, X } from 'lucide-react'
import { useState } from 'react'
import type { LedRoom } from '#case/rooms.ts'
import { notify } from '../../live/notice-store.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { useRooms } from '../rooms/rooms-store.ts'
import { failed, type Outcome, outcomeText } from './class-outcome.ts'
import { OutcomeList } from './outcome-list.tsx'
import { SayDialog } from './say-dialog.tsx'
import { useClassCommand } from './use-class-command.ts'

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
  const [came, setCame] = useState<{ readonly deed: Halt; readonly outcomes: readonly Outcome[] } | null>(null)
  const [isSaying, setIsSaying] = useState(false)
  const due = (deed: Halt) => rooms.filter(dueIn[deed])

  async function halt(deed: Halt, asked: readonly LedRoom[] = due(deed)) {
    const outcomes = await send(asked, { kind: deed })
    if (outcomes.length > 0 && failed(outcomes).length === 0) notify(outcomeText(deed, outcomes))
    setCame(failed(outcomes).length > 0 ? { deed, outcomes } : null)
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
              rooms={due(came.deed).filter(({ id }) => failed(came.outcomes).some(({ room }) => room.id === id))}
              isOff={isBusy || isOffline}
              onAgain={(asked) => void halt(came.deed, asked)}
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
