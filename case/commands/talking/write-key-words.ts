import { z } from 'zod'
import { PROVIDER } from '../../records/roles.ts'
import { type RecordingId, recordingId } from '../../records/spoken.ts'
import { put, remove } from '../../records/state.ts'
import { stepOf } from '../../rules/places.ts'
import { cleanText, isReadable, LONGEST_KEY_WORDS } from '../../rules/readable-text.ts'
import type { ScreenKind } from '../../story/flow.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

const dueAt: { readonly [R in RecordingId]: readonly ScreenKind[] } = {
  summary: ['record', 'await-listeners'],
  handover: ['handover', 'save-handover'],
}

/** A line or two beside a recording, for who cannot hear it. Empty ones take them back. */
export const writeKeyWords = defineCommand({
  kind: 'write-key-words',
  allowed: [PROVIDER],
  isForPauses: true,
  input: { recording: recordingId, text: z.string().max(LONGEST_KEY_WORDS).transform(cleanText) },
  decide({ state, input: { recording, text }, content }) {
    if (!dueAt[recording].includes(stepOf(state, content, PROVIDER).screen)) return refuse({ code: 'not-due' })
    return accept(isReadable(text) ? put('KeyWords', recording, { text }) : remove('KeyWords', recording))
  },
})
