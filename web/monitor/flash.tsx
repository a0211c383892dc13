import { type ReactNode, useEffect, useRef } from 'react'
import type { AlarmKind } from './alarms-of.ts'

/** What flashes while it is in alarm, everything at the same beat. */
export function Flash({
  kind,
  className,
  children,
}: {
  kind: AlarmKind | null
  className: string
  children?: ReactNode
}) {
  const element = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (kind === null) return
    for (const animation of element.current?.getAnimations() ?? []) animation.startTime = 0
  }, [kind])

  return (
    <div ref={element} data-alarm={kind} className={`${kind ? 'monitor-flash' : ''} ${className}`}>
      {children}
    </div>
  )
}
