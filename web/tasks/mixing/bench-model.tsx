import { BuiltModel } from '../kit/model.tsx'
import type { SceneSetup } from '../scene/scene.ts'
import { BenchPump } from './bench-pump.tsx'
import { CheckBoard } from './check-board.tsx'
import { benchShape, railShape } from './furniture.ts'
import { LabelSheet } from './label-sheet.tsx'
import { Bags, Boxes } from './sources.tsx'
import { SyringeTray } from './syringe-tray.tsx'
import { Vials } from './vials.tsx'
import { DrugSyringe, WorkSyringe } from './work-syringes.tsx'

export const BenchModel = ({ setup }: { readonly setup: SceneSetup }) => (
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
