import { z } from 'zod'
import { CASE_ID } from '../../records/collections.ts'
import { RN, RT } from '../../records/roles.ts'
import { append } from '../../records/state.ts'
import { answersOf, storeAnswers } from '../../rules/challenge.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** RT and RN suggest how to start the oscillator: mean airway pressure in cmH2O, rate in Hz. */
export const suggestHfov = defineCommand({
  kind: 'suggest-hfov',
  allowed: [RT, RN],
  at: ['challenge'],
  input: { MAP: z.number().finite(), RR: z.number().finite() },
  decide({ state, actor: { roleId }, input: { MAP, RR }, now, content }) {
    const answers = answersOf(state)
    if (roleId === null || !answers) return refuse({ code: 'no-case' })
    const { limits } = content.challengeTwo
    if (MAP < limits.MAP.from || MAP > limits.MAP.to) return refuse({ code: 'number-out-of-range', ...limits.MAP })
    if (RR < limits.RR.from || RR > limits.RR.to) return refuse({ code: 'number-out-of-range', ...limits.RR })
    const { vitals, shared } = answers
    const field = roleId === RT ? 'rt' : 'rn'
    if (shared.challangeTwo.provider !== null) return refuse({ code: 'already-decided' })
    if (shared.challangeTwo[field] !== null) return refuse({ code: 'already-answered' })

    const suggestionHFOV = { ...vitals.suggestionHFOV, [field]: { MAP, RR } }
    const challangeTwo = { ...shared.challangeTwo, [field]: `MAP ${MAP}, ${RR} Hz` }
    return accept(
      ...storeAnswers(state, answers, { vitals: { ...vitals, suggestionHFOV }, shared: { ...shared, challangeTwo } }),
      append('ProviderChallangeFlow', CASE_ID, 'challangeTwoFlow', { step: 'suggestion', roleId, time: now }),
    )
  },
})
