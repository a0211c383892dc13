import type { OptionView } from '#case/views/preparation/task-steps.ts'
import { BuiltModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import { Print, printed } from '../kit/print.tsx'
import type { SceneSetup } from '../scene/scene.ts'
import { isDone, stepOf } from '../scene/setup.ts'
import { trayAt, trayPlace, tray as traySize } from './bench-place.ts'
import { trayShape } from './bench-shapes.ts'
import { doseAsk, doseSize, mainSize } from './bench-state.ts'
import { drawName } from './draw-label.ts'
import { Syringe } from './syringe.tsx'
import { isSize } from './syringe-sizes.ts'

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
