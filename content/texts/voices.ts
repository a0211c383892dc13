import type { Voice } from '#case/records/educating.ts'

/** Who speaks to the team, as the team reads it. */
export const voiceNames: { readonly [V in Voice]: string } = {
  'referring-doctor': 'The referring doctor',
  'medical-control': 'Medical control',
  pilot: 'The pilot',
  dispatch: 'Dispatch',
  parent: 'A parent',
  educator: 'Your educator',
}
