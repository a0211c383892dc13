import './mirrors.css'
import { type ReactNode, useEffect, useState } from 'react'
import { useScale } from './use-scale.ts'

/** As wide as a page of the case is drawn before it is made smaller. */
const PAGE_PX = 540
/** What is in sight stands by then. */
const IN_SIGHT_MS = 300

/** A page of the case, as small as the room it gets, and out of reach for fingers, keys and screen readers. */
export function ScaledPage({ children }: { children: ReactNode }) {
  const { room, content } = useScale(PAGE_PX)
  const [isWhole, setIsWhole] = useState(false)
  useEffect(() => {
    // Not left to the browser for longer: WebKit does not always draw what is scrolled into sight.
    const timer = setTimeout(() => setIsWhole(true), IN_SIGHT_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div ref={room} inert aria-hidden className="overflow-hidden">
      <div ref={content} className={`flex flex-col px-5 pt-4 pb-6 ${isWhole ? '' : 'in-sight-first'}`}>
        {children}
      </div>
    </div>
  )
}
