import { z } from 'zod'
import { CASE_ID } from '../../records/collections.ts'
import { put } from '../../records/state.ts'
import { isScoreHidden } from '../../rules/debriefing.ts'
import { accept, refuse } from '../define-command.ts'
import { defineSteering } from './define-steering.ts'

/** The team sees its score at once, or not before the analysis. */
export const hideScore = defineSteering({
  kind: 'hide-score',
  input: { isHidden: z.boolean() },
  decide: ({ state, input: { isHidden } }) =>
    isScoreHidden(state) === isHidden
      ? refuse({ code: 'already-so' })
      : accept(put('ScoreSight', CASE_ID, { isHidden })),
})
