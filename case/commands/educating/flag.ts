import { z } from 'zod'
import { sign } from '../../records/educating.ts'
import { put, remove } from '../../records/state.ts'
import { cleanText, LONGEST_FLAG } from '../../rules/readable-text.ts'
import { isRunning } from '../../rules/runs.ts'
import { watchablesOf } from '../../story/watchables.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

const MOST = 300

const text = z.string().max(LONGEST_FLAG).transform(cleanText)

/**
 * Any educator of the room marks a moment to talk about, or a line of the log, with a plus, a minus or neither; or gives
 * something on their checklist a plus or a minus as they see it.
 */
export const flag = defineCommand({
  kind: 'flag',
  allowed: 'educator',
  input: {
    text,
    version: z.number().int().positive().nullable(),
    /** A page of before says neither. */
    sign: sign.nullable().default(null),
    /** A behaviour or an objective of the story. */
    about: z.string().max(64).nullable().default(null),
  },
  decide({ state, content, input: { text, version, sign, about }, actor, now }) {
    if (!isRunning(state)) return refuse({ code: 'no-case' })
    if (version !== null && version > state.version) return refuse({ code: 'bad-input', problem: 'version' })
    if (about !== null) {
      if (watchablesOf(content).every(({ slug }) => slug !== about)) return refuse({ code: 'unknown-option' })
      if (sign === null) return refuse({ code: 'bad-input', problem: 'sign' })
    }
    const numbers = Object.keys(state.records.Flag).map(Number)
    if (numbers.length >= MOST) return refuse({ code: 'too-many' })
    const next = Math.max(0, ...numbers) + 1
    const said = { ...(sign !== null && { sign }), ...(about !== null && { about }) }
    return accept(put('Flag', String(next), { at: now, text, version, by: actor.uid, ...said }))
  },
})

/** Puts words to a flag that was set in a hurry, or others. */
export const writeOnFlag = defineCommand({
  kind: 'write-on-flag',
  allowed: 'educator',
  input: { flag: z.string().max(10), text },
  decide({ state, input: { flag: id, text } }) {
    const set = state.records.Flag[id]
    return set ? accept(put('Flag', id, { ...set, text })) : refuse({ code: 'no-flag' })
  },
})

export const removeFlag = defineCommand({
  kind: 'remove-flag',
  allowed: 'educator',
  input: { flag: z.string().max(10) },
  decide: ({ state, input: { flag: id } }) =>
    state.records.Flag[id] ? accept(remove('Flag', id)) : refuse({ code: 'no-flag' }),
})
