import { useRef } from 'react'
import type { Group } from 'three'
import type { OptionView } from '#case/views/preparation/task-steps.ts'
import { BuiltModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import { Print, printed } from '../kit/print.tsx'
import { useEased } from '../kit/use-eased.ts'
import type { SceneSetup } from '../scene/scene.ts'
import { isCurrent, isDone, stepOf } from '../scene/setup.ts'
import { BENCH, besideAt, drugAt, trayAt, trayPlace, tray as traySize, workAt } from './bench-look.ts'
import { trayShape } from './bench-shapes.ts'
import {
  bagStep,
  doseAsk,
  doseMl,
  doseSize,
  drugMl,
  hasDrugSyringe,
  isChallenge,
  isDoseInHand,
  isDosing,
  isLoaded,
  mainMl,
  mainSize,
  stuckLabel,
} from './bench-state.ts'
import { drawName } from './draw-label.ts'
import { Syringe } from './syringe.tsx'
import { saddle } from './syringe-shapes.ts'
import { barrelOf, isSize, sizes } from './syringe-sizes.ts'

/** The syringe of the work place: the one that all goes into, or that of the dose. */
export function WorkSyringe({ setup }: { readonly setup: SceneSetup }) {
  const turning = useRef<Group>(null)
  const isInverted = isDone(setup, 'invert')
  useEased(
    isInverted ? 1 : 0,
    (share) => {
      const lifted = Math.sin(share * Math.PI)
      turning.current?.position.set(0, lifted * 0.06, lifted * 0.03)
      turning.current?.rotation.set(0, 0, share * Math.PI * 2)
    },
    1900,
  )
  const size = mainSize(setup)
  if (!size || isLoaded(setup)) return null
  if (isDosing(setup)) return <DoseSyringe setup={setup} />
  const step = isChallenge(setup) ? 'diluent' : bagStep(setup)
  return (
    <group position={[...workAt]}>
      <Saddles size={size} />
      <group ref={turning}>
        <Syringe
          size={size}
          ml={mainMl(setup)}
          prefix=""
          tip={isDone(setup, step) ? 'cap' : 'beside'}
          label={stuckLabel(setup)}
          height={workAt[1] - BENCH}
        />
      </group>
    </group>
  )
}

/** A dose is drawn from the syringe that was made: that one lies behind. */
function DoseSyringe({ setup }: { readonly setup: SceneSetup }) {
  const size = doseSize(setup)
  return (
    <>
      <group position={[workAt[0], workAt[1] + 0.012, workAt[2] - 0.042]}>
        <Syringe size="10-ml" ml={mainMl(setup)} tip="cap" label={stuckLabel(setup)} />
        <Saddles size="10-ml" />
      </group>
      {size && (
        <group position={[...workAt]}>
          <Saddles size={size} />
          <Syringe
            size={size}
            ml={doseMl(setup)}
            prefix={isDoseInHand(setup) ? '' : null}
            tip={isDoseInHand(setup) ? 'beside' : 'cap'}
            height={workAt[1] - BENCH}
          />
        </group>
      )}
    </>
  )
}

const Saddles = ({ size }: { readonly size: keyof typeof sizes }) =>
  [-0.012, -barrelOf(size) + 0.014].map((x) => (
    <BuiltModel key={x} of={saddle(sizes[size].radius)} position={[x, 0, 0]} />
  ))

/** The small syringe the drug is drawn into; then it lies beside the other one until it is added. */
export function DrugSyringe({ setup }: { readonly setup: SceneSetup }) {
  if (!hasDrugSyringe(setup) || !isDone(setup, 'syringe')) return null
  const isBeside = isDone(setup, 'drug') && !isDone(setup, 'invert')
  return (
    <group position={[...(isBeside ? besideAt : drugAt)]}>
      <Syringe
        size="5-ml"
        ml={drugMl(setup)}
        fluid="drug"
        prefix={isDone(setup, 'drug') ? null : 'drug-'}
        tip={isCurrent(setup, 'drug') ? 'beside' : 'cap'}
        height={drugAt[1] - BENCH}
      />
      {!isBeside && <Saddles size="5-ml" />}
    </group>
  )
}

const tray = trayShape(traySize.width, traySize.depth)

/** The syringes to choose from, in their tray. It is put away when nothing is left to choose. */
export function SyringeTray({ setup }: { readonly setup: SceneSetup }) {
  const dose = doseAsk(setup)
  const step = dose ? 'dose-and-drip' : 'syringe'
  const options = (dose ? dose.using?.options : stepOf(setup, 'syringe')?.options) ?? []
  if (isDone(setup, step)) return null
  const inUse = dose ? doseSize(setup) : mainSize(setup)
  return (
    <>
      <BuiltModel of={tray} position={[...trayAt]} />
      {options.map((option, index) =>
        option.slug === inUse ? null : <Lying key={option.slug} step={step} option={option} index={index} />,
      )}
    </>
  )
}

interface LyingProps {
  readonly step: string
  readonly option: OptionView
  readonly index: number
}

function Lying({ step, option: { slug, name }, index }: LyingProps) {
  if (!isSize(slug)) return null
  return (
    <PartAt id={`${step}:${slug}`} position={[...trayPlace(index)]} press={[0, 0.006, 0]}>
      <Syringe size={slug} ml={0} tip="cap" />
      <Print
        of={printed(`size ${name}`, [360, 150], (context, width, height) => drawName(context, width, height, name))}
        width={0.048}
        height={0.02}
        position={[0.045, -0.002, 0.004]}
        rotation={[-0.7, 0, 0]}
      />
    </PartAt>
  )
}
