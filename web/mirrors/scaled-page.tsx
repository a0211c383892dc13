import type { ReactNode } from 'react'
import { useScale } from './use-scale.ts'

/** As wide as a page of the case is drawn before it is made smaller. */
const PAGE_PX = 540

/** A page of the case, as small as the room it gets, and out of reach for fingers, keys and screen readers. */
export function ScaledPage({ children }: { children: ReactNode }) {
  const { room, content } = useScale(PAGE_PX)
  return (
    <div ref={room} inert aria-hidden className="overflow-hidden">
      <div ref={content} className="flex flex-col px-5 pt-4 pb-6">
        {children}
      </div>
    </div>
  )
}
