import type { RoleId } from '#case/records/roles.ts'
import type { DecisionReport } from '#case/report/decisions-report.ts'
import { type Harms, harmKey } from '#case/report/harms.ts'
import { RoleName } from '../../roles/role-tag.tsx'
import { ChoiceVerdict } from './choice-verdict.tsx'
import { isOfSeveral } from './score-parts.ts'

/** One decision: the advice, the choice, and what would have been better. */
export function DecisionCard({ decision, harms }: { decision: DecisionReport; harms: Harms }) {
  const { part, label, rt, rn, chosen, missed } = decision
  return (
    <div className="space-y-3 print:space-y-0.5">
      {label !== part && <h4 className="font-semibold print:sr-only">{label}</h4>}
      <ul className="grid break-after-avoid gap-x-3 gap-y-1 text-sm leading-snug print:flex print:flex-wrap print:gap-y-0">
        {label !== part && (
          <li aria-hidden className="hidden font-semibold print:list-item">
            {label}
          </li>
        )}
        <Advice who={1} names={rt} />
        <Advice who={2} names={rn} />
      </ul>
      {chosen.length === 0 && <p className="font-medium">The Provider chose nothing here.</p>}
      <ul className="space-y-3 print:space-y-0.5">
        {chosen.map((option) => (
          <ChoiceVerdict key={option.name} option={option} harm={harms.get(harmKey(part, option.name)) ?? null} />
        ))}
      </ul>
      {missed.length > 0 && (
        <div>
          <p className="font-semibold text-ink-soft text-sm print:sr-only">{missedTitle(decision)}</p>
          <ul className="mt-1.5 space-y-2.5 print:mt-0 print:space-y-0">
            {missed.map((option) => (
              <ChoiceVerdict key={option.name} option={option} missed={isOfSeveral(decision) ? 'Left out' : 'Right'} />
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function missedTitle(decision: DecisionReport): string {
  if (isOfSeveral(decision)) return 'Left out'
  return decision.missed.length > 1 ? 'Each of these was right' : 'This was right'
}

function Advice({ who, names }: { who: RoleId; names: readonly string[] }) {
  return (
    <li>
      <RoleName role={who} />{' '}
      {names.length > 0 ? `advised ${names.join(', ')}` : <span className="text-ink-soft">did not advise</span>}
    </li>
  )
}
