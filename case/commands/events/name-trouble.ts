import { PROVIDER, RN, RT } from '../../records/roles.ts'
import { put } from '../../records/state.ts'
import { movesInTime } from '../../rules/events-in-time.ts'
import { happenedIn, isToBeFound, looksAt, phaseOf } from '../../rules/injections.ts'
import { hasComeTo } from '../../rules/places.ts'
import { slug } from '../../story/shape.ts'
import { accept, acceptAsWrong, defineCommand, refuse } from '../define-command.ts'

/** More are not kept in a run. */
const MOST_LOOKS = 300

/** Somebody says that something is wrong, on which device, and what. Who is right first has found it; then all see it. Who is wrong is kept. */
export const nameTrouble = defineCommand({
  kind: 'name-trouble',
  allowed: [PROVIDER, RT, RN],
  input: { device: slug, finding: slug },
  decide({ state, actor: { roleId }, input, now, content }) {
    if (roleId === null) return refuse({ code: 'no-seat' })
    if (!movesInTime(state) || !hasComeTo({ state, content, roleId }, 'obtain-report'))
      return refuse({ code: 'not-due' })
    const lookedAt = { device: input.device, finding: input.finding }
    const device = content.devices?.find((one) => one.slug === input.device)
    if (!device?.findings.some((one) => one.slug === input.finding)) return refuse({ code: 'unknown-option' })
    const there = happenedIn(state, content).filter(
      (one) =>
        phaseOf(one) !== 'over' &&
        looksAt(one.event).some(({ device: on, finding }) => on === input.device && finding === input.finding),
    )
    const found = there.find((one) => isToBeFound(state, one))
    // Somebody was quicker: nobody is wrong.
    if (!found && there.length > 0) return refuse({ code: 'already-seen' })
    if (!found) {
      const looks = Object.keys(state.records.Look).length
      if (looks >= MOST_LOOKS) return refuse({ code: 'nothing-found' })
      return acceptAsWrong({ code: 'nothing-found' }, put('Look', String(looks + 1), { roleId, at: now, ...lookedAt }))
    }
    return accept(put('Injection', found.event.slug, { ...found.record, recognised: { roleId, at: now } }))
  },
})
