/** Of these rules. Raised only where what was stored of a run would fold to another state, or show otherwise. A kept run has the one it was played by. */
export const RULES = 1

/** By which a log is still told as it was played. */
export const servedRules: readonly number[] = [1]
