import { PROVIDER, RN, RT } from '../records/roles.ts'
import type { ChecklistId, RecordingId } from '../records/spoken.ts'
import type { CaseState } from '../records/state.ts'
import type { CaseContent } from '../story/content.ts'
import { handoverTexts } from './handover-texts.ts'

/** A spoken message: what belonged in it, and who ticked that they said or heard it. */
export interface BriefingReport {
  readonly path: string | null
  readonly durationMs: number | null
  readonly isLengthGood: boolean | null
  /** As the speaker wrote them, empty where none were written. */
  readonly keyWords: string
  readonly items: readonly {
    readonly heading: string
    readonly text: string
    readonly provider: boolean
    readonly rt: boolean
    readonly rn: boolean
  }[]
}

export function briefingReport(state: CaseState, content: CaseContent, which: RecordingId): BriefingReport {
  const briefing = which === 'summary' ? content.summary : content.handover
  const texts =
    which === 'summary' ? briefing.items.map(({ fullText }) => String(fullText)) : handoverTexts(state, content)
  const recording = state.records.Recording[which]
  const { from, to } = briefing.goodLengthMs
  const ticked = (list: ChecklistId, role: number) => state.records.Checklist[`${list}/${role}`]?.ticked ?? []
  return {
    path: recording?.path ?? null,
    durationMs: recording?.durationMs ?? null,
    isLengthGood: recording ? recording.durationMs >= from && recording.durationMs <= to : null,
    keyWords: state.records.KeyWords[which]?.text ?? '',
    items: briefing.items.map(({ heading }, index) => ({
      heading,
      text: texts[index] ?? '',
      provider: ticked(which, PROVIDER).includes(index),
      rt: ticked(which, RT).includes(index),
      rn: ticked(which, RN).includes(index),
    })),
  }
}
