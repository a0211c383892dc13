const FULL_HZ = 880
const POINTS_PER_OCTAVE = 30

/** The pitch of the beep at each beat. It falls with the saturation, as every anaesthetist knows it. */
export const beepPitchHz = (saturation: number): number => FULL_HZ * 2 ** ((saturation - 100) / POINTS_PER_OCTAVE)
