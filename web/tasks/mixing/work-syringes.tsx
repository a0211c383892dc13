import { useRef } from 'react'
import type { Group } from 'three'
import { BuiltModel } from '../kit/model.tsx'
import { useEased } from '../kit/use-eased.ts'
import type { SceneSetup } from '../scene/scene.ts'
import { isCurrent, isDone } from '../scene/setup.ts'
import { BENCH, besideAt, drugAt, workAt } from './bench-place.ts'
import {
  bagStep,
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
import { Syringe } from './syringe.tsx'
import { saddle } from './syringe-shapes.ts'
import { barrelOf, sizes } from './syringe-sizes.ts'

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
