import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { SceneName } from '#case/story/task.ts'
import { useDraft } from '../../base/live/use-draft.ts'
import { nudged, numberIn } from '../../base/ui/typed-number.ts'
import { type ArTool, boardTextOf } from './ar/board-text.ts'
import { type Ar, keepFromRoom, useAr } from './ar/use-ar.ts'
import { InstructionCard } from './instruction-card.tsx'
import { fieldsOf, steppedText, workIn } from './scene/draft.ts'
import type { Draft, Part, SceneSetup } from './scene/scene.ts'
import { confirmed, isInHand, type Outcome, outcomeOf, playSound, tickNotch, useStepTick } from './scene/tap.ts'
import { ArOverlay, LoadBar, LoadFailed, type SceneLoad, StageTools, useScene } from './stage-frame.tsx'

import type { StepListProps } from './steps/step-list.tsx'
import { draftName } from './steps/step-props.ts'
import { unitReadoutOf } from './steps/unit-clock.ts'
import { currentStepOf } from './steps/unit-state.ts'

type Work = Pick<StepListProps, 'unit' | 'now' | 'pace' | 'sending' | 'onStep'>

/** The step that is worked on in the picture: what its scene is handed, and what taps, drags and entries do. */
function useStepInHand({ unit, now, pace, sending, onStep }: Work) {
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

export interface TaskSceneProps extends StepListProps {
  /** Which picture. */
  readonly scene: SceneName
  /** What the whole work is, in a sentence. */
  readonly about: string
  readonly tasksPath: string
  /** The picture cannot be shown after all. */
  readonly onFail: () => void
}

/** A piece of work as things to be tapped. It takes the same props as the list of its steps and gives the same answers. */
export function TaskScene(props: TaskSceneProps) {
  const [tries, setTries] = useState(0)
  const load = useScene(props.scene, tries)
  if (load.kind === 'failed') return <LoadFailed onRetry={() => setTries(tries + 1)} onList={props.onFail} />
  return <Picture {...props} load={load} />
}

interface PictureProps extends TaskSceneProps {
  readonly load: Exclude<SceneLoad, { readonly kind: 'failed' }>
}

/** The stage, here or in one's own room, with the tools and the card over it. */
function Picture({ load, ...props }: PictureProps) {
  const { unit, now, pace, onFail } = props
  const [isReady, setIsReady] = useState(false)
  const [resets, setResets] = useState(0)
  const frame = useRef<HTMLElement>(null)
  const ar = useAr(frame)
  const card = useHeight()
  const work = useStepInHand(props)
  const ready = useCallback(() => setIsReady(true), [])
  useEffect(() => keepFromRoom(frame.current), [])
  useStepTick(unit.steps.filter(({ doneAt }) => doneAt !== null).length)

  const { setup } = work
  const note = work.note ?? ar.problem
  const parts = load.kind === 'loaded' ? load.scene.parts(setup) : []
  const mine = parts.filter((part) => isInHand(setup, part))
  const { passed, left } = unitReadoutOf(unit, now, pace)
  const board = boardTextOf({
    ...props,
    clock: left ? `${passed} · ${left}` : passed,
    setup,
    note,
    isPlaced: ar.place?.isPlaced ?? false,
  })
  const tools = toolsOf(work, ar, props.onStart)
  const tap = (id: string) => {
    const part = parts.find((each) => each.id === id)
    if (part) work.tap(part)
  }

  return (
    <section
      ref={frame}
      aria-label="Picture of the task"
      className={`relative min-h-80 flex-1 overflow-hidden ${ar.place ? '' : 'bg-linear-to-b from-[#e4ebf3] to-[#fbfcfd]'}`}
    >
      {/* First what is said and asked, then the many parts: all of it lies over the picture. */}
      {ar.place ? (
        <ArOverlay ar={ar} clock={passed} />
      ) : (
        <StageTools
          tasksPath={props.tasksPath}
          onReset={() => setResets(resets + 1)}
          onRoom={ar.support === 'possible' && unit.startedAt !== null ? ar.enter : null}
        />
      )}
      <InstructionCard
        {...props}
        ref={card.element}
        ar={ar}
        setup={setup}
        note={note}
        onDraft={work.setDraft}
        onConfirm={work.confirm}
        onShow={mine.length > 0 ? work.show : null}
      />
      {load.kind === 'loaded' && (
        <load.Stage
          scene={load.scene}
          setup={setup}
          parts={parts}
          value={numberIn(setup.draft.text)}
          inset={{ top: 60, bottom: card.heightPx + 12 }}
          resets={resets}
          ar={ar.place}
          board={board}
          shownParts={work.isShown ? mine.map(({ id }) => id) : []}
          isDraggable={work.isDraggable}
          onTap={tap}
          onDrag={work.drag}
          onTool={(tool) => tools[tool]()}
          onReady={ready}
          onLost={onFail}
        />
      )}
      {!isReady && <LoadBar share={load.kind === 'loading' ? load.share : 0.85} />}
    </section>
  )
}

/** What the tools of the board in the room do. */
const toolsOf = (
  work: ReturnType<typeof useStepInHand>,
  ar: Ar,
  onStart: (() => void) | null,
): { readonly [T in ArTool]: () => void } => ({
  less: () => work.nudge(-1),
  more: () => work.nudge(1),
  confirm: work.confirm,
  start: () => onStart?.(),
  move: ar.move,
  smaller: () => ar.resize(-1),
  bigger: () => ar.resize(1),
  leave: ar.leave,
})

/** How high an element stands, as it changes. */
function useHeight() {
  const [heightPx, setHeightPx] = useState(0)
  const element = useCallback((node: HTMLElement | null) => {
    if (!node) return
    const observer = new ResizeObserver(() => setHeightPx(node.offsetHeight))
    observer.observe(node)
    return () => observer.disconnect()
  }, [])
  return { element, heightPx }
}
