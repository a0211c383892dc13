import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DebriefingPhase } from '#case/records/debriefing.ts'
import { phaseTexts } from '#content/texts/debriefing.ts'

interface PhaseBarProps {
  /** Where the team is. */
  readonly phase: DebriefingPhase
  /** What is looked at here. */
  readonly shown: DebriefingPhase
  /** Left out: it is only to look at. */
  readonly onPress?: (phase: DebriefingPhase) => void
  readonly isOff?: boolean
}

/** The four phases: which one the team is at, and which one is shown. */
export function PhaseBar({ phase, shown, onPress, isOff = false }: PhaseBarProps) {
  const now = phaseTexts.findIndex((one) => one.phase === phase)
  return (
    <nav aria-label="Phases of the debriefing" className="print:hidden">
      <ol className="grid grid-cols-4 gap-1 rounded-2xl border border-line bg-surface p-1">
        {phaseTexts.map(({ phase: one, title }, index) => (
          <li key={one}>
            <PhaseName isShown={one === shown} isOff={isOff} {...(onPress && { onPress: () => onPress(one) })}>
              <Place index={index} now={now} />
              <span className={onPress ? 'text-[clamp(0.6875rem,3.1vw,0.875rem)]' : 'text-[max(0.75rem,1.5vw)]'}>
                {title}
              </span>
              {index === now && <span className="sr-only">, where the team is</span>}
            </PhaseName>
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface PhaseNameProps {
  readonly isShown: boolean
  readonly isOff: boolean
  readonly onPress?: () => void
  readonly children: ReactNode
}

function PhaseName({ isShown, isOff, onPress, children }: PhaseNameProps) {
  const current = isShown ? 'step' : undefined
  const look =
    'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 rounded-xl px-0.5 py-1.5 font-semibold text-ink-soft leading-tight aria-[current]:bg-paper aria-[current]:text-ink aria-[current]:shadow-sm'
  if (!onPress) {
    return (
      <p aria-current={current} className={look}>
        {children}
      </p>
    )
  }
  return (
    <button
      type="button"
      disabled={isOff}
      aria-current={current}
      onClick={onPress}
      className={`${look} transition-colors hover:bg-wash`}
    >
      {children}
    </button>
  )
}

function Place({ index, now }: { index: number; now: number }) {
  const look = index === now ? 'bg-action text-white' : index < now ? 'bg-present text-white' : 'bg-line text-ink-soft'
  return (
    <span aria-hidden className={`flex size-6 items-center justify-center rounded-full text-xs tabular-nums ${look}`}>
      {index < now ? <Check size={14} strokeWidth={3} /> : index + 1}
    </span>
  )
}
