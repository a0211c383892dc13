import { z } from 'zod'
import { accept } from '../decision.ts'
import { defineCommand } from '../define-command.ts'
import { roleIds } from '../roles.ts'
import { cleanText } from '../rules/readable-text.ts'
import { put } from '../state.ts'

export const NOTE_MAX_LENGTH = 10_000

/** Keeps one's own notes. */
export const saveNote = defineCommand({
  kind: 'save-note',
  allowed: roleIds,
  input: { text: z.string().max(NOTE_MAX_LENGTH) },
  decide: ({ actor, input }) => accept(put('Note', actor.uid, { text: cleanText(input.text) })),
})
