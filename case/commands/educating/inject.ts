import { put, remove } from '../../records/state.ts'
import { eventOf, happenedIn, whyNotAsked, whyNotHappening } from '../../rules/injections.ts'
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

/** An educator takes an event back that still waits for its role: as if it had not happened. What it moved comes back. */
export const takeBack = defineSteering({
  kind: 'take-back',
  input: { event: slug },
  decide({ state, input, content }) {
    const happened = happenedIn(state, content).find(({ event }) => event.slug === input.event)
    if (!happened) return refuse({ code: 'unknown-event' })
    const ended = whyNotAsked(state, content, happened)
    if (ended) return refuse(ended)
    return accept(remove('Injection', input.event))
  },
})
