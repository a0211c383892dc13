import type { ReactNode } from 'react'
import { StatusLine } from '../notices/status-line.tsx'
import { NightSky } from './night-sky.tsx'

/** The four public pages: no header, a night flight behind. */
export function PublicLayout({ children, isLive = false }: { children: ReactNode; isLive?: boolean }) {
  return (
    <div className="on-night relative isolate flex min-h-dvh flex-col overflow-hidden bg-night">
      <NightSky />
      <StatusLine look="night" isLive={isLive} />
      <main id="main" className="mx-auto flex w-full max-w-6xl flex-1 flex-col px-5 pb-32 column:px-8">
        {children}
      </main>
    </div>
  )
}
