import { useLayoutEffect, useRef } from 'react'

/** Draws something that is laid out so wide as large as the room it gets: for the room, and for what stands in it. */
export function useScale(widthPx: number) {
  const room = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const [outer, inner] = [room.current, content.current]
    if (!outer || !inner) return
    inner.style.width = `${widthPx}px`
    inner.style.transformOrigin = 'top left'
    const scale = () => {
      const factor = outer.clientWidth / widthPx
      inner.style.transform = `scale(${factor})`
      // The page leaves it the room it had before.
      outer.style.height = `${Math.ceil(inner.offsetHeight * factor)}px`
    }
    // Its own height is observed too: set at once, it would be told of that within the same round.
    let frame = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(scale)
    })
    observer.observe(outer)
    observer.observe(inner)
    scale()
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [widthPx])

  return { room, content }
}
