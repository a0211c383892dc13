import { play } from '../../monitor/sound/speaker.ts'

/** Two soft rising tones, unlike any of the monitor. */
export const chime = (): void =>
  play([
    { afterMs: 0, lengthMs: 160, hz: 587, loud: 0.2 },
    { afterMs: 190, lengthMs: 240, hz: 880, loud: 0.2 },
  ])
