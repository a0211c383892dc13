import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Scale } from '../../../base/charts/scale.ts'
import type { Stretch } from '../playhead/playhead.ts'
import { RULER_PX } from './chart-layout.ts'
import { panned, zoomed } from './view-controls.tsx'

interface Spot {
  readonly x: number
  readonly y: number
}

interface Chart {
  readonly run: Stretch
  readonly view: Stretch
  readonly x: Scale
  readonly onView: (view: Stretch) => void
  /** Along the ruler. */
  readonly onScrub: (at: number) => void
  readonly onPress: (spot: Spot) => void
  /** It may become a press. */
  readonly onTouch: (spot: Spot) => void
}

/** What a hand is about to do. What began as a press becomes a drag once it moves. */
interface Gesture {
  readonly kind: 'scrub' | 'press' | 'drag' | 'pinch'
  readonly start: Spot
  readonly view: Stretch
  readonly apart: number
}

const MOVED_PX = 5
/** A turn of the wheel by this much looks twice as close. */
const WHEEL_HALF = 180

/** Press, drag, pinch and wheel over the lanes; along the ruler the playhead is moved. */
export function useChartGestures(plot: RefObject<HTMLElement | null>, chart: Chart) {
  const fingers = useRef(new Map<number, Spot>())
  const gesture = useRef<Gesture | null>(null)
  const turned = useEffectEvent((event: WheelEvent) => turn(event, chart, spotIn(plot.current, event)))

  useEffect(() => {
    const element = plot.current
    const listen = (event: WheelEvent) => turned(event)
    // Not passive: a wheel that zooms must not zoom the page.
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [plot])

  function begin(event: PointerEvent) {
    if (event.button !== 0) return
    const spot = spotIn(plot.current, event)
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, spot)
    const [first, second] = [...fingers.current.values()]
    const base = { start: spot, view: chart.view, apart: 0 }
    if (first && second) gesture.current = { ...base, kind: 'pinch', apart: Math.max(1, Math.abs(first.x - second.x)) }
    else gesture.current = { ...base, kind: spot.y < RULER_PX ? 'scrub' : 'press' }
    if (gesture.current.kind === 'scrub') chart.onScrub(chart.x.invert(spot.x))
    if (gesture.current.kind === 'press') chart.onTouch(spot)
  }

  function move(event: PointerEvent) {
    const was = gesture.current
    if (!was || !fingers.current.has(event.pointerId)) return
    const spot = spotIn(plot.current, event)
    fingers.current.set(event.pointerId, spot)
    if (was.kind === 'pinch') return pinch(was)
    if (was.kind === 'scrub') return chart.onScrub(chart.x.invert(spot.x))
    const movedPx = spot.x - was.start.x
    if (was.kind === 'press' && Math.abs(movedPx) > MOVED_PX) gesture.current = { ...was, kind: 'drag' }
    if (gesture.current?.kind === 'drag') chart.onView(panned(was.view, chart.run, -movedPx / chart.x.perUnit))
  }

  function pinch({ view, apart }: Gesture) {
    const [first, second] = [...fingers.current.values()]
    if (!first || !second) return
    const factor = apart / Math.max(1, Math.abs(first.x - second.x))
    chart.onView(zoomed(view, chart.run, factor, chart.x.invert((first.x + second.x) / 2)))
  }

  function end(event: PointerEvent) {
    fingers.current.delete(event.pointerId)
    const was = gesture.current
    if (fingers.current.size === 0) gesture.current = null
    if (was?.kind === 'press' && event.type === 'pointerup') chart.onPress(was.start)
    // From here on keys move it.
    plot.current?.querySelector<HTMLElement>('[role="slider"]')?.focus({ preventScroll: true, ...noRing })
  }

  return { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end, onMouseDown: leaveFocus }
}

/** After a finger comes a mouse that would take the focus from the playhead again. */
const leaveFocus = (event: MouseEvent) => event.preventDefault()

// Newer than its type: who came by finger or mouse needs no ring.
const noRing = { focusVisible: false }

/** With Ctrl, as also a pinch on a touchpad comes, it zooms; sideways it moves along; else it is the page's. */
function turn(event: WheelEvent, { view, run, x, onView }: Chart, spot: Spot): void {
  const alongPx = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault()
    onView(zoomed(view, run, 2 ** (event.deltaY / WHEEL_HALF), x.invert(spot.x)))
  } else if (event.shiftKey || Math.abs(alongPx) > Math.abs(event.deltaY)) {
    event.preventDefault()
    onView(panned(view, run, alongPx / x.perUnit))
  }
}

function spotIn(element: HTMLElement | null, { clientX, clientY }: { clientX: number; clientY: number }): Spot {
  const box = element?.getBoundingClientRect()
  return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) }
}
