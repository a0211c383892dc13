import { useEffect, useRef } from 'react'

const BARS = 40
const EVERY_MS = 60

/** What the microphone hears, drawn from right to left. Where motion is unwelcome, one bar that grows. */
export function LevelMeter({ level, isRunning }: { level: () => number; isRunning: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const levels = useRef<readonly number[]>(Array.from({ length: BARS }, () => 0))

  useEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!isRunning) return
    const timer = setInterval(() => {
      levels.current = [...levels.current.slice(1), level()]
      if (canvas.current) draw(canvas.current, isStill ? [] : levels.current, levels.current.at(-1) ?? 0)
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [isRunning, level])

  return (
    <div aria-hidden>
      <canvas ref={canvas} width={480} height={112} className="h-14 w-full" />
    </div>
  )
}

function draw(canvas: HTMLCanvasElement, levels: readonly number[], current: number): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = canvas
  context.clearRect(0, 0, width, height)
  context.fillStyle = getComputedStyle(canvas).color
  if (levels.length === 0) {
    context.fillRect(0, height / 2 - 12, current * width, 24)
    return
  }
  const space = width / levels.length
  levels.forEach((level, bar) => {
    const tall = 6 + level * (height - 6)
    context.beginPath()
    context.roundRect(bar * space + space * 0.2, (height - tall) / 2, space * 0.6, tall, space * 0.3)
    context.fill()
  })
}
