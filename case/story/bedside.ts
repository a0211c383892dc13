import { z } from 'zod'

/** What may breathe for her. */
export const machine = z.enum(['simv', 'hfv', 'crossvent', 'hfov', 'bag'])
export type Machine = z.infer<typeof machine>

/** A row of the monitor or of the analyser: 0 is best, 4 is worst. */
export const row = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
export type Row = z.infer<typeof row>

const rows = { monitor: row, gas: row }

/** In ppm, as it is set where it runs. */
export const inoPpm = z.literal([5, 20, 40])
/** In mcg/kg/min. */
export const dopamine = z.literal([0, 5, 10, 15, 20])
export const epinephrine = z.literal([0, 0.05, 0.1])
/** The oscillator as it is set, in cmH2O. */
export const map = z.literal([16, 18, 22])
export const amplitude = z.literal([36, 42])

/** What treatment sets and events change; rows move by the course alone. */
const support = {
  machine,
  ino: z.boolean(),
  inoPpm,
  /** When the present run of nitric oxide began, by the script's clock. */
  inoSince: z.string().nullable(),
  arterialLine: z.boolean(),
  tubeRepositioned: z.boolean(),
  /** The lung has torn, and the air is still in the right chest. */
  airInChest: z.boolean(),
  chestDrained: z.boolean(),
  dopamine,
  epinephrine,
  /** Whatever else drips, by its name, in its recipe's unit. What is set is added to what runs. */
  drips: z.record(z.string(), z.number().nonnegative()).readonly().exactOptional(),
  /** Saline boluses given so far. */
  boluses: z.number().int().nonnegative(),
  map,
  amplitude,
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
export const setting = z.strictObject(eachOptional(support)).readonly()
export type Setting = z.infer<typeof setting>

function eachOptional<S extends z.ZodRawShape>(shape: S) {
  const fields = Object.entries(shape).map(([field, schema]) => [field, z.exactOptional(schema)])
  return Object.fromEntries(fields) as { [F in keyof S]: z.ZodExactOptional<S[F]> } // the same fields
}

/** Some of it set anew: of the drips those that are named, all else as it says. */
export function setAnew(bedside: Bedside, sets: Setting | undefined): Bedside {
  if (!sets) return bedside
  const drips = sets.drips && { drips: { ...bedside.drips, ...sets.drips } }
  return { ...bedside, ...sets, ...drips }
}

/** How much of a drug runs, by the name that the story gives its dose. */
export const doseIn = (bedside: Bedside, name: string): number =>
  name === 'dopamine' || name === 'epinephrine' ? bedside[name] : (bedside.drips?.[name] ?? 0)

export const onHfov = ({ machine: inUse }: Bedside): boolean => inUse === 'hfov'
