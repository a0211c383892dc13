import { useEffect, useRef } from 'react'
import { useReducedMotion } from '../ui/use-reduced-motion.ts'
import type { Monitor } from './create-monitor.ts'
import type { Channel } from './waves/channels.ts'
import { createSweep } from './waves/create-sweep.ts'

const SHARPEST = 2

interface WaveCanvasProps {
  readonly monitor: Monitor
  readonly channels: readonly Channel[]
  readonly className: string
}

/** The running waves. Where motion is unwelcome they stand still, and are drawn anew when the numbers change. */
export function WaveCanvas({ monitor, channels, className }: WaveCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isStill = useReducedMotion()

  useEffect(() => {
    if (!canvas.current) return
    const sweep = createSweep(canvas.current, monitor.heart, channels)
    const drawing = canvas.current
    const stopSizing = followSize(drawing, (width, height) => {
      // On a wall it is shown larger than it is laid out, in a mirror smaller.
      const shown = drawing.getBoundingClientRect().width / Math.max(1, width)
      sweep.fit(width, height, Math.min(SHARPEST, window.devicePixelRatio * shown))
      sweep.fill()
    })
    const stopWatching = isStill
      ? monitor.subscribe(sweep.fill)
      : whileSeen(canvas.current, () => monitor.watch(sweep.step))
    return () => {
      stopSizing()
      stopWatching()
    }
  }, [monitor, channels, isStill])

  return (
    <div aria-hidden className={`relative ${className}`}>
      <canvas ref={canvas} className="absolute inset-0 h-full w-full" />
    </div>
  )
}

function followSize(element: Element, tell: (width: number, height: number) => void) {
  const observer = new ResizeObserver(([entry]) => {
    if (entry) tell(entry.contentRect.width, entry.contentRect.height)
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/** Starts something when the element comes into view and stops it when it leaves. */
function whileSeen(element: Element, start: () => () => void) {
  let stop: (() => void) | null = null
  const observer = new IntersectionObserver((entries) => {
    const isSeen = entries.at(-1)?.isIntersecting ?? false
    if (isSeen === (stop !== null)) return
    stop?.()
    stop = isSeen ? start() : null
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    stop?.()
  }
}
