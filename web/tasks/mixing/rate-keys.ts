import { PER_TURN } from '../pumps/pump-place.ts'
import type { Part } from '../scene/scene.ts'

/** The keys of the pump that change a rate, under the names its panel gives them. */
export const rateKeys = (step: string): readonly Part[] => [
  { id: 'up-fast', name: 'Rate, up by 0.1', tap: { kind: 'nudge', step, by: 0.1 } },
  { id: 'up', name: 'Rate, up by 0.01', tap: { kind: 'nudge', step, by: 0.01 } },
  { id: 'down', name: 'Rate, down by 0.01', tap: { kind: 'nudge', step, by: -0.01 } },
  { id: 'down-fast', name: 'Rate, down by 0.1', tap: { kind: 'nudge', step, by: -0.1 } },
  {
    id: 'dial',
    name: 'Dial of the pump, up by 0.01',
    tap: { kind: 'nudge', step, by: 0.01 },
    drag: {
      step,
      min: 0,
      max: 10,
      by: 0.01,
      motion: { kind: 'turn', at: [0, 0, 0], axis: [0, 0, 1], perTurn: PER_TURN },
    },
  },
  { id: 'ok', name: 'OK key of the pump', tap: { kind: 'confirm', step } },
]
