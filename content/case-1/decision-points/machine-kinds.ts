/** Either oscillator: the team's own or the one built into the hospital. */
export const highFrequency = ['machine hfov', 'machine hfv'] as const

/** Either machine that gives breaths. */
export const conventional = ['machine simv', 'machine crossvent'] as const
