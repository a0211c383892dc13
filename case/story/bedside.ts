import { z } from 'zod'

/** What may breathe for her. */
const machines = ['simv', 'hfv', 'crossvent', 'hfov', 'bag'] as const
export const machine = z.enum(machines)
export type Machine = z.infer<typeof machine>

/** A row of the monitor or of the analyser: 0 is best, 4 is worst. */
export const row = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
export type Row = z.infer<typeof row>

const rows = { monitor: row, gas: row }

/** What treatment sets and events change; rows move by the course alone. */
const support = {
  machine,
  ino: z.boolean(),
  /** In ppm, as it is set where it runs. */
  inoPpm: z.union([z.literal(5), z.literal(20), z.literal(40)]),
  /** When the present run of nitric oxide began, by the script's clock. */
  inoSince: z.string().nullable(),
  arterialLine: z.boolean(),
  tubeRepositioned: z.boolean(),
  /** The lung has torn, and the air is still in the right chest. */
  airInChest: z.boolean(),
  chestDrained: z.boolean(),
  /** In mcg/kg/min. */
  dopamine: z.union([z.literal(0), z.literal(5), z.literal(10), z.literal(15), z.literal(20)]),
  epinephrine: z.union([z.literal(0), z.literal(0.05), z.literal(0.1)]),
  /** Saline boluses of 10 mL/kg given so far. */
  boluses: z.number().int().nonnegative(),
  /** The oscillator as it is set, in cmH2O. */
  map: z.union([z.literal(16), z.literal(18), z.literal(22)]),
  amplitude: z.union([z.literal(36), z.literal(42)]),
  /** Of a machine that is not our oscillator, at the air leak. */
  pressuresLowered: z.boolean(),
  filmedAt1: z.boolean(),
  /** Not ready when it was time to leave: everything after it is an hour later. */
  leftLate: z.boolean(),
  /** In the air the outlet of the aircraft fails, and the cylinders are not open yet. */
  supplyFails: z.boolean(),
}

/** How it stands with the newborn. Worked out from what was decided; only the two rows are stored as well. */
export const bedside = z.strictObject({ ...rows, ...support }).readonly()
export type Bedside = z.infer<typeof bedside>

/** Some of it, set anew. */
export type Setting = Partial<Omit<Bedside, keyof typeof rows>>

export const onHfov = ({ machine: inUse }: Bedside): boolean => inUse === 'hfov'
