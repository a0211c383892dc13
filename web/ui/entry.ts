/** Marks what gets the focus when its turn comes, or when what had it before is gone. */
export const entry = { 'data-entry': true } as const
