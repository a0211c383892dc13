import type { ReactNode } from 'react'
import { entry } from '../../ui/entry-focus.ts'

/** What is asked, read first when its part opens. */
export function PartQuestion({ children }: { children: ReactNode }) {
  return (
    <p tabIndex={-1} className="text-pretty leading-relaxed outline-none" {...entry}>
      {children}
    </p>
  )
}
