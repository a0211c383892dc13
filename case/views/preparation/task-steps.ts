import type { Work } from '../../records/preparation.ts'
import type { RoleId } from '../../records/roles.ts'
import { seenIfAny } from '../../rules/case-clock.ts'
import type { SeatInCase } from '../../rules/places.ts'
import { findingOn } from '../../rules/second-check.ts'
import { verdictOn } from '../../rules/step-answers.ts'
import { stepDoneAt } from '../../rules/task-time.ts'
import type { WorkUnit } from '../../rules/work-units.ts'
import { compiled } from '../../story/compiled.ts'
import type { CheckStep, Choice, NumberStep, NumbersStep, PickItemsStep, TaskStep } from '../../story/task.ts'

/** A step of one's own work: what to do and what there is to choose. Which choice is right is told by doing it. */
export interface StepView {
  readonly slug: string
  readonly kind: TaskStep['kind']
  readonly label: string
  /** When it is or will be done: a wait ends by itself. */
  readonly doneAt: number | null
  /** What can be read once it is done. */
  readonly reading: string | null
  /** What was chosen and the number that was given, once it is done: a second device shows the same. */
  readonly chosen: string | null
  readonly value: number | null
  readonly options: readonly OptionView[] | null
  readonly items: readonly ItemView[] | null
  readonly unit: string | null
  /** What to draw it from, or where to connect; asked with the number. */
  readonly using: UsingView | null
  /** When a second person was asked to check; null while nobody is asked. */
  readonly checkAskedAt: number | null
  /** A second person said that something does not fit, and what one finds who looks again. */
  readonly sentBack: { readonly roleId: RoleId; readonly part: string; readonly finding: string } | null
  readonly asks: readonly AskView[] | null
}

export interface OptionView {
  readonly slug: string
  readonly name: string
}

export interface ItemView extends OptionView {
  readonly isPicked: boolean
  readonly note: string | null
}

export interface UsingView {
  readonly label: string
  readonly options: readonly OptionView[]
}

/** A number of several. A wrong answer shows its verdict and may be given again. */
export interface AskView extends OptionView {
  readonly unit: string
  readonly using: UsingView | null
  readonly isDone: boolean
  readonly chosen: string | null
  readonly value: number | null
  readonly working: string | null
  readonly newestWrong: { readonly value: number; readonly verdict: string } | null
}

export function viewStep(
  looking: Pick<SeatInCase, 'state' | 'content'>,
  unit: WorkUnit,
  step: TaskStep,
  index: number,
): StepView {
  const { state } = looking
  const work = state.records.Work[unit.id]
  const done = work?.steps[index]
  const isCurrent = work !== undefined && work.steps.length === index
  return {
    slug: step.slug,
    kind: step.kind,
    label: step.label,
    doneAt: done ? stepDoneAt(state, unit, done) : null,
    reading: (done && step.reading) || null,
    ...(done ? givenAt(step) : { chosen: null, value: null }),
    options: step.kind === 'choose' ? optionsOf(step) : null,
    items: step.kind === 'pick-items' ? itemsOf(step, isCurrent ? work.parts : [], done !== undefined) : null,
    unit: step.kind === 'number' ? step.unit : null,
    using: step.kind === 'number' ? usingOf(step.using) : null,
    checkAskedAt: step.kind === 'check' && isCurrent ? seenIfAny(state, work.checkAskedAt) : null,
    sentBack: step.kind === 'check' && isCurrent && work.checkAskedAt === null ? sentBackOf(looking, unit, step) : null,
    asks: step.kind === 'numbers' ? asksOf(step, isCurrent ? work : null, done !== undefined) : null,
  }
}

function sentBackOf({ state, content }: Pick<SeatInCase, 'state' | 'content'>, { id }: WorkUnit, step: CheckStep) {
  const finding = findingOn(state, content, id)
  const name = step.made.find(({ slug }) => slug === finding?.part)?.name
  return finding && name ? { roleId: finding.roleId, part: name, finding: finding.text } : null
}

/** Only what is right registers, so that is what was given. */
function givenAt(step: TaskStep): Pick<StepView, 'chosen' | 'value'> {
  if (step.kind === 'choose') return { chosen: step.right, value: null }
  if (step.kind === 'number') return { chosen: step.using?.right ?? null, value: step.right }
  return { chosen: null, value: null }
}

const optionsOf = compiled(({ options }: Choice): OptionView[] => options.map(({ slug, name }) => ({ slug, name })))

const usingOf = (using: NumberStep['using']): UsingView | null =>
  using ? { label: using.label, options: optionsOf(using) } : null

const itemsOf = (step: PickItemsStep, picked: readonly string[], isDone: boolean): ItemView[] =>
  step.items.map(({ slug, name, isRight, note }) => {
    const isPicked = isDone ? isRight : picked.includes(slug)
    return { slug, name, isPicked, note: (isPicked && note) || null }
  })

const asksOf = (step: NumbersStep, work: Work | null, isStepDone: boolean): AskView[] =>
  step.asks.map(({ slug, label, unit, using, right, working }) => {
    const isDone = isStepDone || (work?.parts.includes(slug) ?? false)
    const wrong = work?.wrong?.ask === slug ? work.wrong : null
    return {
      slug,
      name: label,
      unit,
      using: usingOf(using),
      isDone,
      chosen: (isDone && using?.right) || null,
      value: isDone ? right : null,
      working: isDone ? working : null,
      newestWrong: wrong && { value: wrong.value, verdict: verdictOn(step, wrong) ?? '' },
    }
  })
