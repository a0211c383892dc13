import { type FormEvent, useRef, useState } from 'react'
import type { RoomSettings } from '#case/rooms.ts'
import { LONGEST_NAME } from '#case/rules/house-limits.ts'
import { ORDERS_BY_DEFAULT } from '#case/rules/orders-by-default.ts'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { SelectField } from '../../base/ui/select-field.tsx'
import { TextField } from '../../base/ui/text-field.tsx'
import { PaceField, paceOf } from '../../play/lobby/pace-field.tsx'
import { StoryChoice } from '../../play/lobby/story-choice.tsx'
import { KeepFields, type Keeping } from './keep-fields.tsx'
import { useServerCall } from './use-server-call.ts'

const counts = Array.from({ length: 10 }, (_, index) => index + 1)

/** One room, or several at once. Everything but the name has a sensible beginning. */
export function NewRoomDialog({ onClose }: { onClose: () => void }) {
  const name = useRef<HTMLInputElement>(null)
  const [count, setCount] = useState(1)
  const [pace, setPace] = useState('')
  const [story, setStory] = useState<string | null>(null)
  const [keeping, setKeeping] = useState<Keeping>({ keepDays: 0, hasReportLink: false })
  const [permissions, setPermissions] = useState(usual)
  const [isMissing, setIsMissing] = useState(false)
  const { ask, isBusy, problem } = useServerCall()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const typed = name.current?.value.trim() ?? ''
    setIsMissing(!typed)
    if (!typed) return name.current?.focus()
    const settings = {
      ...keeping,
      ...permissions,
      hasReportLink: keeping.keepDays > 0 && keeping.hasReportLink,
    }
    const isOpened = await ask('/api/rooms', {
      ...{ name: typed, count, settings },
      ...paceOf(pace),
      ...(story !== null && { story }),
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
          maxLength={LONGEST_NAME}
          placeholder="Blue team"
          problem={isMissing ? 'Give the room a name.' : undefined}
        />
        <StoryChoice chosen={story} onChoose={setStory} />
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            label="How many"
            value={count}
            choices={counts.map((number) => ({ value: number, name: String(number) }))}
            onChoose={(chosen) => setCount(Number(chosen))}
          />
          <PaceField value={pace} onChange={setPace} />
        </div>
        <Permissions value={permissions} onChange={setPermissions} />
        <KeepFields value={keeping} onChange={setKeeping} />
        <div role="alert">{problem && <Callout look="alarm">{problem}</Callout>}</div>
        <Button type="submit" className="w-full" disabled={isBusy}>
          {count === 1 ? 'Open room' : `Open ${count} rooms`}
        </Button>
      </form>
    </Dialog>
  )
}

type Given = Pick<RoomSettings, 'hasWatchers' | 'hasStandIns' | 'hidesScore' | 'hasOrders'>
const usual: Given = { hasWatchers: true, hasStandIns: true, hidesScore: false, hasOrders: ORDERS_BY_DEFAULT }

/** What is let in this room, and hidden. */
function Permissions({ value, onChange }: { value: Given; onChange: (value: Given) => void }) {
  return (
    <>
      <Permission
        title="Others may watch"
        text="Whoever is in the room without a seat sees monitor, clock and chat."
        isGiven={value.hasWatchers}
        onChange={(hasWatchers) => onChange({ ...value, hasWatchers })}
      />
      <Permission
        title="Stand-ins may play"
        text="Where somebody is missing, the trainer itself can play a seat."
        isGiven={value.hasStandIns}
        onChange={(hasStandIns) => onChange({ ...value, hasStandIns })}
      />
      <Permission
        title="Hide the score"
        text="The team sees its points with the analysis of its debriefing, not before. The console can change that during a run."
        isGiven={value.hidesScore}
        onChange={(hidesScore) => onChange({ ...value, hidesScore })}
      />
      <Permission
        title="Orders at the bedside"
        text="What the Provider decides is said aloud, read back, done by RT and RN, and reported. Points stay the same."
        isGiven={value.hasOrders}
        onChange={(hasOrders) => onChange({ ...value, hasOrders })}
      />
    </>
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
