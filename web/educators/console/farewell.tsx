import { Link } from 'react-router'
import { PageHeading } from '../../layout/page-heading.tsx'
import type { Gone } from './told/console-socket.ts'

const farewells: { readonly [W in Gone]: { readonly title: string; readonly text: string } } = {
  ended: {
    title: 'This room has ended',
    text: 'Nobody is in it any more. If it keeps its runs, they are in the archive.',
  },
  'not-yours': {
    title: 'This room is not one of yours',
    text: 'It may have been yours, and is led by another educator now.',
  },
}

const LINK = 'inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4'

/** Why there is no console any more, and where to go. */
export function Farewell({ why }: { why: Gone }) {
  const { title, text } = farewells[why]
  return (
    <main id="main" className="mx-auto my-auto w-full max-w-lg space-y-4 p-6 pb-32 text-center">
      <PageHeading title={title} className="text-balance font-bold text-title" />
      <p className="text-ink-soft leading-relaxed">{text}</p>
      <p className="flex justify-center gap-6">
        <Link to="/rooms" className={LINK}>
          Your rooms
        </Link>
        <Link to="/archive" className={LINK}>
          Archive
        </Link>
      </p>
    </main>
  )
}
