import { expect, test } from 'vitest'
import { PROVIDER, RN } from '../../records/roles.ts'
import { atPoint } from '../../testing/at-point.ts'
import type { Walk } from '../../testing/walk.ts'
import { viewFor } from '../view.ts'
import { viewProjector } from './projector.ts'

const projected = ({ state, content }: Walk) => viewProjector(state.run, viewFor(state, PROVIDER, content), content)

test('a wall shows no more of the monitor than the bedside has, and all of it again once it is put right', () => {
  const walk = atPoint(2)
  expect(projected(walk).vitals?.lost).toBeNull()
  walk.ask({ by: 'educator', uid: 'eda' }, { kind: 'inject', event: 'probe-off' })
  expect(projected(walk).vitals?.lost).toBe('oxygenPre')
  walk.do(RN, { kind: 'resolve-event', event: 'probe-off', choice: 'right-hand' })
  expect(projected(walk).vitals?.lost).toBeNull()
})
