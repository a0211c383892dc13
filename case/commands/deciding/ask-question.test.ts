import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN, RT } from '../../records/roles.ts'
import { append } from '../../records/state.ts'
import { aCase, ask, decide, person, record, running, seat } from '../../testing/given.ts'
import { accept, refuse } from '../define-command.ts'

const obtaining = case1.flows[RN].findIndex(({ screen }) => screen === 'obtain-report')
const team = [
  running(),
  seat('ann', PROVIDER),
  seat('nia', RN),
  record('Place', '2', { step: obtaining, since: 0 }),
  record('AskedQuestions', '1', { asked: [] }),
]
const question = (slug: string) => ask({ kind: 'ask-question', question: slug })

test('each of the nine questions can be asked, by whoever asks it', () => {
  expect(case1.bedsideReport.questions).toHaveLength(9)
  for (const { slug } of case1.bedsideReport.questions) {
    expect(decide(aCase(...team), person('nia'), question(slug), 7)).toEqual(
      accept(append('AskedQuestions', '1', 'asked', { slug, roleId: RN, time: 7 })),
    )
  }
})

test('a question is asked once for all three', () => {
  const asked = record('AskedQuestions', '1', { asked: [{ slug: 'family', roleId: RT, time: 1 }] })
  expect(decide(aCase(...team, asked), person('nia'), question('family'), 7)).toEqual(refuse({ code: 'already-so' }))
})

test('the referring team answers the nine questions and no other, at the bedside', () => {
  expect(decide(aCase(...team), person('nia'), question('weather'), 7)).toEqual(refuse({ code: 'unknown-option' }))
  expect(decide(aCase(...team), person('ann'), question('family'), 7)).toEqual(refuse({ code: 'not-due' }))
})
