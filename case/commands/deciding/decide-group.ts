import { z } from 'zod'
import { openOrders } from '../../orders/open-orders.ts'
import { decisionGroup } from '../../records/decision-point.ts'
import { PROVIDER } from '../../records/roles.ts'
import { applyChanges, put } from '../../records/state.ts'
import { bedsideHistory } from '../../rules/bedside.ts'
import { inWorkingOrder, pagesOf } from '../../rules/decision-links.ts'
import { isInHands } from '../../rules/orders.ts'
import { stepOf } from '../../rules/places.ts'
import { isAllDecided, isDecided, openPointOf, openResults, visit, withChoice } from '../../rules/points.ts'
import { scorePoint } from '../../rules/scoring.ts'
import type { StoryOption } from '../../story/decision-story.ts'
import { opensLast, takesSeveral } from '../../story/group.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'
import { askedPoint, pointAsked } from './asked-point.ts'

/** The Provider decides a group. Its pages open one by one; after the last group the point is scored, and results follow. */
export const decideGroup = defineCommand({
  kind: 'decide-group',
  allowed: [PROVIDER],
  at: ['decision-point'],
  input: {
    point: askedPoint,
    group: decisionGroup.shape.decisionName,
    /** One option; where several may be chosen the whole list, which may be empty. */
    choice: z.union([z.string(), z.array(z.string()).max(20)]),
  },
  decide({ state, input, now, content }) {
    const point = pointAsked(content, input.point)
    if (!point || stepOf(state, content, PROVIDER).point !== point.slug) return refuse({ code: 'not-due' })
    const open = openPointOf(state, point)
    if (!open) return refuse({ code: 'point-not-open' })
    const group = open.record.decisionPointData.find(({ decisionName }) => decisionName === input.group)
    const options = point.story.groups[input.group] ?? []
    const several = takesSeveral(content, input.group)
    const chosen = group && readChoice(several, options, input.choice)
    if (!group || !chosen) return refuse({ code: 'unknown-option' })
    if (isDecided(open.progress, input.group)) return refuse({ code: 'already-decided' })
    const others = open.record.decisionPointData.filter(({ decisionName }) => decisionName !== input.group)
    if (
      opensLast(content, input.group) &&
      !others.every(({ decisionName }) => isDecided(open.progress, decisionName))
    ) {
      return refuse({ code: 'opens-last' })
    }

    const opening = bedsideHistory(state, content).at(-1)?.opening
    if (!opening) throw new Error('an open point has a history')
    const [showing = null, ...queue] = [
      ...(open.progress.showing ? [open.progress.showing, ...open.progress.queue] : []),
      ...pagesOf(options, chosen, opening),
    ]
    const record = withChoice(open.record, input.group, 'provider', several ? chosen : (chosen[0] ?? null))
    const decidedAt = { ...open.progress.decidedAt, [input.group]: now }
    const progress = { ...open.progress, decidedAt, showing, queue }
    const made = [put('DecisionPoint', record.docId, record), put('PointProgress', record.docId, progress)]
    const decided = [...made, ...openOrders(applyChanges(state, made), content, point, { options: chosen, now })]
    const opened = showing !== null && showing !== open.progress.showing ? [visit(point, showing, now)] : []
    if (!isAllDecided({ record, progress })) return accept(...decided, ...opened)

    const after = applyChanges(state, decided)
    const scored = scorePoint(after, content, record, now)
    // The results wait for what is in somebody's hands.
    if (showing !== null || isInHands(after, record.docId)) return accept(...decided, ...opened, scored)
    return accept(...decided, scored, ...openResults(after, content, point, now))
  },
})

/** The chosen options in working order; null where the choice does not fit the group. */
function readChoice(several: boolean, listed: readonly StoryOption[], choice: string | string[]): string[] | null {
  if (Array.isArray(choice) !== several) return null
  const wanted = [choice].flat()
  const options = inWorkingOrder(listed, wanted)
  return options.length === wanted.length ? options.map(({ slug }) => slug) : null
}
