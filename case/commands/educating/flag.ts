import { z } from 'zod'
import { put, remove } from '../../records/state.ts'
import { cleanText, LONGEST_FLAG } from '../../rules/readable-text.ts'
import { isRunning } from '../../rules/runs.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

const MOST = 300

/** Any educator of the room marks a moment to talk about, or a line of the log. */
export const flag = defineCommand({
  kind: 'flag',
  allowed: 'educator',
  input: { text: z.string().max(LONGEST_FLAG).transform(cleanText), version: z.number().int().positive().nullable() },
  decide({ state, input: { text, version }, actor, now }) {
    if (!isRunning(state)) return refuse({ code: 'no-case' })
    if (version !== null && version > state.version) return refuse({ code: 'bad-input', problem: 'version' })
    const numbers = Object.keys(state.records.Flag).map(Number)
    if (numbers.length >= MOST) return refuse({ code: 'too-many' })
    const next = Math.max(0, ...numbers) + 1
    return accept(put('Flag', String(next), { at: now, text, version, by: actor.uid }))
  },
})

export const removeFlag = defineCommand({
  kind: 'remove-flag',
  allowed: 'educator',
  input: { flag: z.string().max(10) },
  decide: ({ state, input: { flag: id } }) =>
    state.records.Flag[id] ? accept(remove('Flag', id)) : refuse({ code: 'no-flag' }),
})
