import {
  Activity,
  BellRing,
  CirclePause,
  ClipboardCheck,
  DoorOpen,
  Hourglass,
  type LucideIcon,
  Zap,
} from 'lucide-react'
import type { Need, RoomNeed } from './room-need.ts'

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
