import { z } from 'zod'
import { decisionGroup } from '../../records/decision-point.ts'
import { PROVIDER, roleIds } from '../../records/roles.ts'
import { put } from '../../records/state.ts'
import { stepOf } from '../../rules/places.ts'
import { isDecided, openPointOf, withChoice } from '../../rules/points.ts'
import { answerField } from '../../rules/role-fields.ts'
import { advisersOf, takesSeveral } from '../../story/group.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'
import { askedPoint, pointAsked } from './asked-point.ts'

/** Puts an option into one's own slot: one of several is toggled, any other group holds the last value. Closed once decided. */
export const chooseOption = defineCommand({
  kind: 'choose-option',
  allowed: roleIds,
  at: ['decision-point'],
  input: { point: askedPoint, group: decisionGroup.shape.decisionName, option: z.string() },
  decide({ state, actor, input, content }) {
    const point = pointAsked(content, input.point)
    if (actor.roleId === null || !point || stepOf(state, content, actor.roleId).point !== point.slug) {
      return refuse({ code: 'not-due' })
    }
    const open = openPointOf(state, point)
    if (!open) return refuse({ code: 'point-not-open' })
    const group = open.record.decisionPointData.find(({ decisionName }) => decisionName === input.group)
    if (!group?.options.some(({ slug }) => slug === input.option)) return refuse({ code: 'unknown-option' })
    const asked = [PROVIDER, ...advisersOf(content, input.group)]
    if (!asked.includes(actor.roleId)) return refuse({ code: 'not-your-role', needs: asked })
    if (isDecided(open.progress, input.group)) return refuse({ code: 'already-decided' })

    const field = answerField[actor.roleId]
    const choice = takesSeveral(content, input.group) ? toggled(group[field], input.option) : input.option
    return accept(put('DecisionPoint', open.record.docId, withChoice(open.record, input.group, field, choice)))
  },
})

function toggled(list: string | string[] | null, option: string): string[] {
  const now = Array.isArray(list) ? list : []
  return now.includes(option) ? now.filter((slug) => slug !== option) : [...now, option]
}
