import { plastic } from '../kit/materials.ts'
import { BuiltModel, buildModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import { Print, printed } from '../kit/print.tsx'
import { plate } from '../kit/shapes.ts'
import type { SceneSetup } from '../scene/scene.ts'
import { isDone, stepOf } from '../scene/setup.ts'
import { label, labelY, SHEET_TILT, sheetAt } from './bench-place.ts'
import { drawLabel } from './draw-label.ts'

const backing = buildModel((add) =>
  add(plastic('#8fb7d6', 0.8), plate(label.width + 0.014, 3 * (label.height + label.gap) + 0.008, 0.004, 0.0022), {
    at: [0, 0, -0.0024],
  }),
)

/** Printed labels on their sheet. The one that was taken is on the syringe. */
export function LabelSheet({ setup }: { readonly setup: SceneSetup }) {
  const step = stepOf(setup, 'label')
  const options = step?.options ?? []
  const stuck = isDone(setup, 'label') ? step?.chosen : null
  return (
    <group position={[...sheetAt]} rotation={[SHEET_TILT, 0, 0]}>
      <BuiltModel of={backing} />
      {options.map(({ slug, name }, index) =>
        slug === stuck ? null : (
          <PartAt
            key={slug}
            id={`label:${slug}`}
            position={[0, labelY(index, options.length), 0.0006]}
            press={[0, 0.002, 0.004]}
          >
            <Print
              of={printed(`label ${name}`, [1400, 189], (context, width, height) =>
                drawLabel(context, width, height, name),
              )}
              width={label.width}
              height={label.height}
            />
          </PartAt>
        ),
      )}
    </group>
  )
}
