import { type ReactNode, useSyncExternalStore } from 'react'
import { createStore } from '../../base/live/store.ts'
import { useReducedMotion } from '../../base/ui/use-reduced-motion.ts'
import type { AlarmKind } from './alarms.ts'

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

const LIT_MS = 1000

const isLitAt = (nowMs: number): boolean => Math.floor(nowMs / LIT_MS) % 2 === 0

/**
 * Light and dark by turns, a second each, the same for everything that flashes. A timer and not an animation: colours that
 * are animated have the whole page looked at sixty times a second.
 */
export function createFlashBeat() {
  const lit = createStore(true)
  let listeners = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function beat(): void {
    const nowMs = performance.now()
    lit.set(isLitAt(nowMs))
    timer = setTimeout(beat, LIT_MS - (nowMs % LIT_MS) + 1)
  }

  return {
    isLit: lit.get,
    subscribe(listener: () => void) {
      const stop = lit.subscribe(listener)
      if (listeners++ === 0) beat()
      return () => {
        stop()
        if (--listeners === 0) clearTimeout(timer)
      }
    },
  }
}
