import type { ItemView } from '#case/views/task-steps.ts'
import { Display } from '../kit/display.tsx'
import { BuiltModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import type { SceneSetup, Triple } from '../scene/scene.ts'
import { isCurrent, stepOf } from '../scene/setup.ts'
import { drawCard } from './draw-order.ts'
import { colourOf, medicine, shapeOf } from './goods.ts'
import { shelf, shelfPlace, trayPlace } from './pharmacy-place.ts'

/** The medicines: on the shelf with their cards, or in the tray. */
export function ShelfGoods({ setup }: { readonly setup: SceneSetup }) {
  const items = stepOf(setup, 'tray')?.items ?? []
  const picked = items.filter(({ isPicked }) => isPicked)
  return (
    <>
      {items.map((item, index) => (
        <Good
          key={item.slug}
          item={item}
          index={index}
          place={item.isPicked ? trayPlace(picked.indexOf(item)) : null}
        />
      ))}
      {isCurrent(setup, 'leave-the-rest') && (
        <PartAt
          id="shelf"
          position={[shelf.x, shelf.lowest + (shelf.row * shelf.rows) / 2, shelf.z + 0.05]}
          hit={[shelf.width, shelf.row * shelf.rows, 0.01]}
        />
      )}
    </>
  )
}

/** `place`: in the tray. */
function Good({
  item,
  index,
  place,
}: {
  readonly item: ItemView
  readonly index: number
  readonly place: Triple | null
}) {
  const [x, y, z] = shelfPlace(index)
  return (
    <PartAt id={`tray:${item.slug}`} position={[...(place ?? ([x, y + 0.006, z] as const))]} press={[0, 0.006, 0]}>
      <group scale={place ? 0.72 : 0.82}>
        <BuiltModel of={medicine(shapeOf(item.slug), colourOf(index))} />
      </group>
      {!place && (
        <Display
          isPaper
          width={0.168}
          height={0.036}
          pixels={840}
          position={[0, -0.012, shelf.depth / 2 - 0.008]}
          shows={item.name}
          draw={(context, width, height) => drawCard(context, width, height, item.name)}
        />
      )}
    </PartAt>
  )
}
