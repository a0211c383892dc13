import type { CaseAudioStatus } from '../records/case-audio-status.ts'
import { CASE_ID } from '../records/collections.ts'
import type { Recording } from '../records/recording.ts'
import type { CaseState } from '../state.ts'

/** The Provider's recordings, for all as soon as they are shared or saved, and who has listened to the summary. */
export interface RecordingsView {
  readonly summary: Recording | null
  readonly handover: Recording | null
  readonly isShared: boolean
  readonly listened: CaseAudioStatus
}

export function viewRecordings({ records }: CaseState): RecordingsView | null {
  const listened = records.CaseAudioStatus[CASE_ID]
  if (!listened) return null
  return {
    summary: records.Recording.summary ?? null,
    handover: records.Recording.handover ?? null,
    isShared: records.Cases[CASE_ID]?.isShared ?? false,
    listened,
  }
}
