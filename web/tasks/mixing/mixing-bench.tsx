import { BuiltModel } from '../kit/model.tsx'
import type { Scene, SceneSetup } from '../scene/scene.ts'
import { benchLook } from './bench-look.ts'
import { benchParts } from './bench-parts.ts'
import { BenchPump } from './bench-pump.tsx'
import { benchShape, railShape } from './bench-shapes.ts'
import { DrugSyringe, SyringeTray, WorkSyringe } from './bench-syringes.tsx'
import { CheckBoard } from './check-board.tsx'
import { Bags, Boxes, Vials } from './drug-sources.tsx'
import { LabelSheet } from './label-sheet.tsx'

/** A bench with bags, vials, syringes, labels and a pump. The drips, the bolus and the code dose are all made on it. */
export const mixingBench: Scene = {
  name: 'Bench for mixing medicines',
  parts: benchParts,
  look: benchLook,
  Model: BenchModel,
  footprint: [0.78, 0.36],
}

function BenchModel({ setup }: { readonly setup: SceneSetup }) {
  return (
    <>
      <BuiltModel of={benchShape} />
      <BuiltModel of={railShape} />
      <Bags setup={setup} />
      <Vials setup={setup} />
      <Boxes setup={setup} />
      <SyringeTray setup={setup} />
      <WorkSyringe setup={setup} />
      <DrugSyringe setup={setup} />
      <LabelSheet setup={setup} />
      <CheckBoard setup={setup} />
      <BenchPump setup={setup} />
    </>
  )
}
