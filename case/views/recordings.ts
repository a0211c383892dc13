import { CASE_ID } from '../records/collections.ts'
import { PROVIDER } from '../records/roles.ts'
import type { CaseAudioStatus, Recording, RecordingId } from '../records/spoken.ts'
import { hasComeTo, type SeatInCase } from '../rules/places.ts'
import type { ScreenKind } from '../story/flow.ts'
import { ticksOf } from './checklists.ts'

/** What stands beside a recording for who cannot hear it: the speaker's key words and ticks. */
export interface SpokenWords {
  readonly text: string
  /** The headings that the speaker says it covers. */
  readonly covered: readonly string[]
}

/** The Provider's recordings, for all as soon as they are shared or saved, and who has listened to the summary. */
export interface RecordingsView {
  readonly summary: Recording | null
  readonly handover: Recording | null
  /** One's own before it is shared; everybody's with the recording. */
  readonly words: { readonly [R in RecordingId]: SpokenWords | null }
  readonly isShared: boolean
  readonly listened: CaseAudioStatus
}

const speaksAt: { readonly [R in RecordingId]: ScreenKind } = { summary: 'record', handover: 'handover' }

export function viewRecordings(looking: SeatInCase): RecordingsView | null {
  const { state, content, roleId } = looking
  const { records } = state
  const listened = records.CaseAudioStatus[CASE_ID]
  if (!listened) return null
  const wordsOf = (which: RecordingId, covered: readonly string[]) => {
    const isSpeaking = roleId === PROVIDER && hasComeTo(looking, speaksAt[which])
    return records.Recording[which] || isSpeaking ? { text: records.KeyWords[which]?.text ?? '', covered } : null
  }
  const ticked = ticksOf(state, 'summary', PROVIDER)
  return {
    summary: records.Recording.summary ?? null,
    handover: records.Recording.handover ?? null,
    words: {
      summary: wordsOf(
        'summary',
        content.summary.items.flatMap(({ heading }, item) => (ticked.includes(item) ? heading : [])),
      ),
      handover: wordsOf('handover', []),
    },
    isShared: records.Cases[CASE_ID]?.isShared ?? false,
    listened,
  }
}
