import { type FormEvent, useRef, useState } from 'react'
import { PaceField, paceOf } from '../../lobby/pace-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { KeepFields, type Keeping } from './keep-fields.tsx'
import { useServerCall } from './use-server-call.ts'

const FIELD = 'min-h-12 w-full rounded-xl border border-line-strong bg-paper px-4 text-base'
const counts = Array.from({ length: 10 }, (_, index) => index + 1)

/** One room, or several at once. Everything but the name has a sensible beginning. */
export function NewRoomDialog({ onClose }: { onClose: () => void }) {
  const name = useRef<HTMLInputElement>(null)
  const [count, setCount] = useState(1)
  const [pace, setPace] = useState('')
  const [keeping, setKeeping] = useState<Keeping>({ keepDays: 0, hasReportLink: false })
  const [hasWatchers, setHasWatchers] = useState(true)
  const [hasStandIns, setHasStandIns] = useState(true)
  const [hidesScore, setHidesScore] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const { ask, isBusy, problem } = useServerCall()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const typed = name.current?.value.trim() ?? ''
    setIsMissing(!typed)
    if (!typed) return name.current?.focus()
    const settings = {
      ...keeping,
      hasWatchers,
      hasStandIns,
      hidesScore,
      hasReportLink: keeping.keepDays > 0 && keeping.hasReportLink,
    }
    const isOpened = await ask('/api/rooms', {
      ...{ name: typed, count, settings },
      ...paceOf(pace),
    })
    if (isOpened) onClose()
  }

  return (
    <Dialog title="New room" onClose={onClose}>
      <form noValidate onSubmit={submit} className="space-y-5 overflow-y-auto p-5">
        <TextField
          ref={name}
          label="Name"
          name="room"
          autoComplete="off"
          maxLength={60}
          placeholder="Blue team"
          problem={isMissing ? 'Give the room a name.' : undefined}
        />
        <div className="grid grid-cols-2 gap-3">
          <label className="block">
            <span className="mb-1.5 block font-medium">How many</span>
            <select value={count} onChange={(event) => setCount(Number(event.target.value))} className={FIELD}>
              {counts.map((number) => (
                <option key={number}>{number}</option>
              ))}
            </select>
          </label>
          <PaceField value={pace} onChange={setPace} />
        </div>
        <Permission
          title="Others may watch"
          text="Whoever is in the room without a seat sees monitor, clock and chat."
          isGiven={hasWatchers}
          onChange={setHasWatchers}
        />
        <Permission
          title="Stand-ins may play"
          text="Where somebody is missing, the trainer itself can play a seat."
          isGiven={hasStandIns}
          onChange={setHasStandIns}
        />
        <Permission
          title="Hide the score"
          text="The team sees its points with the analysis of its debriefing, not before. The console can change that during a run."
          isGiven={hidesScore}
          onChange={setHidesScore}
        />
        <KeepFields value={keeping} onChange={setKeeping} />
        <div role="alert">{problem && <Callout look="alarm">{problem}</Callout>}</div>
        <Button type="submit" className="w-full" disabled={isBusy}>
          {count === 1 ? 'Open room' : `Open ${count} rooms`}
        </Button>
      </form>
    </Dialog>
  )
}

interface PermissionProps {
  readonly title: string
  readonly text: string
  readonly isGiven: boolean
  readonly onChange: (isGiven: boolean) => void
}

function Permission({ title, text, isGiven, onChange }: PermissionProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3">
      <input
        type="checkbox"
        checked={isGiven}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-action"
      />
      <span>
        <span className="block font-medium">{title}</span>
        <span className="block text-ink-soft text-sm">{text}</span>
      </span>
    </label>
  )
}
