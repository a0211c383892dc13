import type { Machine, Row } from './bedside.ts'

/** What can be so of the newborn and of the choices made. The only conditions that content may name. */
type PlainFact =
  | 'ino'
  | `ino ${5 | 20 | 40}`
  | 'hfov'
  | 'arterial-line'
  | 'tube-repositioned'
  | 'air-in-chest'
  | 'chest-drained'
  | 'pressures-lowered'
  | 'filmed-at-1'
  | 'left-late'
  | 'supply-fails'
  | `machine ${Machine}`
  | `dopamine ${0 | 5 | 10 | 15 | 20 | '10+'}`
  | `epinephrine ${0 | 0.05 | 0.1}`
  | `boluses ${Row | '1+' | '2+'}`
  | `monitor ${Row}`
  | `gas ${Row}`
  | `amplitude ${36 | 42}`
  | `map ${16 | 18 | 22}`
  /** An option decided at this very point. */
  | `chose ${string}`
  /** Of a situation: the monitor is worse as the point opened, by its event. */
  | 'monitor-fell'
  /** Of a course: nitric oxide ran as the point opened, and the choices stopped it. */
  | 'ino-stopped'
  /** Of a machine's panel: the team has come to this point or to a later one. */
  | `from point ${number}`

/**
 * What only a look back over the run can tell: how it stood as a point opened, what was chosen there, how it was left; what
 * was so at any point; and what was so when the newest film was taken.
 */
type PastFact =
  | `came to ${number}`
  | `opening ${number}: ${string}`
  | `at ${number}: ${string}`
  | `left ${number}: ${string}`
  | `ever: ${string}`
  | `film: ${string}`
  /** Of the whole run, as its report finds it. */
  | `run: ${string}`

export type Fact = PlainFact | PastFact | `not ${PlainFact | PastFact}`

/** All of these hold; of a list within, any. */
export type Condition = readonly (Fact | readonly Fact[])[]

/** The same; of a count within, exactly so many. */
export type CountedCondition = readonly (
  | Condition[number]
  | { readonly exactly: number; readonly of: readonly Fact[] }
)[]

/**
 * A sentence or part of one. Pieces with a condition are left out where it does not hold.
 * Words in braces are filled in: {inoSince}, {salineMl}, {boluses}, {bolusNumber}, {oxygenPre}, {oxygenPost}, {meanPressure}.
 * In the handover also, all as this run left them:
 * {measuredIndex}: of its arterial gases, as "highest OI 42, last OI 33 (10:40)", or "no OI measured";
 * {indexNow}: the OSI of the arrival row, a number;
 * {heartRate}, {bloodPressure}: of the arrival row;
 * {methemoglobinDue}: 4 to 8 h after {inoSince}, as "13:35 to 17:35";
 * {lastGas}: values with time and kind, arterial or heel, and since when nothing is known;
 * {lastFilm}: finding with time, and what is not yet on a film;
 * {glucose}: of the last gas, or of the bedside report, with its unit.
 */
export type Text = string | readonly (string | { readonly when: Condition; readonly text: string })[]
