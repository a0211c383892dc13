import { useEffect, useId, useRef } from 'react'
import { Button } from '../../../base/ui/button.tsx'
import { MachineTrace } from '../../../monitor/bedside/machine-panel.tsx'
import type { SceneSetup } from '../scene/scene.ts'
import { chosenName, isCurrent, isDone } from '../scene/setup.ts'
import { useStepInHand } from '../scene/step-in-hand.ts'
import { isInHand, useStepTick } from '../scene/tap.ts'
import type { StepListProps } from '../steps/step-list.tsx'
import { VentDrawing } from './vent-drawing.tsx'
import { KNOB, knobAt, knobText, laid, moved, type PanelPart, places, ventParts } from './vent-parts.ts'

/** Ventilator, blender and what lies beside them, worked on by pressing them. The list below has the same steps. */
export function VentPanel(props: StepListProps) {
  const { unit, hint, onStep } = props
  const work = useStepInHand(props)
  const { setup } = work
  const { frame, stay } = useStayHere(setup.current)
  const label = useId()
  const step = setup.steps[setup.current]
  // What is said of the step in hand is read out at its place in the list.
  const isReadBelow = work.note === null && hint !== null && hint.step === step?.slug
  useStepTick(unit.steps.filter(({ doneAt }) => doneAt !== null).length)

  const turn = (text: string) => work.setDraft({ ...setup.draft, text })
  function press(part: PanelPart) {
    stay()
    if (part.tap.kind === 'nudge' && isInHand(setup, part)) turn(moved(setup, part.tap))
    else work.tap(part)
  }

  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label="Ventilator and blender"
      aria-describedby={label}
      className="rounded-card border border-line bg-linear-to-b from-[#e4ebf3] to-[#fbfcfd] p-2"
    >
      <div className="@container relative">
        <VentDrawing setup={setup} />
        <Display setup={setup} />
        {onStep && unit.startedAt !== null && (
          <ul aria-label="Parts">
            {ventParts(setup).map((part) => (
              <li key={part.id}>
                <PartKey part={part} isShown={work.isShown && isInHand(setup, part)} onPress={() => press(part)} />
              </li>
            ))}
            <li>{isCurrent(setup, 'fio2') && <KnobSlider fio2={knobAt(setup)} onTurn={turn} />}</li>
          </ul>
        )}
      </div>
      {step && onStep && <Caption id={label} setup={setup} onShow={work.show} />}
      <p
        role={isReadBelow ? undefined : 'status'}
        aria-hidden={isReadBelow}
        className="px-2 pb-1 text-away leading-snug empty:hidden"
      >
        {work.note ?? hint?.text}
      </p>
    </section>
  )
}

/** A key of the display goes with its step: who pressed it stays at the panel. */
function useStayHere(step: number) {
  const frame = useRef<HTMLElement>(null)
  const isPressed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new step
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body) frame.current?.focus({ preventScroll: true })
    isPressed.current = false
  }, [step])
  const stay = () => {
    isPressed.current = true
  }
  return { frame, stay }
}

/** The step in hand, and where its parts are. */
const Caption = ({ id, setup: { steps, current }, onShow }: { id: string; setup: SceneSetup; onShow: () => void }) => (
  <div className="flex items-center justify-between gap-3 px-2 pt-2">
    <p id={id} className="min-w-0 font-semibold leading-snug">
      <span className="mr-2 font-medium text-ink-soft tabular-nums">{`${current + 1}/${steps.length}`}</span>
      {steps[current]?.label}
    </p>
    <Button look="quiet" className="min-h-11 shrink-0 px-3 text-sm" onClick={onShow}>
      Show
    </Button>
  </div>
)

const onDisplay = 'border-[#3d5a78] bg-[#10233a] text-left text-[#d8ecff] hover:bg-[#183355]'
const onDevice = 'border-[#20293b] bg-[#39445a] text-center text-white hover:bg-[#4a5771]'

/** Over the thing that is drawn; what has a word on it is a key of its own. */
function PartKey({ part, isShown, onPress }: { part: PanelPart; isShown: boolean; onPress: () => void }) {
  const { name, face, isPicked, at } = part
  const look =
    face === undefined
      ? 'border-transparent hover:bg-white/15'
      : `shadow-sm ${at[1] < places.power[1] ? onDisplay : onDevice}`
  return (
    <button
      type="button"
      data-part={part.id}
      aria-label={name}
      aria-pressed={isPicked}
      onClick={onPress}
      style={laid(at)}
      className={`absolute overflow-hidden rounded-lg border-2 px-[1.6cqw] font-semibold text-[max(0.75rem,3.2cqw)] leading-tight ${look} ${isShown ? 'animate-pulse border-(--role)! bg-(--role)/25' : ''}`}
    >
      {face}
    </button>
  )
}

/** What the ventilator shows by now; while it asks, its keys lie over it. */
function Display({ setup }: { setup: SceneSetup }) {
  const asks = isCurrent(setup, 'settings') ? 'Settings' : isCurrent(setup, 'alarms') ? 'Alarm limits' : null
  const settings = chosenName(setup, 'settings')
  if (!isDone(setup, 'power')) return null
  return (
    <div
      aria-hidden
      style={laid(places.display)}
      className="absolute flex flex-col gap-[1.5cqw] overflow-hidden p-[2.4cqw] text-[max(0.75rem,3.2cqw)] text-white leading-tight"
    >
      {asks ? (
        <p className="font-semibold text-[#9fc3e6]">{asks}</p>
      ) : (
        <>
          <p className="flex flex-wrap justify-between gap-x-3 font-semibold text-[#8fe3a4]">
            <span>{settings ?? 'Standby'}</span>
            <span className="text-[#f3d27a]">{isDone(setup, 'alarms') ? 'Alarms set' : 'Alarms not set'}</span>
          </p>
          <Strip name="Paw" colour="text-[#8fe3a4]" machine={settings ? 'vent' : null} />
          <Strip name="CO₂" colour="text-[#f3d27a]" machine={isDone(setup, 'etco2') ? 'capnograph' : null} />
        </>
      )}
    </div>
  )
}

/** A curve, or the flat line of what measures nothing yet. */
const Strip = ({ name, colour, machine }: { name: string; colour: string; machine: string | null }) => (
  <div className={`flex min-h-0 flex-1 items-center gap-2 ${colour}`}>
    <span className="w-[10cqw] shrink-0">{name}</span>
    <div className="min-w-0 flex-1">
      {machine ? <MachineTrace machine={machine} /> : <div className="h-px bg-current opacity-50" />}
    </div>
  </div>
)

/** The knob, while oxygen is asked: it follows a finger that is drawn across it, and the arrow keys. */
const KnobSlider = ({ fio2, onTurn }: { fio2: number; onTurn: (text: string) => void }) => (
  <input
    type="range"
    aria-label="Knob of the blender"
    aria-valuetext={`FiO2 ${knobText(fio2)}`}
    min={KNOB.from}
    max={KNOB.to}
    step={0.01}
    value={fio2}
    style={laid(places.knob)}
    className="absolute cursor-ew-resize touch-none opacity-0"
    onChange={({ target }) => onTurn(knobText(Number(target.value)))}
  />
)
