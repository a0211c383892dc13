import { createKeptSwitch } from '../live/kept-switch.ts'

/** Whether the monitor is heard, on this device. */
export const monitorSound = createKeptSwitch('monitor-sound')
