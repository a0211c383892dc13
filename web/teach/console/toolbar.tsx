import {
  Columns3,
  Eye,
  EyeOff,
  FastForward,
  Flag,
  Lightbulb,
  type LucideIcon,
  Megaphone,
  Pause,
  Play,
  Square,
  Users,
  Zap,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { ConsoleView } from '#case/views/console/console.ts'
import { useServerNow } from '../../base/live/surroundings.ts'
import { Button } from '../../base/ui/button.tsx'
import { KeyCap } from '../../base/ui/key-cap.tsx'
import type { EducatorRequest } from './connection/use-educator-command.ts'
import type { Opened } from './steering.tsx'
import { useHasPauseKey } from './use-pause-key.ts'

interface ToolbarProps {
  readonly view: ConsoleView
  /** Another educator steers, or the connection is lost. */
  readonly isOff: boolean
  /** Any educator may flag. */
  readonly isOffline: boolean
  readonly onSend: (request: EducatorRequest) => void
  readonly onOpen: (opened: Opened) => void
}

const SLIM = 'min-h-11! px-2.5! py-1.5! text-sm min-[88rem]:px-3! min-[88rem]:text-base'

/** All that can be done to a run, in the order of how often it is. */
export function Toolbar({ view, isOff, isOffline, onSend, onOpen }: ToolbarProps) {
  const isOver = isOff || !view.isRunning
  return (
    <section aria-label="Steer the run" className="mt-1.5 flex flex-wrap items-center gap-2">
      <PauseButton view={view} isOff={isOver} onSend={onSend} />
      <SkipButton view={view} isOff={isOver} onSend={onSend} />
      <Gap />
      <Tool icon={Lightbulb} isOff={isOver} onPress={() => onOpen({ kind: 'prompt', to: null })}>
        Prompt
      </Tool>
      <Tool icon={Megaphone} isOff={isOver} onPress={() => onOpen({ kind: 'speak' })}>
        Speak
      </Tool>
      <Tool icon={Zap} isOff={isOver} onPress={() => onOpen({ kind: 'inject', event: null })}>
        Inject
      </Tool>
      <Tool icon={Flag} isOff={isOffline || !view.isRunning} onPress={() => onOpen({ kind: 'flag' })}>
        Flag
      </Tool>
      <Gap />
      <Tool icon={Columns3} isOff={!view.isRunning} onPress={() => onOpen({ kind: 'screens', first: 'all' })}>
        Screens
      </Tool>
      <Tool icon={Users} onPress={() => onOpen({ kind: 'people' })}>
        Seats
      </Tool>
      <Tool
        icon={view.isScoreHidden ? Eye : EyeOff}
        isOff={isOver}
        onPress={() => onSend({ kind: 'hide-score', isHidden: !view.isScoreHidden })}
      >
        {view.isScoreHidden ? 'Show score' : 'Hide score'}
      </Tool>
      <Tool
        icon={Square}
        isOff={isOver}
        onPress={() => onOpen({ kind: 'end-run' })}
        className="ml-auto not-disabled:text-alarm!"
      >
        End run
      </Tool>
    </section>
  )
}

/** The same key pauses and goes on. */
export function PauseButton({ view, isOff, onSend }: Pick<ToolbarProps, 'view' | 'isOff' | 'onSend'>) {
  const isPaused = view.pause !== null
  const Icon = isPaused ? Play : Pause
  const hasKey = useHasPauseKey()
  return (
    <Button
      className={`${SLIM} min-w-32`}
      disabled={isOff}
      aria-keyshortcuts={hasKey ? 'P' : undefined}
      onClick={() => onSend({ kind: isPaused ? 'resume' : 'pause' })}
    >
      <Icon aria-hidden size={18} fill="currentColor" />
      {isPaused ? 'Resume' : 'Pause'}
      {hasKey && <KeyCap name="P" />}
    </Button>
  )
}

/** Names what the clock of the case would move to. */
function SkipButton({ view, isOff, onSend }: Pick<ToolbarProps, 'view' | 'isOff' | 'onSend'>) {
  const now = useServerNow()
  const next = view.waits.find(({ at }) => at > now)
  return (
    <Tool
      icon={FastForward}
      isOff={isOff || !next || view.pause !== null}
      onPress={() => onSend({ kind: 'skip-wait' })}
    >
      <span className="max-w-44 truncate" title={next?.what}>
        {next ? `Skip to: ${next.what}` : 'Nothing to skip'}
      </span>
    </Tool>
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
    <Button look="quiet" className={`${SLIM} ${className}`} disabled={isOff} onClick={onPress}>
      <Icon aria-hidden size={18} className="shrink-0" />
      {children}
    </Button>
  )
}

const Gap = () => <span aria-hidden className="mx-0.5 h-7 w-px bg-line max-lg:hidden" />
