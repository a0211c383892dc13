import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useWaiting } from '../../hands/attention/call-person.ts'

/** The page's title: in the tab, at the top, and where the focus goes when somebody comes from another page. */
export function PageHeading({ title, className = '' }: { title: string; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname } = useLocation()
  const waiting = useWaiting()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path under the same component is another page
  useEffect(() => {
    if (key === 'default') return
    window.scrollTo(0, 0)
    // Who writes in a panel beside the page goes on writing.
    if (!document.activeElement?.closest('dialog')) heading.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <>
      <title>{[waiting && `● ${waiting}`, title, 'Neonatal Transport Trainer'].filter(Boolean).join(' · ')}</title>
      <h1 ref={heading} tabIndex={-1} className={className}>
        {title}
      </h1>
    </>
  )
}
