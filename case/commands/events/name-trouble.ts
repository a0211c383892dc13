import { PROVIDER, RN, RT } from '../../records/roles.ts'
import { put } from '../../records/state.ts'
import { movesInTime } from '../../rules/events-in-time.ts'
import { happenedIn, isToBeFound } from '../../rules/injections.ts'
import { hasComeTo } from '../../rules/places.ts'
import { slug } from '../../story/shape.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** Somebody says that something is wrong, on which device, and what. Who is right first has found it; then all see what it is. */
export const nameTrouble = defineCommand({
  kind: 'name-trouble',
  allowed: [PROVIDER, RT, RN],
  input: { device: slug, finding: slug },
  decide({ state, actor: { roleId }, input, now, content }) {
    if (roleId === null) return refuse({ code: 'no-seat' })
    if (!movesInTime(state) || !hasComeTo({ state, content, roleId }, 'obtain-report'))
      return refuse({ code: 'not-due' })
    const device = content.devices?.find((one) => one.slug === input.device)
    if (!device?.findings.some((one) => one.slug === input.finding)) return refuse({ code: 'unknown-option' })
    const found = happenedIn(state, content).find(
      (one) =>
        isToBeFound(state, one) && one.event.look?.device === input.device && one.event.look.finding === input.finding,
    )
    if (!found) return refuse({ code: 'nothing-found' })
    return accept(put('Injection', found.event.slug, { ...found.record, recognised: { roleId, at: now } }))
  },
})
