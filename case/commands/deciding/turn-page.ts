import { z } from 'zod'
import { PROVIDER } from '../../records/roles.ts'
import { put } from '../../records/state.ts'
import { isAllDecided, openPointOf, openResults, visit } from '../../rules/points.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** The Provider goes on from a page of a point: to the next page, back to the point, or to the results. */
export const turnPage = defineCommand({
  kind: 'turn-page',
  allowed: [PROVIDER],
  at: ['decision-point'],
  input: { point: z.number().int(), page: z.string() },
  decide({ state, content, input: { point, page }, now }) {
    const open = openPointOf(state, point)
    if (!open) return refuse({ code: 'point-not-open' })
    if (open.progress.showing !== page) return refuse({ code: 'page-turned' })
    const [showing = null, ...queue] = open.progress.queue
    if (showing === null && isAllDecided(open)) return accept(...openResults(state, content, point, now))

    return accept(put('PointProgress', String(point), { ...open.progress, showing, queue }), visit(point, showing, now))
  },
})
