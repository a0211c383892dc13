import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** As wide as a page of the case is drawn before it is made smaller. */
const PAGE_PX = 540

/** A page of the case, as small as the room it gets, and out of reach for fingers, keys and screen readers. */
export function ScaledPage({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null)
  const page = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const [outer, inner] = [room.current, page.current]
    if (!outer || !inner) return
    const scaleDown = () => {
      const scale = outer.clientWidth / PAGE_PX
      inner.style.transform = `scale(${scale})`
      // What is made smaller still takes the room it had.
      outer.style.height = `${Math.ceil(inner.offsetHeight * scale)}px`
    }
    const observer = new ResizeObserver(scaleDown)
    observer.observe(outer)
    observer.observe(inner)
    scaleDown()
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={room} inert aria-hidden className="overflow-hidden">
      <div ref={page} style={{ width: PAGE_PX }} className="flex origin-top-left flex-col px-5 pt-4 pb-6">
        {children}
      </div>
    </div>
  )
}
