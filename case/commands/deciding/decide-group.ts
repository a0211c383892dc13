import { z } from 'zod'
import { type DecisionGroup, decisionGroup } from '../../records/decision-point.ts'
import { PROVIDER } from '../../records/roles.ts'
import { applyChanges, put } from '../../records/state.ts'
import { bedsideHistory } from '../../rules/bedside.ts'
import { inWorkingOrder, pagesOf } from '../../rules/decision-links.ts'
import { stepOf } from '../../rules/places.ts'
import { isAllDecided, isDecided, openPointOf, openResults, visit, withChoice } from '../../rules/points.ts'
import { scorePoint } from '../../rules/scoring.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** The Provider decides a group. Its pages open one by one; after the last group the point is scored, and results follow. */
export const decideGroup = defineCommand({
  kind: 'decide-group',
  allowed: [PROVIDER],
  at: ['decision-point'],
  input: {
    point: z.number().int(),
    group: decisionGroup.shape.decisionName,
    /** One option; for Procedure the whole list, which may be empty. */
    choice: z.union([z.string(), z.array(z.string()).max(20)]),
  },
  decide({ state, input, now, content }) {
    if (stepOf(state, content, PROVIDER).point !== input.point) return refuse({ code: 'not-due' })
    const open = openPointOf(state, input.point)
    if (!open) return refuse({ code: 'point-not-open' })
    const group = open.record.decisionPointData.find(({ decisionName }) => decisionName === input.group)
    const chosen = group && readChoice(group, input.choice)
    if (!group || !chosen) return refuse({ code: 'unknown-option' })
    if (isDecided(open.progress, input.group)) return refuse({ code: 'already-decided' })
    const others = open.record.decisionPointData.filter(({ decisionName }) => decisionName !== input.group)
    if (input.group === 'Departure' && !others.every(({ decisionName }) => isDecided(open.progress, decisionName))) {
      return refuse({ code: 'departure-last' })
    }

    const opening = bedsideHistory(state, content).at(-1)?.opening
    if (!opening) throw new Error('an open point has a history')
    const [showing = null, ...queue] = [
      ...(open.progress.showing ? [open.progress.showing, ...open.progress.queue] : []),
      ...pagesOf(group, chosen, opening),
    ]
    const record = withChoice(
      open.record,
      input.group,
      'provider',
      input.group === 'Procedure' ? chosen : (chosen[0] ?? null),
    )
    const decidedAt = { ...open.progress.decidedAt, [input.group]: now }
    const progress = { ...open.progress, decidedAt, showing, queue }
    const decided = [put('DecisionPoint', record.docId, record), put('PointProgress', record.docId, progress)]
    const opened = showing !== null && showing !== open.progress.showing ? [visit(input.point, showing, now)] : []
    if (!isAllDecided({ record, progress })) return accept(...decided, ...opened)

    const scored = scorePoint(applyChanges(state, decided), record, now)
    if (showing !== null) return accept(...decided, ...opened, scored)
    return accept(...decided, scored, ...openResults(applyChanges(state, decided), content, input.point, now))
  },
})

/** The chosen options in working order; null where the choice does not fit the group. */
function readChoice(group: DecisionGroup, choice: string | string[]): string[] | null {
  const isList = Array.isArray(choice)
  if (isList !== (group.decisionName === 'Procedure')) return null
  const wanted = [choice].flat()
  const options = inWorkingOrder(group.options, wanted)
  return options.length === wanted.length ? options.map(({ slug }) => slug) : null
}
