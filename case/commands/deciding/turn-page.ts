import { z } from 'zod'
import { PROVIDER } from '../../records/roles.ts'
import { put } from '../../records/state.ts'
import { isInHands } from '../../rules/orders.ts'
import { isAllDecided, openPointOf, openResults, visit } from '../../rules/points.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'
import { askedPoint, pointAsked } from './asked-point.ts'

/** The Provider goes on from a page of a point: to the next page, back to the point, or to the results. */
export const turnPage = defineCommand({
  kind: 'turn-page',
  allowed: [PROVIDER],
  at: ['decision-point'],
  input: { point: askedPoint, page: z.string() },
  decide({ state, content, input: { point: asked, page }, now }) {
    const point = pointAsked(content, asked)
    const open = point && openPointOf(state, point)
    if (!open) return refuse({ code: 'point-not-open' })
    if (open.progress.showing !== page) return refuse({ code: 'page-turned' })
    const [showing = null, ...queue] = open.progress.queue
    const turned = put('PointProgress', point.docId, { ...open.progress, showing, queue })
    if (showing !== null || !isAllDecided(open)) return accept(turned, visit(point, showing, now))
    return isInHands(state, point.docId) ? accept(turned) : accept(...openResults(state, content, point, now))
  },
})
