import { z } from 'zod'
import { accept } from '../decision.ts'
import { defineCommand } from '../define-command.ts'
import { roleIds } from '../roles.ts'
import { cleanText } from '../rules/readable-text.ts'
import { LONGEST_NOTE } from '../rules/text-limits.ts'
import { put } from '../state.ts'

/** Keeps one's own notes. */
export const saveNote = defineCommand({
  kind: 'save-note',
  allowed: roleIds,
  input: { text: z.string().max(LONGEST_NOTE).transform(cleanText) },
  decide: ({ actor, input: { text } }) => accept(put('Note', actor.uid, { text })),
})
