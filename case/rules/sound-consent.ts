import type { CaseState } from '../records/state.ts'

/** Where the recordings are that may be kept with the run: all of the team's if each of those who spoke has said yes, otherwise none. No educator is asked: what they spoke goes. */
export function soundsToKeep({ records }: CaseState): string[] {
  const recordings = Object.entries(records.Recording)
  return recordings.every(([recording]) => records.SoundConsent[recording]?.isGiven)
    ? recordings.map(([, { path }]) => path)
    : []
}
