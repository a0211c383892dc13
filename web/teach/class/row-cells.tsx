import {
  Activity,
  BellRing,
  CirclePause,
  ClipboardCheck,
  DoorOpen,
  Hourglass,
  type LucideIcon,
  QrCode,
  Settings,
  Users,
  Zap,
} from 'lucide-react'
import { Fragment, useState } from 'react'
import type { LedRoom } from '#case/rooms.ts'
import { useServerNow } from '../../base/live/surroundings.ts'
import { Button, ButtonLink } from '../../base/ui/button.tsx'
import { useReducedMotion } from '../../base/ui/use-reduced-motion.ts'
import { AskingBack } from '../rooms/asking-back.tsx'
import { EndButtons } from '../rooms/end-buttons.tsx'
import { PeopleDialog } from '../rooms/people-dialog.tsx'
import { SeatList } from '../rooms/room-card.tsx'
import { spokenCode } from '../rooms/room-text.ts'
import { SettingsDialog } from '../rooms/settings-dialog.tsx'
import type { Need, RoomNeed } from './room-need.ts'
import { lastWordText, vitalsAloud, vitalsNow, whereabouts } from './row-text.ts'

const marks: { readonly [N in Need]: { readonly icon: LucideIcon; readonly look: string } } = {
  waits: { icon: BellRing, look: 'text-alarm font-medium' },
  stuck: { icon: Hourglass, look: 'text-alarm font-medium' },
  event: { icon: Zap, look: 'text-away font-medium' },
  paused: { icon: CirclePause, look: 'text-away font-medium' },
  running: { icon: Activity, look: 'text-present' },
  done: { icon: ClipboardCheck, look: 'text-action' },
  'not-begun': { icon: DoorOpen, look: 'text-ink-soft' },
}

/** How a room stands and why, in words beside a picture. What does not fit stands in the opened row. */
export function NeedMark({ need: { kind, text } }: { need: RoomNeed }) {
  const { icon: Icon, look } = marks[kind]
  return (
    <p className={`flex min-w-0 items-center gap-1.5 max-md:col-span-2 ${look}`} title={text}>
      <Icon aria-hidden size={16} className="shrink-0" />
      <span className="truncate max-md:line-clamp-2 max-md:whitespace-normal">
        {kind === 'waits' && <span className="sr-only">Waits for you: </span>}
        {text}
      </span>
    </p>
  )
}

const PLACE = 'max-md:col-start-1 max-md:row-start-3'

/** Her vital signs as her monitor has them, in two lines. */
export function VitalSigns({ room }: { room: LedRoom }) {
  const { isRunning, pause } = room
  const time = useServerNow()
  const isStill = useReducedMotion()
  // Also where there is nothing: from 1280 px on each thing has its column.
  if (!isRunning) return <span className="max-xl:hidden" />
  if (!room.vitals) return <p className={`${PLACE} text-ink-soft`}>Not yet at the bedside</p>
  const now = Math.min(time, pause?.since ?? time)
  const vitals = vitalsNow(room, now, { isStill })
  const of = (wanted: string) => vitals.filter(({ kind }) => kind === wanted)
  const oxygen = of('saturation')
  return (
    <div className={`${PLACE} tabular-nums`}>
      <p className="sr-only">{vitalsAloud(vitalsNow(room, now, { isStill: true }))}</p>
      <p aria-hidden className="whitespace-nowrap">
        <span>
          {of('rate').map(({ kind, value }) => (
            <Fragment key={kind}>
              <Name>HR</Name> {value}{' '}
            </Fragment>
          ))}
          {oxygen.length > 0 && (
            <>
              <Name className="ml-2">SpO₂</Name> {oxygen.map(({ value }) => value).join('/')}
            </>
          )}
        </span>
        {[...of('pressure'), ...of('cuff'), ...of('number')].map(({ value, label = 'BP' }) => (
          <span key={label} className="block">
            <Name>{label}</Name> {value}
          </span>
        ))}
      </p>
    </div>
  )
}

const Name = ({ className = '', children }: { className?: string; children: string }) => (
  <span className={`text-ink-soft text-xs ${className}`}>{children}</span>
)

/** Where the team is: the Provider's step, and below it who is elsewhere. */
export function TeamPlaces({ room }: { room: LedRoom }) {
  const [first, ...others] = whereabouts(room)
  return (
    <div className="min-w-0 empty:max-xl:hidden max-md:col-span-2 md:max-xl:col-start-1 md:max-xl:row-start-2">
      {first && (
        <p className={others.length > 0 ? 'truncate' : 'line-clamp-2'} title={first.step}>
          <Who>{first.who}</Who> {first.step}
        </p>
      )}
      {others.length > 0 && (
        <p className="truncate text-ink-soft" title={others.map(({ who, step }) => `${who}: ${step}`).join('. ')}>
          {others.map(({ who, step }, place) => (
            <span key={who}>
              {place > 0 && ' · '}
              <Who>{who}</Who> {step}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

const Who = ({ children }: { children: string }) => <span className="text-ink-soft text-xs">{children}</span>

/** What a row has no place for: who sits where, all that was said, and what is done more seldom. */
export function RoomMore({ room, need }: { room: LedRoom; need: RoomNeed }) {
  const [shown, setShown] = useState<'people' | 'settings' | null>(null)
  return (
    <div className="grid gap-x-8 gap-y-4 border-line border-t bg-wash p-4 lg:grid-cols-2">
      <div className="space-y-2">
        <AskingBack room={room} />
        <SeatList room={room} />
      </div>
      <div className="space-y-3">
        <p className="font-semibold leading-snug">{need.text}</p>
        {room.lastWord && <p className="wrap-anywhere leading-snug">{lastWordText(room.lastWord)}</p>}
        <p>
          Code <span className="font-bold font-mono text-lg tracking-widest">{spokenCode(room.code)}</span>
        </p>
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink to={`/rooms/${room.id}/code`} look="quiet" className="px-3.5!">
            <QrCode aria-hidden size={18} /> Show code
          </ButtonLink>
          <Button look="quiet" className="px-3.5!" onClick={() => setShown('people')}>
            <Users aria-hidden size={18} /> People
          </Button>
          <Button look="quiet" className="px-3.5!" onClick={() => setShown('settings')}>
            <Settings aria-hidden size={18} /> Settings
          </Button>
        </div>
        <EndButtons room={room} />
      </div>
      {shown === 'people' && <PeopleDialog room={room} onClose={() => setShown(null)} />}
      {shown === 'settings' && <SettingsDialog room={room} onClose={() => setShown(null)} />}
    </div>
  )
}
