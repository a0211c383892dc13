import { PROVIDER, RN, RT } from '../../records/roles.ts'
import { put } from '../../records/state.ts'
import { eventsBefore, whyNotAsked } from '../../rules/injections.ts'
import { slug } from '../../story/shape.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** Somebody who sees an event says so. The first counts. */
export const recogniseEvent = defineCommand({
  kind: 'recognise-event',
  allowed: [PROVIDER, RT, RN],
  input: { event: slug },
  decide({ state, actor: { roleId }, input, now, content }) {
    if (roleId === null) return refuse({ code: 'no-seat' })
    const shown = eventsBefore(state, content, roleId).find(({ event }) => event.slug === input.event)
    if (!shown) return refuse({ code: 'unknown-event' })
    const { record } = shown
    const ended = whyNotAsked(state, content, shown)
    if (ended) return refuse(ended)
    if (record.recognised) return refuse({ code: 'already-so' })

    return accept(put('Injection', input.event, { ...record, recognised: { roleId, at: now } }))
  },
})
