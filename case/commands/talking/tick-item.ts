import { z } from 'zod'
import { PROVIDER, RN, type RoleId, RT, roleIds } from '../../records/roles.ts'
import { type ChecklistId, checklistId } from '../../records/spoken.ts'
import { put } from '../../records/state.ts'
import { stepOf } from '../../rules/places.ts'
import type { CaseContent } from '../../story/content.ts'
import type { ScreenKind } from '../../story/flow.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

const lists: {
  readonly [L in ChecklistId]: {
    at: readonly ScreenKind[]
    roles: readonly RoleId[]
    length: (content: CaseContent) => number
  }
} = {
  summary: { at: ['record', 'listen'], roles: roleIds, length: (content) => content.summary.items.length },
  review: {
    at: ['board', 'ready-to-leave'],
    roles: [PROVIDER],
    length: (content) => content.preparation.reviewPoints.length,
  },
  handover: { at: ['handover', 'save-handover'], roles: [RT, RN], length: (content) => content.handover.items.length },
}

/** Ticks an item of one's own list, or takes the tick back. */
export const tickItem = defineCommand({
  kind: 'tick-item',
  allowed: roleIds,
  input: { list: checklistId, item: z.number().int().nonnegative(), isTicked: z.boolean() },
  decide({ state, actor, input, content, now }) {
    const list = lists[input.list]
    if (actor.roleId === null || !list.roles.includes(actor.roleId)) {
      return refuse({ code: 'not-your-role', needs: list.roles })
    }
    if (!list.at.includes(stepOf(state, content, actor.roleId).screen)) return refuse({ code: 'not-due' })
    if (input.item >= list.length(content)) return refuse({ code: 'unknown-option' })

    const id = `${input.list}/${actor.roleId}`
    const before = state.records.Checklist[id] ?? { ticked: [] }
    const others = before.ticked.filter((item) => item !== input.item)
    const { [input.item]: _, ...since } = before.since ?? {}
    if (!input.isTicked) return accept(put('Checklist', id, { ticked: others, since }))
    const ticked = [...others, input.item].sort((one, other) => one - other)
    return accept(put('Checklist', id, { ticked, since: { ...since, [input.item]: now } }))
  },
})
