import { z } from 'zod'
import { list, positive, words } from './shape.ts'

/** A line of facts as screens show it. */
export const labelledFact = z.strictObject({ label: words, value: words }).readonly()
export type LabelledFact = z.infer<typeof labelledFact>

/** A moment of the script. `lateTime`: where it stands when the team left an hour late. */
const clockRow = z
  .strictObject({
    time: words,
    lateTime: words.exactOptional(),
    event: words,
    age: words.exactOptional(),
    lateAge: words.exactOptional(),
  })
  .readonly()

/** The newborn, where it is, where it goes, and how. */
export const patient = z
  .strictObject({
    identifier: words,
    /** What sentences of the rules call the newborn. */
    called: z.enum(['she', 'he']),
    /** For every calculation of the case. */
    weightKg: positive,
    newborn: list(labelledFact),
    /** What the team may only conclude, so it is shown in the final report and not before. */
    conclusions: list(labelledFact),
    places: list(labelledFact),
    /** One of the places. */
    receivingHospital: labelledFact,
    /** Its unit, as everybody calls it. */
    unit: words,
    aircraft: list(labelledFact),
    clock: list(clockRow),
  })
  .readonly()
export type Patient = z.infer<typeof patient>
