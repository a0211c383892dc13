import { type FormEvent, useRef, useState } from 'react'
import type { LedRoom } from '#case/rooms.ts'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { TextField } from '../../base/ui/text-field.tsx'
import { KeepFields, type Keeping } from './keep-fields.tsx'
import { useServerCall } from './use-server-call.ts'

/** A new code, what is kept, and who leads the room as well. */
export function SettingsDialog({ room, onClose }: { room: LedRoom; onClose: () => void }) {
  return (
    <Dialog title={`Settings of ${room.name}`} onClose={onClose}>
      <div className="space-y-6 overflow-y-auto p-5">
        <NewCode room={room} />
        <Kept room={room} />
        <Educators room={room} />
      </div>
    </Dialog>
  )
}

const HEADING = 'font-semibold text-lg leading-tight'

function NewCode({ room }: { room: LedRoom }) {
  const { ask, isBusy, problem } = useServerCall()
  return (
    <section className="space-y-3">
      <h3 className={HEADING}>Code</h3>
      <p className="text-ink-soft leading-relaxed">
        <span className="font-bold font-mono text-ink">{room.code}</span> opens this room. With a new code this one
        opens nothing any more; whoever is in stays in.
      </p>
      <Button look="quiet" className="w-full" disabled={isBusy} onClick={() => void ask(`/api/rooms/${room.id}/code`)}>
        New code
      </Button>
      <div role="alert">{problem && <Callout look="alarm">{problem}</Callout>}</div>
    </section>
  )
}

function Kept({ room }: { room: LedRoom }) {
  const { ask, isBusy, problem } = useServerCall()
  const [value, setValue] = useState<Keeping>({ keepDays: room.keepDays, hasReportLink: room.hasReportLink })
  const isChanged = value.keepDays !== room.keepDays || value.hasReportLink !== room.hasReportLink
  return (
    <section className="space-y-3">
      <h3 className={HEADING}>What is kept</h3>
      <KeepFields value={value} onChange={setValue} />
      <p className="text-ink-soft text-sm leading-relaxed">
        Stricter counts at once, also for the run under way; looser only from the next run on.
      </p>
      <Button
        look="quiet"
        className="w-full"
        disabled={!isChanged || isBusy}
        onClick={() => void ask(`/api/rooms/${room.id}/settings`, value)}
      >
        Store
      </Button>
      <div role="alert">{problem && <Callout look="alarm">{problem}</Callout>}</div>
    </section>
  )
}

function Educators({ room }: { room: LedRoom }) {
  const { ask, isBusy, problem } = useServerCall()
  const email = useRef<HTMLInputElement>(null)
  const path = `/api/rooms/${room.id}/educators`

  async function add(event: FormEvent) {
    event.preventDefault()
    const typed = email.current?.value.trim() ?? ''
    if (!typed) return email.current?.focus()
    if ((await ask(path, { email: typed, isAdded: true })) && email.current) email.current.value = ''
  }

  return (
    <section className="space-y-3">
      <h3 className={HEADING}>Educators</h3>
      <ul className="space-y-1">
        {room.educators.map((one) => (
          <li key={one.uid} className="flex min-h-11 items-center justify-between gap-3">
            <span className="wrap-anywhere">{one.email}</span>
            {room.isOwner && one !== room.educators[0] && (
              <button
                type="button"
                disabled={isBusy}
                aria-label={`Remove ${one.email}`}
                onClick={() => void ask(path, { email: one.email, isAdded: false })}
                className="min-h-11 rounded-xl px-3 font-semibold text-alarm hover:bg-alarm-soft"
              >
                Remove
              </button>
            )}
          </li>
        ))}
      </ul>
      {room.isOwner ? (
        <form noValidate onSubmit={add} className="space-y-3">
          <TextField
            ref={email}
            label="E-mail of another educator"
            type="email"
            autoComplete="off"
            autoCapitalize="none"
          />
          <Button type="submit" look="quiet" className="w-full" disabled={isBusy}>
            Add
          </Button>
        </form>
      ) : (
        <p className="text-ink-soft text-sm">Who opened the room may add others.</p>
      )}
      <div role="alert">{problem && <Callout look="alarm">{problem}</Callout>}</div>
    </section>
  )
}
