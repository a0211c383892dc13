import { TriangleAlert } from 'lucide-react'
import { type ClassDeed, failed, type Outcome, outcomeText } from './class-outcome.ts'

/** What came of it where not all went well: in how many rooms it was done, and in which not, and why. */
export function OutcomeList({ deed, outcomes }: { deed: ClassDeed; outcomes: readonly Outcome[] }) {
  return (
    <div className="flex gap-2.5">
      <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0 leading-snug">
        <p className="font-semibold">{outcomeText(deed, outcomes)}</p>
        <ul className="mt-1 space-y-1">
          {failed(outcomes).map(({ room, problem }) => (
            <li key={room.id} className="wrap-anywhere">
              <span className="font-semibold">{room.name}:</span> {problem}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
