import { put, remove } from '../../records/state.ts'
import { eventOf, whyNotHappening } from '../../rules/injections.ts'
import { placeOf } from '../../rules/places.ts'
import { slug } from '../../story/shape.ts'
import { accept, refuse } from '../define-command.ts'
import { defineSteering } from './define-steering.ts'

/** An educator lets something happen, once in a run, where it fits. Score and course stay as they are. */
export const inject = defineSteering({
  kind: 'inject',
  input: { event: slug },
  decide({ state, actor, input, now, content }) {
    const refusal = whyNotHappening(state, content, input.event)
    if (refusal) return refuse(refusal)
    const event = eventOf(content, input.event)
    if (!event) return refuse({ code: 'unknown-event' })

    const step = placeOf(state, event.roleId)
    const happened = { by: actor.uid, at: now, step, recognised: null, tries: [], resolved: null }
    return accept(put('Injection', event.slug, happened))
  },
})

/** An educator takes an event back that nobody has seen to: as if it had not happened. What it moved comes back. */
export const takeBack = defineSteering({
  kind: 'take-back',
  input: { event: slug },
  decide({ state, input }) {
    const record = state.records.Injection[input.event]
    if (!record) return refuse({ code: 'unknown-event' })
    if (record.resolved) return refuse({ code: 'event-resolved' })
    return accept(remove('Injection', input.event))
  },
})
