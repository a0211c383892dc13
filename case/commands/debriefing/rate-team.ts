import { z } from 'zod'
import type { Rating } from '../../records/debriefing.ts'
import { roleIds } from '../../records/roles.ts'
import { put } from '../../records/state.ts'
import { isDebriefingDue } from '../../rules/debriefing.ts'
import { isWholeRating, type Rater } from '../../rules/ratings.ts'
import { cleanText, LONGEST_DEBRIEF_NOTE } from '../../rules/readable-text.ts'
import { isReportDue } from '../../rules/way-on.ts'
import { type Asked, accept, type Decision, defineCommand, refuse } from '../define-command.ts'
import { defineSteering } from '../educating/define-steering.ts'

const input = {
  marks: z.record(z.string().max(64), z.number().int().nonnegative()),
  words: z.string().max(LONGEST_DEBRIEF_NOTE).transform(cleanText),
}

/** Somebody says how they saw the team, and their own part. What others said they see from then on. */
export const rateTeam = defineCommand({
  kind: 'rate-team',
  allowed: roleIds,
  isForPauses: true,
  at: ['final-report'],
  input,
  decide(asked) {
    const { state, content, actor } = asked
    if (actor.roleId === null) return refuse({ code: 'no-seat' })
    return isReportDue(state, content, actor.roleId) ? rated(asked, actor.roleId) : refuse({ code: 'not-due' })
  },
})

/** How an educator saw it. */
export const rateAsEducator = defineSteering({
  kind: 'rate-as-educator',
  input,
  decide: (asked) => (isDebriefingDue(asked.state) ? rated(asked, 'educator') : refuse({ code: 'not-due' })),
})

const rated = ({ input: { marks, words }, now, content }: Asked<Omit<Rating, 'at'>>, by: Rater): Decision =>
  isWholeRating(content, marks, by)
    ? accept(put('Rating', String(by), { marks, words, at: now }))
    : refuse({ code: 'rate-all' })
