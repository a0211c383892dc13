import { z } from 'zod'
import { accept, refuse } from '../decision.ts'
import { defineCommand } from '../define-command.ts'
import type { ScreenKind } from '../flow.ts'
import { type RecordingId, recordingId } from '../records/recording.ts'
import { PROVIDER } from '../roles.ts'
import { stepOf } from '../rules/places.ts'
import { cleanText, isReadable } from '../rules/readable-text.ts'
import { LONGEST_KEY_WORDS } from '../rules/text-limits.ts'
import { put, remove } from '../state.ts'

const dueAt: { readonly [R in RecordingId]: readonly ScreenKind[] } = {
  summary: ['record', 'await-listeners'],
  handover: ['handover', 'save-handover'],
}

/** A line or two beside a recording, for who cannot hear it. Empty ones take them back. */
export const writeKeyWords = defineCommand({
  kind: 'write-key-words',
  allowed: [PROVIDER],
  input: { recording: recordingId, text: z.string().max(LONGEST_KEY_WORDS).transform(cleanText) },
  decide({ state, input: { recording, text }, content }) {
    if (!dueAt[recording].includes(stepOf(state, content, PROVIDER).screen)) return refuse({ code: 'not-due' })
    return accept(isReadable(text) ? put('KeyWords', recording, { text }) : remove('KeyWords', recording))
  },
})
