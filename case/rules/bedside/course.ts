import { type Bedside, clampRow, type Row } from './bedside.ts'
import { type Chosen, withChoices } from './effects.ts'

/** Opening a point: at the third the lung tears, at the fifth the gas supply fails. */
export function openPoint(bedside: Bedside, point: number): Bedside {
  if (point === 3) return { ...worse(bedside, 1, 1), airInChest: true }
  if (point === 5) return { ...worse(bedside, 2, 1), supplyFails: true }
  return bedside
}

/** Leaving a point: all that was gained and lost, added up and clamped once. */
export function leavePoint(before: Bedside, opening: Bedside, point: number, chosen: Chosen): Bedside {
  const after = withChoices(opening, point, chosen)
  if (point === 5) return leaveFlight(before, after, chosen)

  const { monitor, gas } = gainAndLoss(opening, after, point, chosen)
  const bedside = worse(after, monitor, gas)
  // Nobody takes off at the worst row, nor with what was tried at the last minute.
  return point === 4 ? { ...bedside, ...sameSupport, ...atMost(bedside, 3) } : bedside
}

/** The medical-control call before point 4 brings every newborn to the same support. */
export function afterCall(bedside: Bedside): Bedside {
  return {
    ...bedside,
    ...atMost(bedside, 2),
    ...sameSupport,
    inoSince: bedside.ino ? bedside.inoSince : '10:35',
    tubeRepositioned: true,
    airInChest: false,
    chestDrained: true,
    pressuresLowered: false,
  }
}

/** What every newborn has from the call on. What is changed at a later point is undone when it is left. */
const sameSupport = {
  machine: 'hfov',
  ino: true,
  inoPpm: 20,
  map: 16,
  amplitude: 42,
  dopamine: 10,
  epinephrine: 0.05,
} as const

/** Nobody arrives at the worst row. */
export const onArrival = (bedside: Bedside): Bedside => ({ ...bedside, ...atMost(bedside, 3) })

const worse = (bedside: Bedside, monitor: number, gas: number): Bedside => ({
  ...bedside,
  monitor: clampRow(bedside.monitor + monitor),
  gas: clampRow(bedside.gas + gas),
})

const atMost = ({ monitor, gas }: Bedside, row: Row) => ({
  monitor: clampRow(Math.min(monitor, row)),
  gas: clampRow(Math.min(gas, row)),
})

interface Change {
  readonly monitor: number
  readonly gas: number
}

function gainAndLoss(opening: Bedside, after: Bedside, point: number, chosen: Chosen): Change {
  const changes = [
    ...(rules[point - 1]?.({ opening, after, chosen }) ?? []),
    // Leaving before point 4 means being turned back at the door.
    chosen.has('ready') && point < 4 && { monitor: 1, gas: 0 },
    // Two attempts at umbilical lines: nearly an hour of hands and eyes.
    chosen.has('uvc') && chosen.has('uac') && { monitor: 1, gas: 0 },
  ].filter((change) => change !== false)
  return {
    monitor: changes.reduce((sum, change) => sum + change.monitor, 0),
    gas: changes.reduce((sum, change) => sum + change.gas, 0),
  }
}

interface Facts {
  readonly opening: Bedside
  readonly after: Bedside
  readonly chosen: Chosen
}
type Rule = (facts: Facts) => readonly (Change | false)[]

const count = (...facts: readonly boolean[]): number => facts.filter(Boolean).length
const inoWasStopped = ({ opening, after }: Facts): boolean => opening.ino && !after.ino

const rules: readonly Rule[] = [
  // Lung volume and circulation: both, one, or neither.
  ({ chosen }) => {
    const lung = chosen.has('transport-hfov') || chosen.has('transport-hfov-ino')
    const circulation = chosen.has('saline-bolus') || chosen.has('dopamine')
    return [
      lung && circulation && { monitor: -1, gas: 0 },
      !lung && !circulation && { monitor: 1, gas: 0 },
      (lung || chosen.has('change-hfv')) && { monitor: 0, gas: -1 },
    ]
  },
  // Nitric oxide, pressure, tube: three roads of the shunt.
  (facts) => {
    const { after, chosen } = facts
    const closed = count(after.ino, after.dopamine >= 10, after.tubeRepositioned)
    return [
      closed === 3 && { monitor: -1, gas: -1 },
      closed === 2 && { monitor: 0, gas: -1 },
      closed === 0 && { monitor: 1, gas: 1 },
      chosen.has('map-24') && { monitor: 1, gas: 0 },
      inoWasStopped(facts) && { monitor: 1, gas: 0 },
    ]
  },
  // The air must out; then less pressure behind it, and support for the circulation.
  (facts) => {
    const { after, chosen } = facts
    const support = count(chosen.has('lower-map'), after.epinephrine > 0)
    return [
      !after.chestDrained && { monitor: 1, gas: 1 },
      after.chestDrained && support === 2 && { monitor: -1, gas: -1 },
      after.chestDrained && support === 1 && { monitor: -1, gas: 0 },
      chosen.has('raise-map') && { monitor: 1, gas: 0 },
      inoWasStopped(facts) && { monitor: 1, gas: 0 },
    ]
  },
  // Leaving with what works, or staying for more of the same.
  ({ chosen }) => [
    chosen.has('not-ready') && { monitor: 1, gas: 1 },
    chosen.has('ready') && chosen.has('stay') && chosen.has('none') && { monitor: -1, gas: -1 },
  ],
]

function leaveFlight(before: Bedside, after: Bedside, chosen: Chosen): Bedside {
  // The cylinders are open in every run: RT opens them late if nobody chose to.
  const supplied = { ...after, ...sameSupport, supplyFails: false }
  // Losing the airway outweighs everything else that was done.
  if (chosen.has('change-ett')) return { ...supplied, monitor: 4, gas: 4 }
  if (chosen.has('switch-tanks')) return { ...supplied, monitor: before.monitor, gas: before.gas }
  return worse(supplied, 1, 1)
}
