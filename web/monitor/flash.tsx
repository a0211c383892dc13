import { type ReactNode, useSyncExternalStore } from 'react'
import type { AlarmKind } from './alarms-of.ts'
import { createFlashBeat } from './flash-beat.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

const beat = createFlashBeat()
const resting = () => () => {}

/** What flashes while it is in alarm, everything at the same beat. Where motion is unwelcome it stays light. */
export function Flash({
  kind,
  className,
  children,
}: {
  kind: AlarmKind | null
  className: string
  children?: ReactNode
}) {
  const isStill = useReducedMotion()
  const isFlashing = kind !== null && !isStill
  const isLit = useSyncExternalStore(isFlashing ? beat.subscribe : resting, beat.isLit)

  return (
    <div data-alarm={kind} className={`${kind && (isLit || isStill) ? 'monitor-lit' : ''} ${className}`}>
      {children}
    </div>
  )
}
