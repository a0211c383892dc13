import { z } from 'zod'
import type { CaseContent } from '../content.ts'
import { accept, refuse } from '../decision.ts'
import { defineCommand } from '../define-command.ts'
import type { ScreenKind } from '../flow.ts'
import { type ChecklistId, checklistId } from '../records/checklist.ts'
import { PROVIDER, RN, type RoleId, RT, roleIds } from '../roles.ts'
import { stepOf } from '../rules/places.ts'
import { put } from '../state.ts'

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
  decide({ state, actor, input, content }) {
    const list = lists[input.list]
    if (actor.roleId === null || !list.roles.includes(actor.roleId)) {
      return refuse({ code: 'not-your-role', needs: list.roles })
    }
    if (!list.at.includes(stepOf(state, content, actor.roleId).screen)) return refuse({ code: 'not-due' })
    if (input.item >= list.length(content)) return refuse({ code: 'unknown-option' })

    const id = `${input.list}/${actor.roleId}`
    const others = (state.records.Checklist[id]?.ticked ?? []).filter((item) => item !== input.item)
    const ticked = input.isTicked ? [...others, input.item].sort((one, other) => one - other) : others
    return accept(put('Checklist', id, { ticked }))
  },
})
