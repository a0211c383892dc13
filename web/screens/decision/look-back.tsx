import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { RoleId } from '#case/records/roles.ts'
import { useView } from '../../live/live-store.ts'
import { titleOf } from '../../steps/pages.ts'
import { pointPath } from './point-of.ts'

/** The pages of this point that the team has been to, and the points before it. Each may be opened again. */
export function LookBack({ point, role }: { point: number; role: RoleId }) {
  const visited = useView((view) => view.pages.find((one) => one.point === point)?.visited) ?? []
  const earlier = Array.from({ length: point - 1 }, (_, index) => pointPath(index + 1))
  const paths = [...visited.map((suffix) => pointPath(point, suffix)), ...earlier.toReversed()]
  if (paths.length === 0) return null

  return (
    <nav aria-labelledby="look-back-heading" className="rounded-card border border-line bg-paper">
      <h2 id="look-back-heading" className="px-4 pt-3.5 pb-1 font-semibold text-ink-soft text-sm">
        Look back
      </h2>
      <ul className="divide-y divide-line">
        {paths.map((path) => (
          <li key={path}>
            <Link to={path} className="flex min-h-12 items-center gap-3 px-4 py-2.5 leading-snug hover:bg-wash">
              <span className="flex-1 font-medium">{titleOf(role, path)}</span>
              <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
