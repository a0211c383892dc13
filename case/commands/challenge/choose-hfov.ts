import { z } from 'zod'
import { CASE_ID } from '../../records/collections.ts'
import { PROVIDER } from '../../records/roles.ts'
import { append } from '../../records/state.ts'
import { answersOf, storeAnswers } from '../../rules/challenge.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** The Provider chooses how to start the oscillator; the standard start is then set, whatever was chosen. */
export const chooseHfov = defineCommand({
  kind: 'choose-hfov',
  allowed: [PROVIDER],
  at: ['challenge'],
  input: { option: z.string() },
  decide({ state, input: { option }, now, content }) {
    const answers = answersOf(state)
    if (!answers) return refuse({ code: 'no-case' })
    const { vitals, shared } = answers
    if (!shared.challangeTwo.options.includes(option)) return refuse({ code: 'unknown-option' })
    if (shared.challangeTwo.provider !== null) return refuse({ code: 'already-answered' })

    const challangeTwo = { ...shared.challangeTwo, provider: option }
    const currentHFOV = content.challengeTwo.standardStart
    return accept(
      ...storeAnswers(state, answers, { shared: { ...shared, challangeTwo }, vitals: { ...vitals, currentHFOV } }),
      append('ProviderChallangeFlow', CASE_ID, 'challangeTwoFlow', { step: 'choice', roleId: PROVIDER, time: now }),
    )
  },
})
