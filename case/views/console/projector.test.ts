import { expect, test } from 'vitest'
import { PROVIDER, RN } from '../../records/roles.ts'
import { atPoint } from '../../testing/at-point.ts'
import type { Walk } from '../../testing/walk.ts'
import { idealChoices } from '../../testing/walk-choices.ts'
import { viewFor } from '../view-cutter.ts'
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

test('what a team has left lying is not lost for the rest of the run: somebody else puts it right as the team goes on', () => {
  const walk = atPoint(2)
  walk.ask({ by: 'educator', uid: 'eda' }, { kind: 'inject', event: 'probe-off' })
  const [, choices] = idealChoices
  if (choices) walk.point(2, choices)
  expect(walk.state.records.Injection['probe-off']?.resolved).toBeNull()
  expect(projected(walk).vitals?.lost).toBeNull()
})
