import type { CaseState } from '../records/state.ts'

/** What was spoken may be kept with the run only if each of those who spoke has said yes. */
export const isSoundAllowed = ({ records }: CaseState): boolean =>
  Object.keys(records.Recording).every((recording) => records.SoundConsent[recording]?.isGiven)
