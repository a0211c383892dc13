import { useState } from 'react'
import type { LedRoom } from '#case/rooms.ts'
import { AskFirst } from '../../base/ui/ask-first.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { type Act, questions } from './end-questions.ts'
import { useServerCall } from './use-server-call.ts'

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
