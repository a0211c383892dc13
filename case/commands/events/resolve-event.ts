import { z } from 'zod'
import { type InjectionRecord, MAX_TRIES } from '../../records/injection.ts'
import { PROVIDER, RN, RT } from '../../records/roles.ts'
import { put } from '../../records/state.ts'
import { eventsBefore, judgeEvent, whyNotAsked } from '../../rules/injections.ts'
import { slug } from '../../story/shape.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** Whose job it is sees to an event. What is not right is kept, and its hint shown; whoever answers has seen it. */
export const resolveEvent = defineCommand({
  kind: 'resolve-event',
  allowed: [PROVIDER, RT, RN],
  input: { event: slug, choice: slug.optional(), value: z.number().min(-1e6).max(1e6).optional() },
  decide({ state, actor: { roleId }, input, now, content }) {
    if (roleId === null) return refuse({ code: 'no-seat' })
    const shown = eventsBefore(state, content, roleId).find(({ event }) => event.slug === input.event)
    if (!shown) return refuse({ code: 'unknown-event' })
    const { event, record } = shown
    if (event.roleId !== roleId) return refuse({ code: 'not-your-role', needs: [event.roleId] })
    const ended = whyNotAsked(state, content, shown)
    if (ended) return refuse(ended)
    const verdict = judgeEvent(event.answer, input)
    if (verdict === null) return refuse({ code: 'unknown-option' })

    const recognised = record.recognised ?? { roleId, at: now }
    const after: InjectionRecord =
      verdict === 'right'
        ? { ...record, recognised, resolved: { roleId, at: now, isLate: false } }
        : {
            ...record,
            recognised,
            tries: withTry(record.tries, { roleId, answer: input.choice ?? input.value ?? '', at: now }),
          }
    return accept(put('Injection', event.slug, after))
  },
})

type Tries = InjectionRecord['tries']

const withTry = (tries: Tries, next: Tries[number]): Tries => [...tries.slice(0, MAX_TRIES - 1), next]
