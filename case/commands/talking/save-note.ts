import { z } from 'zod'
import { roleIds } from '../../records/roles.ts'
import { put } from '../../records/state.ts'
import { cleanText, LONGEST_NOTE } from '../../rules/readable-text.ts'
import { accept, defineCommand } from '../define-command.ts'

/** Keeps one's own notes. */
export const saveNote = defineCommand({
  kind: 'save-note',
  allowed: roleIds,
  isForPauses: true,
  input: { text: z.string().max(LONGEST_NOTE).transform(cleanText) },
  decide: ({ actor, input: { text } }) => accept(put('Note', actor.uid, { text })),
})
