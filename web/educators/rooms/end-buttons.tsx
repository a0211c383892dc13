import { useState } from 'react'
import type { LedRoom } from '#case/rooms.ts'
import { AskFirst, type Question } from '../../ui/ask-first.tsx'
import { Callout } from '../../ui/callout.tsx'
import { useServerCall } from './use-server-call.ts'

type Act = 'end-run' | 'run-again' | 'end-room'

const QUIET =
  'inline-flex min-h-11 items-center rounded-xl px-3 font-semibold text-ink-soft hover:bg-wash hover:text-ink disabled:text-line-strong'

/** How a run and a room end. Each asks first: none can be taken back. */
export function EndButtons({ room }: { room: LedRoom }) {
  const { ask, command, isBusy, problem } = useServerCall()
  const [asked, setAsked] = useState<Act | null>(null)

  const acts: { readonly [A in Act]: () => void } = {
    'end-run': () => void command(room, { kind: 'end-case' }),
    'run-again': () => void ask(`/api/rooms/${room.id}/run-again`),
    'end-room': () => void ask(`/api/rooms/${room.id}/end`),
  }

  return (
    <div>
      <div className="-mx-3 flex flex-wrap">
        <button
          type="button"
          className={QUIET}
          disabled={!room.isRunning || isBusy}
          onClick={() => setAsked('end-run')}
        >
          End run
        </button>
        <button
          type="button"
          className={QUIET}
          disabled={!room.isRunning || isBusy}
          onClick={() => setAsked('run-again')}
        >
          Run again
        </button>
        <button
          type="button"
          className={`${QUIET} ml-auto text-alarm! hover:bg-alarm-soft!`}
          disabled={isBusy}
          onClick={() => setAsked('end-room')}
        >
          End room
        </button>
      </div>
      <div role="alert">{problem && <Callout look="alarm">{problem}</Callout>}</div>
      {asked && <AskFirst question={questions(room)[asked]} onStay={() => setAsked(null)} onGo={acts[asked]} />}
    </div>
  )
}

function questions({ name, keepDays }: LedRoom): { readonly [A in Act]: Question } {
  const fate = keepDays > 0 ? `The run is kept for ${keepDays} days.` : 'Nothing of the run is kept.'
  return {
    'end-run': {
      title: 'End this run?',
      text: `The case ends for everybody in ${name}, and all seats are free. ${fate}`,
      stay: 'Go on',
      go: 'End run',
    },
    'run-again': {
      title: 'Run again?',
      text: `This run ends, and the same team begins the case anew, each in their seat. ${fate}`,
      stay: 'Go on',
      go: 'Run again',
    },
    'end-room': {
      title: `End ${name}?`,
      text: `Its code opens nothing any more, everybody is out, and guests and their words are deleted. ${
        keepDays > 0 ? 'Runs that are kept stay in the archive.' : 'Nothing of it is kept.'
      }`,
      stay: 'Keep it open',
      go: 'End room',
    },
  }
}
