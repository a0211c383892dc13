import { Lightbulb } from 'lucide-react'
import type { RoleId } from '#case/records/roles.ts'
import type { GuideView } from '#case/views/console/guides.ts'
import { roles } from '../../../roles/roles.ts'
import { boundUnits } from '../../../ui/number-text.ts'
import { Panel } from './panel.tsx'

interface GuidePanelProps {
  readonly guides: readonly GuideView[]
  /** Null: another educator steers, or there is no connection. */
  readonly onPrompt: ((text: string, to: RoleId | null) => void) | null
}

/** What is right at the step each stands at, and why. */
export function GuidePanel({ guides, onPrompt }: GuidePanelProps) {
  const groups = together(guides)
  return (
    <Panel title="Right answers and help">
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
            <Prompts prompts={guide.prompts} onPrompt={onPrompt && ((text) => onPrompt(text, soleOf(roleIds)))} />
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

interface PromptsProps extends Pick<GuideView, 'prompts'> {
  readonly onPrompt: ((text: string) => void) | null
}

/** What could be said to help, from gentle to plain. A press takes it to the dialog, where it can be changed. */
function Prompts({ prompts, onPrompt }: PromptsProps) {
  if (prompts.length === 0) return null
  return (
    <>
      <h4 className="mt-3 text-ink-soft text-sm">To help, from gentle to plain</h4>
      <ul className="mt-1 space-y-1.5">
        {prompts.map((prompt) => (
          <li key={prompt}>
            <button
              type="button"
              disabled={onPrompt === null}
              onClick={() => onPrompt?.(prompt)}
              className="flex min-h-11 w-full items-center gap-2.5 rounded-xl bg-wash px-3 py-1.5 text-left leading-snug ring-1 ring-line ring-inset hover:bg-surface disabled:text-ink-soft"
            >
              <Lightbulb aria-hidden size={16} className="shrink-0 text-ink-soft" />
              {prompt}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Where all three stand before the same, it is said once. */
function together(guides: readonly GuideView[]) {
  const groups: { guide: GuideView; roleIds: GuideView['roleId'][] }[] = []
  for (const guide of guides) {
    if (guide.answers.length + guide.prompts.length === 0) continue
    const same = groups.find((group) => wordsOf(group.guide) === wordsOf(guide))
    if (same) same.roleIds.push(guide.roleId)
    else groups.push({ guide, roleIds: [guide.roleId] })
  }
  return groups
}

/** To one, or to all of them. */
const soleOf = (roleIds: readonly RoleId[]): RoleId | null => (roleIds.length === 1 ? (roleIds[0] ?? null) : null)

const wordsOf = ({ title, answers, prompts }: GuideView): string => JSON.stringify([title, answers, prompts])
