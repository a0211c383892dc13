import type { Condition } from './condition.ts'

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
