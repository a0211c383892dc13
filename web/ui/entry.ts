/** Marks the control that gets the focus when its question comes. */
export const entry = { 'data-entry': true } as const
