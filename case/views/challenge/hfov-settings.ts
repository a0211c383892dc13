import type { VitalStats } from '../../records/vital-stats.ts'

/** Oscillator settings: MAP in cmH2O, RR in Hz. */
export interface HfovSettings {
  readonly MAP: number
  readonly RR: number
}

/** Null while a field is not set. */
export const settingsOf = ({ MAP, RR }: VitalStats['currentHFOV']): HfovSettings | null =>
  MAP === null || RR === null ? null : { MAP, RR }
