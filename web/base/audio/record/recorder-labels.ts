import type { LucideIcon } from 'lucide-react'
import type { Question } from '../../ui/ask-first.tsx'

/** The words of one recording. */
export interface RecorderLabels {
  /** What is recorded, in the middle of a sentence: your briefing. */
  readonly name: string
  /** Why the microphone is asked for, and who will hear it. */
  readonly why: string
  readonly share: string
  readonly shareIcon: LucideIcon
  readonly question: Question
  readonly uploading: string
}
