import type { HfovSettings } from '#case/views/challenge/hfov-settings.ts'

const PER_MINUTE = 60

/** A rate in Hz with what that is a minute: 10 Hz (600/min). */
export const hzText = (hz: number): string => `${hz} Hz (${Math.round(hz * PER_MINUTE).toLocaleString('en-US')}/min)`

export const settingsText = ({ MAP, RR }: HfovSettings): string => `MAP ${MAP}, ${hzText(RR)}`
