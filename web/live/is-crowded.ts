/** Whether a connection was declined because the person has too many pages open already. */
export const isCrowded = (error: Error): boolean => 'description' in error && error.description === 429
