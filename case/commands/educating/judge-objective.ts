import { z } from 'zod'
import { put, remove } from '../../records/state.ts'
import { cleanText, LONGEST_FLAG } from '../../rules/readable-text.ts'
import { isRunning } from '../../rules/runs.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** An educator of the room who was there says whether an objective was met, and why; or takes that back. */
export const judgeObjective = defineCommand({
  kind: 'judge-objective',
  allowed: 'educator',
  input: {
    objective: z.string().max(64),
    /** Null: what the run shows stands. */
    isMet: z.boolean().nullable(),
    word: z.string().max(LONGEST_FLAG).transform(cleanText),
  },
  decide({ state, content, actor, now, input: { objective, isMet, word } }) {
    if (!isRunning(state)) return refuse({ code: 'no-case' })
    if (content.objectives.every(({ slug }) => slug !== objective)) return refuse({ code: 'unknown-option' })
    if (isMet === null) return accept(remove('Judgement', objective))
    if (word === '') return refuse({ code: 'bad-input', problem: 'word' })
    return accept(put('Judgement', objective, { isMet, word, at: now, by: actor.uid }))
  },
})
