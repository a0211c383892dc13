import { useMemo, useState } from 'react'
import { useDraft } from '../../../base/live/use-draft.ts'
import { nudged } from '../../../base/ui/typed-number.ts'
import type { StepListProps } from '../steps/step-list.tsx'
import { draftName } from '../steps/step-props.ts'
import { currentStepOf } from '../steps/unit-state.ts'
import { fieldsOf, steppedText, workIn } from './draft.ts'
import type { Draft, Part, SceneSetup } from './scene.ts'
import { confirmed, isInHand, type Outcome, outcomeOf, playSound, tickNotch } from './tap.ts'

type Work = Pick<StepListProps, 'unit' | 'now' | 'pace' | 'sending' | 'onStep'>

/** The step that is worked on in a picture: what it is handed, and what taps, drags and entries do. */
export function useStepInHand({ unit, now, pace, sending, onStep }: Work) {
  const current = unit.startedAt === null ? -1 : currentStepOf(unit.steps, now)
  const step = unit.steps[current]
  const ask = step?.asks?.find(({ isDone }) => !isDone)
  const name = draftName(unit.id, step?.slug ?? '', ask?.slug)
  const [fields, enter] = useDraft(name)
  const { draft, acts } = workIn(fields)
  const { note, isShown, say, show } = useRemarks(name)
  const waitMs = step?.doneAt ? (step.doneAt - now) * pace : null
  const setup = useSame<SceneSetup>({ steps: unit.steps, current, waitMs, draft, acts, sending })

  function take(outcome: Outcome) {
    if (outcome.kind !== 'nothing') say(noteOf(outcome))
    if (outcome.kind === 'draft') enter(fieldsOf({ draft: outcome.draft, acts }))
    if (outcome.kind === 'act') enter(fieldsOf({ draft, acts: [...acts, outcome.act] }))
    if (outcome.kind === 'send') onStep?.(outcome.answer)
  }
  const setDraft = (entered: Draft) => take({ kind: 'draft', draft: entered })

  return {
    setup,
    /** What is said about the last tap where the rules were not asked. */
    note,
    /** Whether the parts of the step are pointed out. */
    isShown,
    show,
    setDraft,
    nudge: (direction: 1 | -1) => setDraft({ ...draft, text: nudged(draft.text, direction) }),
    confirm: () => take(confirmed(setup)),
    tap(part: Part) {
      if (!onStep) return
      if (part.sound && isInHand(setup, part)) playSound(part.sound)
      take(outcomeOf(setup, part))
    },
    isDraggable: ({ drag }: Part) => onStep !== null && drag?.step === step?.slug && waitMs === null,
    drag(value: number, part: Part) {
      const text = part.drag && steppedText(value, part.drag.by)
      if (text === undefined || text === draft.text) return
      tickNotch()
      setDraft({ ...draft, text })
    },
  }
}

const noteOf = (outcome: Outcome): string | null =>
  outcome.kind === 'say' ? outcome.text : outcome.kind === 'act' ? outcome.note : null

/** What was last said and shown of a step. It is forgotten with the step. */
function useRemarks(of: string) {
  const [said, setSaid] = useState({ of: '', note: null as string | null, isShown: false })
  const { note, isShown } = said.of === of ? said : { note: null, isShown: false }
  return {
    note,
    isShown,
    say: (text: string | null) => setSaid({ of, note: text, isShown: false }),
    show: () => setSaid({ of, note, isShown: true }),
  }
}

/** The same object as long as nothing in it has changed, so that a tick of the clock draws nothing anew. */
function useSame<T>(value: T): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it holds counts, not which one it is
  return useMemo(() => value, [JSON.stringify(value)])
}
