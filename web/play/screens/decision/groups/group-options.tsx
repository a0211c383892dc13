import { Check } from 'lucide-react'
import { useId } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import { answerField } from '#case/rules/role-fields.ts'
import type { GroupView, PointOption } from '#case/views/bedside/points.ts'
import { roles } from '../../../../base/roles/roles.ts'
import { advisers, advisersFirst, decider } from '../../../../hands/deciding/decider.ts'
import { ChosenBy, RadioOption } from '../../../../hands/deciding/radio-option.tsx'

interface GroupOptionsProps {
  readonly group: GroupView
  readonly chosen: readonly string[]
  readonly onTap: (slug: string) => void
}

/** One of several, or of several any number, each with whoever stands by it, live. */
export function GroupOptions({ group, chosen, onTap }: GroupOptionsProps) {
  const id = useId()
  return (
    <div className="space-y-2.5">
      {group.options.map(({ slug, name }) => {
        const shared = { id: `${id}-${slug}`, name, chosenBy: rolesBehind(group, slug) }
        const isChosen = chosen.includes(slug)
        return group.several ? (
          <ToggleOption key={slug} {...shared} isOn={isChosen} onTap={() => onTap(slug)} />
        ) : (
          <RadioOption key={slug} {...shared} group={id} isChosen={isChosen} onChoose={() => onTap(slug)} />
        )
      })}
    </div>
  )
}

interface ToggleOptionProps {
  readonly id: string
  readonly name: string
  readonly isOn: boolean
  readonly chosenBy: readonly RoleId[]
  readonly onTap: () => void
}

/** One of several, on or off. The button's name is the option alone; who chose it is its description. */
function ToggleOption({ id, name, isOn, chosenBy, onTap }: ToggleOptionProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-labelledby={id}
      aria-describedby={chosenBy.length > 0 ? `${id}-by` : undefined}
      onClick={onTap}
      className="group flex min-h-14 w-full items-center gap-3.5 rounded-card border border-line-strong bg-paper px-4 py-3 text-left transition-colors hover:bg-wash disabled:cursor-default disabled:border-line aria-pressed:border-action aria-pressed:bg-provider-soft aria-pressed:ring-1 aria-pressed:ring-action disabled:hover:bg-paper aria-pressed:disabled:bg-surface aria-pressed:disabled:ring-line-strong"
    >
      <span
        aria-hidden
        className="inline-flex size-5 shrink-0 items-center justify-center rounded-md border-2 border-line-strong bg-paper text-white group-aria-pressed:border-action group-aria-pressed:bg-action"
      >
        {isOn && <Check size={15} strokeWidth={3} />}
      </span>
      <span id={id} className="flex-1 text-balance font-medium leading-snug">
        {name}
      </span>
      <ChosenBy id={`${id}-by`} roles={chosenBy} />
    </button>
  )
}

/** What a role stands by in a group. Empty: it has said nothing, or taken it back. */
export const choicesOf = (group: Pick<GroupView, 'provider' | 'rt' | 'rn'>, role: RoleId): readonly string[] =>
  [group[answerField[role]] ?? []].flat()

/** The options a role stands by, as listed. */
export const optionsOf = (group: GroupView, role: RoleId): readonly PointOption[] =>
  group.options.filter(({ slug }) => choicesOf(group, role).includes(slug))

/** The advisers first, the decision last. */
export const rolesBehind = (group: GroupView, slug: string): readonly RoleId[] =>
  advisersFirst.filter((role) => choicesOf(group, role).includes(slug))

/** Whose advice is asked. */
export const advisersOf = ({ advisedBy }: Pick<GroupView, 'advisedBy'>): readonly RoleId[] => advisedBy ?? advisers

export const advisersMissing = (group: GroupView): readonly RoleId[] =>
  advisersOf(group).filter((role) => choicesOf(group, role).length === 0)

/** What has to be switched for one list of options to become the other. */
export const toSwitch = (from: readonly string[], to: readonly string[]): readonly string[] => [
  ...from.filter((slug) => !to.includes(slug)),
  ...to.filter((slug) => !from.includes(slug)),
]

/** One of several is switched on and off; of any other group one option is chosen. */
export function withTap(group: Pick<GroupView, 'several'>, chosen: readonly string[], slug: string): readonly string[] {
  if (!group.several) return [slug]
  return chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug]
}

/** Whose advice there is so far. */
export function adviceText(group: GroupView): string {
  if (group.heldBack !== null) return `${roles[group.heldBack].label} has advised: you read it after your own advice`
  const missing = advisersMissing(group)
  const asked = advisersOf(group)
  const given = asked.filter((role) => !missing.includes(role))
  if (given.length === 0) return 'No advice yet'
  if (missing.length === 0) return haveAdvised(asked)
  return `${given.map((role) => roles[role].label)} has advised, ${missing.map((role) => roles[role].label)} not yet`
}

export const haveAdvised = (asked: readonly RoleId[]): string =>
  `${asked.map((role) => roles[role].label).join(' and ')} ${asked.length === 1 ? 'has' : 'have'} advised`

/** What was decided, in the names of the options. */
export const decidedText = (group: GroupView): string =>
  optionsOf(group, decider)
    .map(({ name }) => name)
    .join(', ') || (group.inHands ? 'ordered, you see it when it is done' : `No ${group.name.toLowerCase()}`)

interface Hinted {
  readonly isDecider: boolean
  readonly several: boolean
  /** What the team sees of one's own advice. */
  readonly own: readonly string[]
  readonly chosen: readonly string[]
  readonly isChanged: boolean
}

/** What Confirm would do now. */
export function hintText({ isDecider, several, own, chosen, isChanged }: Hinted): string {
  if (isDecider) {
    if (chosen.length > 0) return 'Confirm is final: it closes the advice.'
    return several ? 'Choose any, or none, then decide.' : 'Choose one, then decide.'
  }
  if (own.length === 0) {
    if (chosen.length > 0) return 'Confirm sends your advice to the team.'
    return several ? 'Choose any, then send your advice.' : 'Choose one, then send your advice.'
  }
  if (!isChanged) return 'Your advice is sent. You may change it until the Provider decides.'
  return chosen.length > 0 ? 'Your earlier advice stands until you confirm.' : 'Confirm takes your advice back.'
}

export const noneChosen = ({ name }: Pick<GroupView, 'name'>) => ({
  title: `Go on without any ${name.toLowerCase()}?`,
  text: 'You have chosen nothing.',
})
