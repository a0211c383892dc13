import { useCallback, useEffect, useRef, useState } from 'react'
import { useDraft } from '../live/use-draft.ts'
import { nudged, numberIn } from '../ui/typed-number.ts'
import type { ArTool } from './ar/ar-board.tsx'
import { ArOverlay } from './ar/ar-overlay.tsx'
import { boardOf } from './ar/board-of.ts'
import { keepFromRoom } from './ar/keep-from-room.ts'
import { useAr } from './ar/use-ar.ts'
import { tickNotch, useStepTick } from './haptics.ts'
import { InstructionCard } from './instruction-card.tsx'
import { LoadBar } from './load-bar.tsx'
import { LoadFailed } from './load-failed.tsx'
import { playSound } from './play-sound.ts'
import { steppedText } from './scene/draft.ts'
import { fieldsOf, workIn } from './scene/local-work.ts'
import type { Draft, Part, SceneSetup } from './scene/scene.ts'
import { confirmed, isInHand, type Outcome, outcomeOf } from './scene/tap.ts'
import { StageTools } from './stage-tools.tsx'
import { draftName } from './steps/draft-name.ts'
import type { StepListProps } from './steps/step-list.tsx'
import { unitReadoutOf } from './steps/unit-readout.ts'
import { currentStepOf } from './steps/unit-state.ts'
import { useHeight } from './use-height.ts'
import { useSame } from './use-same.ts'
import { useScene } from './use-scene.ts'

export interface TaskSceneProps extends StepListProps {
  /** What the whole work is, in a sentence. */
  readonly about: string
  readonly tasksPath: string
  /** The picture cannot be shown after all. */
  readonly onFail: () => void
}

/** A piece of work as things to be tapped. It takes the same props as the list of its steps and gives the same answers. */
export function TaskScene(props: TaskSceneProps) {
  const { unit, now, pace, sending, onStep, onFail } = props
  const [tries, setTries] = useState(0)
  const [isReady, setIsReady] = useState(false)
  const [resets, setResets] = useState(0)
  const [said, setSaid] = useState({ of: '', note: null as string | null, isShown: false })
  const frame = useRef<HTMLElement>(null)
  const load = useScene(unit.id, tries)
  const ar = useAr(frame)
  const card = useHeight()
  const ready = useCallback(() => setIsReady(true), [])
  useEffect(() => keepFromRoom(frame.current), [])

  const current = unit.startedAt === null ? -1 : currentStepOf(unit.steps, now)
  const step = unit.steps[current]
  const ask = step?.asks?.find(({ isDone }) => !isDone)
  const of = draftName(unit.id, step?.slug ?? '', ask?.slug)
  const [fields, enter] = useDraft(of)
  const { draft, acts } = workIn(fields)
  const { note: told, isShown } = said.of === of ? said : { note: null, isShown: false }
  const waitMs = step?.doneAt ? (step.doneAt - now) * pace : null
  const setup = useSame<SceneSetup>({
    steps: unit.steps,
    current,
    waitMs,
    draft,
    acts,
    sending,
  })
  const note = told ?? ar.problem
  const { passed, left } = unitReadoutOf(unit, now, pace)
  const clock = left ? `${passed} · ${left}` : passed
  useStepTick(unit.steps.filter(({ doneAt }) => doneAt !== null).length)

  function take(outcome: Outcome) {
    const note = outcome.kind === 'say' ? outcome.text : outcome.kind === 'act' ? outcome.note : null
    if (outcome.kind !== 'nothing') setSaid({ of, note, isShown: false })
    if (outcome.kind === 'draft') enter(fieldsOf({ draft: outcome.draft, acts }))
    if (outcome.kind === 'act') enter(fieldsOf({ draft, acts: [...acts, outcome.act] }))
    if (outcome.kind === 'send') onStep?.(outcome.answer)
  }

  const parts = load.kind === 'loaded' ? load.scene.parts(setup) : []
  const isMine = (part: Part) => isInHand(setup, part)
  function tap(id: string) {
    const part = parts.find((each) => each.id === id)
    if (!part || !onStep) return
    if (part.sound && isMine(part)) playSound(part.sound)
    take(outcomeOf(setup, part))
  }
  const setDraft = (entered: Draft) => take({ kind: 'draft', draft: entered })
  function dragTo(text: string) {
    if (text === draft.text) return
    tickNotch()
    setDraft({ ...draft, text })
  }
  const confirm = () => take(confirmed(setup))

  function takeTool(tool: ArTool) {
    const does: { readonly [T in ArTool]: () => void } = {
      less: () => setDraft({ ...draft, text: nudged(draft.text, -1) }),
      more: () => setDraft({ ...draft, text: nudged(draft.text, 1) }),
      confirm,
      start: () => props.onStart?.(),
      move: ar.move,
      smaller: () => ar.resize(-1),
      bigger: () => ar.resize(1),
      leave: ar.leave,
    }
    does[tool]()
  }

  if (load.kind === 'failed') return <LoadFailed onRetry={() => setTries(tries + 1)} onList={onFail} />
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
        onDraft={setDraft}
        onConfirm={confirm}
        onShow={parts.some(isMine) ? () => setSaid({ of, note: told, isShown: true }) : null}
      />
      {load.kind === 'loaded' && (
        <load.Stage
          scene={load.scene}
          setup={setup}
          parts={parts}
          value={numberIn(draft.text)}
          inset={{ top: 60, bottom: card.heightPx + 12 }}
          resets={resets}
          ar={ar.place}
          board={boardOf({ ...props, clock, setup, note, isPlaced: ar.place?.isPlaced ?? false })}
          shownParts={isShown ? parts.filter(isMine).map(({ id }) => id) : []}
          isDraggable={(part) => onStep !== null && part.drag?.step === step?.slug && waitMs === null}
          onTap={tap}
          onDrag={(value, { drag }) => drag && dragTo(steppedText(value, drag.by))}
          onTool={takeTool}
          onReady={ready}
          onLost={onFail}
        />
      )}
      {!isReady && <LoadBar share={load.kind === 'loading' ? load.share : 0.85} />}
    </section>
  )
}
