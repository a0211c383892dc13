import { Lightbulb, MessageCircleQuestion } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { GuideView } from '#case/views/console/guides.ts'
import { createKeptSwitch } from '../../../base/live/device-storage.ts'
import { roles } from '../../../base/roles/roles.ts'
import { boundUnits } from '../../../base/ui/number-text.ts'

interface GuidePanelProps {
  readonly guides: readonly GuideView[]
  /** Null: another educator steers, or there is no connection. */
  readonly onPrompt: ((text: string, to: RoleId | null) => void) | null
}

/** They take room: who wants them has them on this device. */
const reasons = createKeptSwitch('console-reasons')

/** What is right at the step each stands at, and why. */
export function GuidePanel({ guides, onPrompt }: GuidePanelProps) {
  const hasReasons = useSyncExternalStore(reasons.subscribe, reasons.isOn)
  const told = guides.filter(({ answers, prompts }) => answers.length + prompts.length > 0)
  return (
    <div className="space-y-4 p-4">
      <h2 className="sr-only">Right answers and help</h2>
      {told.some(({ answers }) => answers.some(({ why }) => why)) && (
        <button
          type="button"
          aria-pressed={hasReasons}
          onClick={() => reasons.set(!hasReasons)}
          className="float-right -mt-2 -mr-2 ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-xl px-2 font-semibold text-action text-sm hover:bg-wash aria-pressed:bg-surface"
        >
          <MessageCircleQuestion aria-hidden size={16} /> Reasons
        </button>
      )}
      {told.length === 0 && <p className="text-ink-soft">Nothing is asked at this step.</p>}
      {told.map(({ roleIds, title, answers, prompts }) => (
        <div key={roleIds.join()}>
          <h3 className="flex min-h-7 flex-wrap items-baseline gap-x-2 font-semibold leading-snug">
            {title}
            <span className="font-normal text-ink-soft text-sm">
              {roleIds.map((role) => roles[role].label).join(', ')}
            </span>
          </h3>
          <Answers answers={answers} hasReasons={hasReasons} />
          <Prompts prompts={prompts} onPrompt={onPrompt && ((text) => onPrompt(text, soleOf(roleIds)))} />
        </div>
      ))}
    </div>
  )
}

interface AnswersProps extends Pick<GuideView, 'answers'> {
  readonly hasReasons: boolean
}

/** Of a group of answers all that are good, in a line each. */
function Answers({ answers, hasReasons }: AnswersProps) {
  const asked = [...new Set(answers.map((answer) => answer.asked))]
  const isShort = asked.every((name) => name.length <= SHORT)
  return (
    <dl className="mt-1.5 space-y-1.5 border-line border-l-3 pl-3 leading-snug">
      {asked.map((name) => (
        <div key={name} className={isShort ? 'grid grid-cols-[5.75rem_minmax(0,1fr)] gap-x-2' : ''}>
          <dt className="pt-px text-ink-soft text-sm">{name}</dt>
          {answers.map(
            ({ asked: of, right, why }) =>
              of === name && (
                <dd key={right} className="col-start-2 font-medium">
                  {boundUnits(right)}
                  {hasReasons && why && (
                    <span className="block font-normal text-ink-soft text-sm">{boundUnits(why)}</span>
                  )}
                </dd>
              ),
          )}
        </div>
      ))}
    </dl>
  )
}

/** What fits beside its answers. */
const SHORT = 12

interface PromptsProps extends Pick<GuideView, 'prompts'> {
  readonly onPrompt: ((text: string) => void) | null
}

/** What could be said to help, from gentle to plain. A press takes it to the dialog, where it can be changed. */
function Prompts({ prompts, onPrompt }: PromptsProps) {
  if (prompts.length === 0) return null
  return (
    <>
      <h4 className="mt-2.5 text-ink-soft text-sm">To help, from gentle to plain</h4>
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

/** To one, or to all of them. */
const soleOf = (roleIds: readonly RoleId[]): RoleId | null => (roleIds.length === 1 ? (roleIds[0] ?? null) : null)
