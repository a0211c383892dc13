import { z } from 'zod'
import { roleIds } from '../../records/roles.ts'
import { put, remove } from '../../records/state.ts'
import { cleanText, isReadable, LONGEST_DEBRIEF_NOTE } from '../../rules/readable-text.ts'
import { isReportDue } from '../../rules/way-on.ts'
import { asksForWords, debriefNoteId } from '../../rules/written-phases.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** A role's own words to a question of the debrief, which all read. Empty ones take them back. */
export const writeDebrief = defineCommand({
  kind: 'write-debrief',
  allowed: roleIds,
  isForPauses: true,
  at: ['final-report'],
  input: { prompt: z.string(), text: z.string().max(LONGEST_DEBRIEF_NOTE).transform(cleanText) },
  decide({ state, actor: { roleId }, input, now, content }) {
    if (roleId === null) return refuse({ code: 'no-seat' })
    if (!isReportDue(state, content, roleId)) return refuse({ code: 'not-due' })
    const prompt = content.debrief.flatMap(({ prompts }) => prompts).find(({ slug }) => slug === input.prompt)
    if (!prompt || !asksForWords(prompt)) return refuse({ code: 'unknown-prompt' })

    const id = debriefNoteId(prompt.slug, roleId)
    const { text } = input
    return accept(isReadable(text) ? put('DebriefNote', id, { text, time: now }) : remove('DebriefNote', id))
  },
})
