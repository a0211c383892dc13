import type { GroupView } from '#case/views/bedside/points.ts'
import { ChosenBy } from '../../deciding/radio-option.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { pointsText } from '../../ui/number-text.ts'
import { rolesBehind } from './group-advice.ts'

/** What every option was worth, and why. Nothing before the point's last group is decided. */
export function GroupVerdicts({ group }: { group: GroupView }) {
  const told = group.options.filter(({ why }) => why !== null)
  if (told.length === 0) return null
  return (
    <Disclosure title="Points and reasons">
      <ul className="space-y-5">
        {told.map(({ slug, name, score, why }) => (
          <li key={slug} className="space-y-1.5">
            <div className="flex items-start justify-between gap-3">
              <h3 className="font-medium leading-snug">{name}</h3>
              <p className="shrink-0 font-semibold text-ink-soft tabular-nums">{pointsText(score ?? 0)}</p>
            </div>
            <p className="text-ink-soft leading-relaxed">{why}</p>
            <div className="flex">
              <ChosenBy id={`${group.name}-${slug}-verdict`} roles={rolesBehind(group, slug)} />
            </div>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
