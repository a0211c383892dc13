import { boundUnits } from '../../ui/number-text.ts'

/** Short facts, one a line. */
export function FactList({ facts }: { facts: readonly string[] }) {
  if (facts.length === 0) return null
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-paper">
      {facts.map((fact) => (
        <li key={fact} className="px-4 py-2.5 text-pretty leading-snug">
          {boundUnits(fact)}
        </li>
      ))}
    </ul>
  )
}
