import { Display } from '../kit/display.tsx'
import { BuiltModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import { driver, pumpBody } from '../pumps/pump-body.ts'
import { FirstPanel } from '../pumps/pump-panel.tsx'
import { lcd } from '../pumps/pump-place.ts'
import { barrel } from '../pumps/syringe.ts'
import type { SceneSetup } from '../scene/scene.ts'
import { pumpAt, ROW_HEIGHT, rowBottom } from './bench-place.ts'
import { benchScreen } from './bench-screen.ts'
import { isLoaded, mainMl, mainSize, stuckLabel } from './bench-state.ts'
import { drawBenchScreen } from './draw-bench-screen.ts'
import { thumbAt } from './sizes.ts'
import { Syringe } from './syringe.tsx'

/** The front of the driver, where it has not been moved. */
const DRIVER = 0.0775

/** The pump, and in the end the syringe in its cradle. */
export function BenchPump({ setup }: { readonly setup: SceneSetup }) {
  const screen = benchScreen(setup)
  const size = mainSize(setup)
  const isIn = size !== null && isLoaded(setup)
  const push = isIn ? barrel.to + thumbAt(size, mainMl(setup)) + 0.003 - DRIVER : 0
  return (
    <group position={[...pumpAt]}>
      <BuiltModel of={pumpBody} />
      <BuiltModel of={driver} position={[push, 0, 0]} />
      {isIn && (
        <group position={[barrel.to, barrel.y, barrel.z]}>
          <Syringe size={size} ml={mainMl(setup)} label={stuckLabel(setup)} />
        </group>
      )}
      <Display
        width={lcd.width}
        height={lcd.height}
        pixels={1024}
        position={[...lcd.at]}
        shows={JSON.stringify(screen)}
        draw={(context, width, height) => drawBenchScreen(context, width, height, screen)}
      />
      {screen.rows.map(({ slug }, index) => (
        <PartAt
          key={slug}
          id={`load:${slug}`}
          position={[
            lcd.at[0],
            lcd.at[1] + lcd.height * (rowBottom(index, screen.rows.length) + ROW_HEIGHT / 2 - 0.5),
            lcd.at[2] + 0.0006,
          ]}
          hit={[lcd.width * 0.94, lcd.height * ROW_HEIGHT, 0.0006]}
        />
      ))}
      <FirstPanel setup={setup} />
    </group>
  )
}
