import { expect, test } from 'vitest'
import { askedInChat } from '#case/rules/asked-in-chat.ts'
import { case1 } from '../case-1.ts'

const { talk } = case1.standIns
const phrasings = Object.entries(talk.asks).flatMap(([kind, all]) => all.map((phrasing) => [kind, phrasing] as const))

/** As somebody would write it. */
const written = (phrasing: string): string =>
  phrasing
    .replace('{role}', 'RN')
    .replace('{work}', 'the dopamine')
    .replace('{sign}', 'her sats')
    .replace('{group}', 'the ventilator')
    .replace('…', ', please?')

test.each(phrasings)('%s is asked with: %s', (kind, phrasing) => {
  const text = written(phrasing)
  for (const message of [text, `RT, ${text}`, `Hi RT ${text}`, text.toUpperCase(), `Thanks. ${text}`]) {
    expect(askedInChat(case1, message)?.kind, message).toBe(
      // Thanks come before a greeting, as they were written.
      kind === 'greeting' && message.startsWith('Thanks') ? 'thanks' : kind,
    )
  }
})

test('there are many phrasings of each kind, and none of two', () => {
  expect(phrasings.length).toBeGreaterThanOrEqual(60)
  for (const all of Object.values(talk.asks)) expect(all.length).toBeGreaterThanOrEqual(9)
  expect(new Set(phrasings.map(([, phrasing]) => phrasing)).size).toBe(phrasings.length)
})

test.each([
  ['whats her HR', 'numbers', { signs: ['heartRate'] }],
  ['What’s the SpO₂ now?', 'numbers', { signs: ['oxygenPre', 'oxygenPost'] }],
  ['BP?', 'numbers', { signs: ['bloodPressure'] }],
  ['Can you two tell me the vitals please', 'numbers', { signs: [] }],
  ['ok team, what do you both recommend for the vent?', 'advice', { group: 'Ventilator' }],
  ['Should we give epi or dopamine?', 'advice', {}],
  ['nurse could u mix the epi drip pls', 'work', { work: 'epinephrine', roleId: 2 }],
  ['Is the iNO calibrated?', 'work', { work: 'CalibrateINO' }],
  ['Can you prepare milrinone?', 'work', { work: null }],
  ['are you ready rt', 'ready', { roleId: 1 }],
  ['@RN: how far are you?', 'doing', { roleId: 2 }],
  ['RN will fetch it, what do you advise?', 'advice', { roleId: null }],
  ['Is RT ready?', 'ready', { roleId: 1 }],
  ['Doctor, who decides?', 'decider', { roleId: 0 }],
  ['RT?', null, { roleId: 1 }],
  ['RT, can you fly a plane?', null, { roleId: 1 }],
] as const)('of “%s” this is understood: %s', (message, kind, about) => {
  expect(askedInChat(case1, message)).toMatchObject({ kind, ...about })
})

test.each([
  'Ready.',
  'I am ready to leave',
  'Ok',
  'Okay, let us go.',
  'Her sats are 76 and 62.',
  'HR 178, BP 38/22',
  'I advise HFOV with nitric oxide.',
  'RT is at the calibration.',
  'RN will mix the dopamine, RT calibrates.',
  'I will prepare the epinephrine drip myself.',
  'Dopamine is done.',
  'We should leave soon.',
  'I do not know why she fell.',
  'The Provider decides.',
  'I am thinking it over',
  'Starting on epinephrine; please have an eye free for the second check.',
  'Give me a hand?',
  'RT, I am going to the pharmacy.',
  'Is it snowing there?',
  'That is a hi-fi ventilator',
  'Let us see what the gas says.',
  '…',
  '🙂',
  '?',
])('“%s” asks nothing', (message) => {
  expect(askedInChat(case1, message)).toBeNull()
})

test('no sentence that a stand-in says of itself asks anything', () => {
  const { advice, starts, thanks, talk: own } = case1.standIns
  const sentences = [
    ...Object.values(advice).flatMap(({ right, wrong }) => [...right, ...wrong]),
    ...Object.values(starts).flat(),
    ...Object.entries(own.answers).flatMap(([kind, said]) => (kind === 'greeting' ? [] : Object.values(said).flat())),
  ]
  for (const sentence of sentences) expect(askedInChat(case1, sentence)?.kind ?? null, sentence).toBeNull()
  // A word of thanks is one.
  for (const sentence of thanks) expect([undefined, 'thanks']).toContain(askedInChat(case1, sentence)?.kind)
})

test('no name means two things', () => {
  const names = [
    ...talk.roles,
    ...Object.values(talk.works),
    ...talk.signs.map((sign) => sign.names),
    ...Object.values(talk.groups).map((group) => group.names),
  ].flatMap((all) => [...new Set(all.map((name) => name.toLowerCase()))])
  expect(new Set(names).size).toBe(names.length)
  for (const filler of talk.fillers) expect(names).not.toContain(filler)
})
