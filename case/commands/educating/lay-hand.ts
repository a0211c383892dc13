import { z } from 'zod'
import type { Hand } from '../../records/course.ts'
import { PROVIDER } from '../../records/roles.ts'
import { type CaseState, type Change, put } from '../../records/state.ts'
import { movesInTime } from '../../rules/events-in-time.ts'
import { handOn, handsOf, MOST_HANDS } from '../../rules/hands.ts'
import { hasComeTo } from '../../rules/places.ts'
import { slug } from '../../story/shape.ts'
import { accept, refuse } from '../define-command.ts'
import { defineSteering } from './define-steering.ts'

/** The longest that a hand takes to where it leads. */
const LONGEST_HAND_S = 600

/** An educator sets a vital sign, at once or over a time, within the story's limits. Rows, texts and points stay the story's. */
export const layHand = defineSteering({
  kind: 'lay-hand',
  input: { sign: slug, value: z.number(), overS: z.number().int().min(0).max(LONGEST_HAND_S) },
  decide({ state, actor, input: { sign, value, overS }, now, content }) {
    const own = content.monitorCourse?.signs.find((one) => one.sign === sign)
    if (!own || !movesInTime(state)) return refuse({ code: 'unknown-sign' })
    if (!hasComeTo({ state, content, roleId: PROVIDER }, 'bedside-report')) return refuse({ code: 'not-due' })
    const { from, to } = own.hand
    if (value < from || value > to) return refuse({ code: 'beyond-hand', from, to })
    if (handsOf(state).length >= MOST_HANDS) return refuse({ code: 'too-many' })
    return accept(...laid(state, [{ sign, value, overS, at: now, by: actor.uid }]))
  },
})

/** An educator lets go of one vital sign, or of all: it goes back to the story. */
export const letGo = defineSteering({
  kind: 'let-go',
  input: { sign: slug.optional() },
  decide({ state, actor, input: { sign }, now, content }) {
    const held = (content.monitorCourse?.signs ?? []).filter(
      (one) => (sign === undefined || one.sign === sign) && handOn(state, one.sign) !== null,
    )
    if (held.length === 0) return refuse({ code: 'already-so' })
    const back = held.map((one): Hand => ({ sign: one.sign, value: null, overS: one.overS, at: now, by: actor.uid }))
    return accept(...laid(state, back))
  },
})

const laid = (state: CaseState, hands: readonly Hand[]): Change[] =>
  hands.map((hand, index) => put('Hand', String(handsOf(state).length + index + 1), hand))
