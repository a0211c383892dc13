import { z } from 'zod'

/** Who has listened to the Provider's summary. */
export const caseAudioStatus = z.strictObject({ Nurse: z.boolean(), Therapist: z.boolean() })
export type CaseAudioStatus = z.infer<typeof caseAudioStatus>
