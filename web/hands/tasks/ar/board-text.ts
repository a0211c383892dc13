import type { UnitView } from '#case/views/preparation/tasks.ts'
import type { SceneSetup } from '../scene/scene.ts'
import { sentBackText } from '../steps/check-sent-back.tsx'

export type ArTool = 'start' | 'less' | 'more' | 'confirm' | 'move' | 'smaller' | 'bigger' | 'leave'

/** What is said in the room, where the page itself cannot be seen. */
export interface ArBoardText {
  readonly clock: string
  readonly instruction: string
  readonly hint: string | null
  readonly tools: readonly ArTool[]
}

interface BoardFacts {
  readonly unit: UnitView
  readonly setup: SceneSetup
  readonly clock: string
  readonly about: string
  readonly note: string | null
  readonly hint: { readonly text: string } | null
  readonly lockedBecause: string | null
  readonly isPlaced: boolean
}

/** What the board in the room says: the same as the card and the bar of the page. */
export function boardTextOf({
  unit,
  setup,
  clock,
  about,
  note,
  hint,
  lockedBecause,
  isPlaced,
}: BoardFacts): ArBoardText {
  const step = unit.steps[setup.current]
  const ask = step?.asks?.find(({ isDone }) => !isDone)
  const isStarted = unit.startedAt !== null
  const asksNumber = ask !== undefined || step?.unit != null
  const placing: readonly ArTool[] = isPlaced ? ['move', 'smaller', 'bigger', 'leave'] : ['leave']
  const entry: readonly ArTool[] = asksNumber
    ? ['less', 'more', 'confirm']
    : isStarted || lockedBecause
      ? []
      : ['start']
  const written = asksNumber ? ` ${setup.draft.text || '–'} ${ask?.unit ?? step?.unit}` : ''
  const numbered = step && `${setup.current + 1}/${unit.steps.length}  ${ask?.name ?? step.label}${written}`
  return {
    clock,
    instruction: isPlaced
      ? (numbered ?? (isStarted ? 'All steps are done.' : about))
      : 'Point at a table or the floor. Press when the ring shows.',
    hint: note ?? hint?.text ?? lockedBecause ?? waitText(setup),
    tools: isPlaced ? [...entry, ...placing] : placing,
  }
}

const waitText = ({ steps, current, waitMs }: SceneSetup): string | null => {
  if (waitMs !== null) return `Please wait, ${Math.ceil(waitMs / 1000)} s to go`
  const step = steps[current]
  if (step?.sentBack) return `${sentBackText(step.sentBack)} ${step.sentBack.finding}`
  return step?.checkAskedAt == null ? null : 'Waiting for the Provider or RT'
}
