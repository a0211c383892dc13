import { CircleCheck, CircleSlash, ScanSearch } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { DeviceView } from '#case/views/devices.ts'
import type { EventView } from '#case/views/events.ts'
import { useSurroundings, useView } from '../../base/live/surroundings.ts'
import { useCommand } from '../../base/live/use-command.ts'
import { RoleName } from '../../base/roles/role-tag.tsx'
import { AnswerForm } from '../../base/ui/answer-form.tsx'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { ChoiceField } from '../../base/ui/choice-field.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { Disclosure } from '../../base/ui/disclosure.tsx'
import { callPerson } from '../attention/call-person.ts'
import { FRESH_MS } from '../attention/point-jolt.ts'
import { EventCard } from './event-card.tsx'

const none: readonly EventView[] = []

/** All that happens or has happened: what is open first, then what has ended. */
export function EventCards({ role }: { role: RoleId }) {
  const events = useView((view) => view.events) ?? none
  const devices = useView((view) => view.devices)
  const announced = useCallToEvents(events)
  const open = events.filter(({ resolved, left }) => resolved === null && left === null)

  return (
    <div data-role={role} className="space-y-3 print:hidden">
      <p role="alert" className="sr-only">
        {announced}
      </p>
      {devices && <SomethingWrong devices={devices} />}
      {open.map((event) => (
        <EventCard key={event.slug} event={event} />
      ))}
      {events.map((event) => (
        <EndedEvent key={event.slug} event={event} />
      ))}
    </div>
  )
}

type Open = Pick<EventView, 'slug' | 'at' | 'heading' | 'sign' | 'seen' | 'resolved' | 'left'>

/** What has been told on this device. Pages come and go; nobody is startled twice. */
const told = new Set<string>()
const nameOf = ({ slug, at }: Open): string => `${slug} ${at}`

/** What is open and has not been told yet. */
export const newEvents = (events: readonly Open[], known: ReadonlySet<string>): readonly Open[] =>
  events.filter((event) => event.resolved === null && event.left === null && !known.has(nameOf(event)))

/** Says what happens, once, for who cannot see it; calls who looks elsewhere; and sounds like a device, where that is switched on. */
function useCallToEvents(events: readonly EventView[]): string {
  const { mirrors, now } = useSurroundings()
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    if (mirrors !== null) return
    const fresh = newEvents(events, told)
    if (fresh.length === 0) return
    for (const event of fresh) told.add(nameOf(event))
    setAnnounced(fresh.map(({ heading, sign, seen }) => [heading, sign ?? seen].join(': ')).join(' '))
    if (fresh.every(({ at }) => now() - at > FRESH_MS)) return
    callPerson(fresh.map(({ heading }) => heading).join(', '))
    void import('../../monitor/sound/monitor-sound.ts').then(({ soundAlarm }) => soundAlarm('low')).catch(() => {})
  }, [events, mirrors, now])

  return announced
}

/** What was done stands open this long, and can be looked up afterwards. */
const SHOWN_FOR_MS = 20_000

interface ResolvedEventProps {
  readonly event: EventView
  readonly resolved: NonNullable<EventView['resolved']>
}

/** What ended: what nobody saw to says what came of it, and asks no more. */
function EndedEvent({ event }: { event: EventView }) {
  if (event.resolved) return <ResolvedEvent event={event} resolved={event.resolved} />
  return (
    event.left && (
      <Ended
        icon={<CircleSlash aria-hidden size={20} className="shrink-0 text-ink-soft" />}
        title={`${event.heading}: over`}
        text={event.left}
        isOpen
      />
    )
  )
}

/** What was seen to: told for a while, then folded. */
function ResolvedEvent({ event: { heading }, resolved: { text, at, roleId } }: ResolvedEventProps) {
  const isFresh = useIsFresh(at)
  return (
    <>
      <p role="status" className="sr-only">
        {isFresh && `${heading}: ${text}`}
      </p>
      <Ended
        isOpen={isFresh}
        icon={<CircleCheck aria-hidden size={20} className="shrink-0 text-present" />}
        title={
          <>
            {heading}: seen to by <RoleName role={roleId} />
          </>
        }
        text={text}
      />
    </>
  )
}

interface EndedProps {
  readonly icon: ReactNode
  readonly title: ReactNode
  readonly text: string
  readonly isOpen: boolean
}

const Ended = ({ icon, title, text, isOpen }: EndedProps) => (
  <Disclosure
    isOpen={isOpen}
    title={
      <span className="flex items-center gap-2.5">
        {icon}
        <span>{title}</span>
      </span>
    }
  >
    <p className="leading-snug">{text}</p>
  </Disclosure>
)

function useIsFresh(at: number): boolean {
  const { now } = useSurroundings()
  const [leftMs] = useState(() => at + SHOWN_FOR_MS - now())
  const [isFresh, setIsFresh] = useState(leftMs > 0)

  useEffect(() => {
    const timer = setTimeout(() => setIsFresh(false), Math.max(0, leftMs))
    return () => clearTimeout(timer)
  }, [leftMs])

  return isFresh
}

/** What nobody is told: one looks around, and says on which device something is wrong, and what. */
function SomethingWrong({ devices }: { devices: readonly DeviceView[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" className="w-full" onClick={() => setOpen(true)}>
        <ScanSearch aria-hidden size={20} /> Something is wrong
      </Button>
      {isOpen && <LookAround devices={devices} onClose={() => setOpen(false)} />}
    </>
  )
}

function LookAround({ devices, onClose }: { devices: readonly DeviceView[]; onClose: () => void }) {
  const name = useCommand('name-trouble', onClose)
  const [device, look] = useState<string | null>(null)
  const [finding, choose] = useState<string | null>(null)
  const [missing, setMissing] = useState<string | null>(null)
  const shown = devices.find(({ slug }) => slug === device)

  function confirm() {
    setMissing(!shown ? 'Choose where it is first.' : finding ? null : 'Choose what it is first.')
    if (shown && finding) name.send({ device: shown.slug, finding })
  }

  return (
    <Dialog title="Something is wrong" onClose={onClose}>
      <div className="space-y-4 overflow-y-auto p-5">
        <AnswerForm hint={missing} isSending={name.isSending} onConfirm={confirm}>
          <ChoiceField
            legend="Where? This is what each shows."
            options={devices.map(({ slug, name: called, reading }) => ({ slug, name: `${called}: ${reading}` }))}
            chosen={device}
            onChoose={(slug) => {
              look(slug)
              choose(null)
            }}
          />
          {shown && (
            <ChoiceField
              key={shown.slug}
              legend="What is it?"
              options={shown.findings}
              chosen={finding}
              onChoose={choose}
            />
          )}
        </AnswerForm>
        <div role="alert">{name.refusal && <Callout look="alarm">{name.refusal}</Callout>}</div>
      </div>
    </Dialog>
  )
}
