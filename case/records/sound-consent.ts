import { z } from 'zod'

/** Ours, by recording: who spoke, and whether they agree that it is kept with the run. */
export const soundConsent = z.strictObject({ uid: z.string(), isGiven: z.boolean() })
