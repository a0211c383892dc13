import {
  Eye,
  EyeOff,
  FastForward,
  Flag,
  Lightbulb,
  type LucideIcon,
  Megaphone,
  Pause,
  Play,
  Presentation,
  QrCode,
  Square,
  Users,
  Zap,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { LedRoom } from '#case/rooms.ts'
import type { ConsoleView } from '#case/views/console/console.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { EducatorRequest } from './told/use-educator-command.ts'

/** What the toolbar opens. */
export type Opened = 'speak' | 'prompt' | 'inject' | 'flag' | 'people' | 'end-run'

interface ToolbarProps {
  readonly room: LedRoom
  readonly view: ConsoleView
  /** Another educator steers, or the connection is lost. */
  readonly isOff: boolean
  readonly onSend: (request: EducatorRequest) => void
  readonly onOpen: (opened: Opened) => void
}

const SLIM = 'min-h-11! px-3.5! py-1.5!'

/** All that can be done to a run, in the order of how often it is. */
export function Toolbar({ room, view, isOff, onSend, onOpen }: ToolbarProps) {
  const isOver = isOff || !view.isRunning
  return (
    <div role="toolbar" aria-label="Steer the run" className="flex flex-wrap items-center gap-2">
      <PauseButton view={view} isOff={isOver} onSend={onSend} />
      <Tool icon={FastForward} isOff={isOver || view.nextWait === null} onPress={() => onSend({ kind: 'skip-wait' })}>
        <span className="max-w-60 truncate">
          {view.nextWait ? `Skip to: ${view.nextWait.what}` : 'Nothing to skip'}
        </span>
      </Tool>
      <Gap />
      <Tool icon={Lightbulb} isOff={isOver} onPress={() => onOpen('prompt')}>
        Prompt
      </Tool>
      <Tool icon={Megaphone} isOff={isOver} onPress={() => onOpen('speak')}>
        Speak
      </Tool>
      <Tool icon={Zap} isOff={isOver} onPress={() => onOpen('inject')}>
        Inject
      </Tool>
      <Tool icon={Flag} isOff={isOver} onPress={() => onOpen('flag')}>
        Flag
      </Tool>
      <Gap />
      <Tool icon={Users} onPress={() => onOpen('people')}>
        Seats
      </Tool>
      <Tool
        icon={view.isScoreHidden ? Eye : EyeOff}
        isOff={isOver}
        onPress={() => onSend({ kind: 'hide-score', isHidden: !view.isScoreHidden })}
      >
        {view.isScoreHidden ? 'Show score' : 'Hide score'}
      </Tool>
      <ButtonLink look="quiet" to={`/rooms/${room.code}/projector`} target="_blank" className={SLIM}>
        <Presentation aria-hidden size={18} /> Projector
      </ButtonLink>
      <ButtonLink look="quiet" to={`/rooms/${room.id}/code`} target="_blank" className={SLIM}>
        <QrCode aria-hidden size={18} /> Show code
      </ButtonLink>
      <Tool icon={Square} isOff={isOver} onPress={() => onOpen('end-run')} className="ml-auto text-alarm!">
        End run
      </Tool>
    </div>
  )
}

/** The same key pauses and goes on. */
export function PauseButton({ view, isOff, onSend }: Pick<ToolbarProps, 'view' | 'isOff' | 'onSend'>) {
  const isPaused = view.pause !== null
  const Icon = isPaused ? Play : Pause
  return (
    <Button
      className={`${SLIM} min-w-32`}
      disabled={isOff}
      aria-keyshortcuts="P"
      onClick={() => onSend({ kind: isPaused ? 'resume' : 'pause' })}
    >
      <Icon aria-hidden size={18} fill="currentColor" />
      {isPaused ? 'Resume' : 'Pause'}
      <kbd aria-hidden className="rounded-md border border-current px-1.5 font-sans text-xs leading-5 opacity-80">
        P
      </kbd>
    </Button>
  )
}

interface ToolProps {
  readonly icon: LucideIcon
  readonly isOff?: boolean
  readonly className?: string
  readonly onPress: () => void
  readonly children: ReactNode
}

function Tool({ icon: Icon, isOff = false, className = '', onPress, children }: ToolProps) {
  return (
    <Button look="quiet" className={`${SLIM} ${isOff ? '' : className}`} disabled={isOff} onClick={onPress}>
      <Icon aria-hidden size={18} className="shrink-0" />
      {children}
    </Button>
  )
}

const Gap = () => <span aria-hidden className="mx-0.5 h-7 w-px bg-line max-lg:hidden" />
