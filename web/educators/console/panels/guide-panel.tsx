import type { GuideView } from '#case/views/console/guides.ts'
import { roles } from '../../../roles/roles.ts'
import { boundUnits } from '../../../ui/number-text.ts'
import { Panel } from './panel.tsx'

/** What is right at the step each stands at, and why. */
export function GuidePanel({ guides }: { guides: readonly GuideView[] }) {
  const groups = together(guides)
  return (
    <Panel title="Right answers">
      <div className="space-y-4 px-4 pb-4">
        {groups.length === 0 && <p className="text-ink-soft">Nothing is asked at this step.</p>}
        {groups.map(({ guide, roleIds }) => (
          <div key={guide.roleId}>
            <h3 className="flex flex-wrap items-baseline gap-x-2 font-semibold leading-snug">
              {guide.title}
              <span className="font-normal text-ink-soft text-sm">
                {roleIds.map((role) => roles[role].label).join(', ')}
              </span>
            </h3>
            <Answers answers={guide.answers} />
          </div>
        ))}
      </div>
    </Panel>
  )
}

function Answers({ answers }: Pick<GuideView, 'answers'>) {
  return (
    <dl className="mt-1.5 space-y-2.5">
      {answers.map(({ asked, right, why }) => (
        <div key={`${asked} ${right}`} className="border-line border-l-3 pl-3 leading-snug">
          <dt className="text-ink-soft text-sm">{asked}</dt>
          <dd className="font-medium">{boundUnits(right)}</dd>
          {why && <dd className="mt-0.5 text-ink-soft text-sm leading-relaxed">{boundUnits(why)}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** Where all three stand before the same, it is said once. */
function together(guides: readonly GuideView[]) {
  const groups: { guide: GuideView; roleIds: GuideView['roleId'][] }[] = []
  for (const guide of guides) {
    if (guide.answers.length === 0) continue
    const same = groups.find(
      (group) =>
        group.guide.title === guide.title && JSON.stringify(group.guide.answers) === JSON.stringify(guide.answers),
    )
    if (same) same.roleIds.push(guide.roleId)
    else groups.push({ guide, roleIds: [guide.roleId] })
  }
  return groups
}
