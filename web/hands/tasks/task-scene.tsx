import { useCallback, useEffect, useRef, useState } from 'react'
import { numberIn } from '../../base/ui/typed-number.ts'
import { type ArTool, boardTextOf } from './ar/board-text.ts'
import { type Ar, keepFromRoom, useAr } from './ar/use-ar.ts'
import { InstructionCard } from './instruction-card.tsx'
import { useStepInHand } from './scene/step-in-hand.ts'
import { isInHand, useStepTick } from './scene/tap.ts'
import type { scenes } from './scenes.ts'
import { ArOverlay, LoadBar, LoadFailed, type SceneLoad, StageTools, useScene } from './stage-frame.tsx'
import type { StepListProps } from './steps/step-list.tsx'
import { unitReadoutOf } from './steps/unit-clock.ts'

export interface TaskSceneProps extends StepListProps {
  /** Which picture. */
  readonly scene: keyof typeof scenes
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
