import { z } from 'zod'
import { type Spoken, voice } from '../../records/educating.ts'
import { roleId } from '../../records/roles.ts'
import { type CaseState, put } from '../../records/state.ts'
import { cleanText, isReadable, LONGEST_SPOKEN } from '../../rules/readable-text.ts'
import { accept, type Decision, defineCommand, refuse } from '../define-command.ts'
import { defineSteering, steered } from './define-steering.ts'

const MOST = 300
const whomTo = { as: voice, to: roleId.nullable() }

/** An educator says something to the team or to one of them, as themselves or as somebody of the story. */
export const speak = defineSteering({
  kind: 'speak',
  input: { ...whomTo, text: z.string().max(LONGEST_SPOKEN).transform(cleanText), isPrompt: z.boolean() },
  decide({ state, input, actor, now }) {
    const { as, to, text, isPrompt } = input
    if (!isReadable(text)) return refuse({ code: 'message-empty' })
    return said(state, { as, to, text, isPrompt, sound: null, at: now, by: actor.uid })
  },
})

/** What they spoke was uploaded and checked. */
export const keepSpeech = defineCommand({
  kind: 'keep-speech',
  allowed: 'system',
  input: {
    ...whomTo,
    uid: z.string(),
    path: z.string().regex(/^\/Audio\/Educator\d+$/),
    mimeType: z.string(),
    durationMs: z.number().positive(),
  },
  decide({ state, input: { uid, as, to, path, mimeType, durationMs }, now, run }) {
    // The upload may have begun in a run that is over.
    if (run !== state.run) return refuse({ code: 'case-restarted' })
    return steered({ state, actor: { uid, roleId: null }, now }, () =>
      said(state, { as, to, text: '', isPrompt: false, sound: { path, mimeType, durationMs }, at: now, by: uid }),
    )
  },
})

function said(state: CaseState, spoken: Spoken): Decision {
  const number = Object.keys(state.records.Spoken).length + 1
  return number > MOST ? refuse({ code: 'too-many' }) : accept(put('Spoken', String(number), spoken))
}
