import type { ReactNode } from 'react'
import { StatusLine } from '../notices/status-line.tsx'

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

const stars = [
  [4, 14],
  [9, 6],
  [23, 5],
  [31, 11],
  [44, 4],
  [52, 9],
  [61, 3],
  [69, 12],
  [78, 5],
  [91, 9],
  [96, 22],
] as const

/** Behind the public pages: night above, the first light over the hills. */
function NightSky() {
  return (
    <div aria-hidden className="absolute inset-0 -z-10 overflow-hidden">
      <div className="absolute inset-0 bg-linear-to-b from-night via-[#16255a] via-55% to-[#33407f]" />
      <div className="absolute inset-x-0 bottom-0 h-56 bg-linear-to-t from-[#f0a884] via-[#96709c]/50 via-45% to-transparent" />
      <svg
        viewBox="0 0 1280 120"
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-0 h-24 w-full"
        aria-hidden="true"
      >
        <path d="M0 62c120-34 210-44 330-22s190 34 300 10 190-46 320-34 220 40 330 22v82H0Z" fill="#2a3266" />
        <path d="M0 92c160-26 250-10 400-4s250-34 420-30 300 46 460 18v44H0Z" fill="#131c45" />
      </svg>
      {stars.map(([left, top], index) => (
        <span
          key={left}
          className={`absolute rounded-full bg-white max-md:hidden ${index % 3 === 0 ? 'size-0.75 opacity-70' : 'size-0.5 opacity-45'}`}
          style={{ left: `${left}%`, top: `${top}%` }}
        />
      ))}
    </div>
  )
}
