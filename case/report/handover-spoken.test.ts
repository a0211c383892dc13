import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER } from '../records/roles.ts'
import { chanceOf } from '../stand-ins/chance.ts'
import { speechOf } from '../stand-ins/speech.ts'
import { Walk } from '../testing/walk.ts'
import { bareChoices, idealChoices, type PointChoices, worstChoices } from '../testing/walk-choices.ts'
import { viewFor } from '../views/view-cutter.ts'
import { handoverTexts } from './handover-texts.ts'

const atBedside = new Walk()
atBedside.toDecisions()

/** What the report says that belonged in the handover, and what a stand-in says that saw the same run. */
function runWith(choices: readonly PointChoices[]) {
  const walk = new Walk()
  walk.state = atBedside.state
  walk.now = atBedside.now
  for (const [index, choice] of choices.entries()) walk.point(index + 1, choice)
  const view = viewFor(walk.state, PROVIDER, case1)
  const { captions } = speechOf({ roleId: PROVIDER, manner: 'expert', seed: 1, view, story: case1 }, 'handover')
  return {
    written: handoverTexts(walk.state, case1).join('\n'),
    spoken: captions.map(({ text }) => text).join('\n'),
    lengthMs: captions.at(-1)?.toMs ?? 0,
  }
}

/** Any options of a point. */
function anyChoices(seed: number): PointChoices[] {
  return case1.decisionPoints.map(({ decisionPointNumber, decisionPointData }) => {
    const chance = (what: string) => chanceOf(seed, `${decisionPointNumber} ${what}`)
    const entries = decisionPointData.map(({ decisionName, options }) => {
      const slugs = options.map(({ slug }) => slug)
      const one = slugs[Math.floor(chance(decisionName) * slugs.length)]
      return [decisionName, decisionName === 'Procedure' ? slugs.filter((slug) => chance(slug) < 0.35) : one]
    })
    return Object.fromEntries(entries) as PointChoices // a choice for each group
  })
}

const runs = [
  idealChoices,
  worstChoices,
  bareChoices,
  // As many boluses as can be.
  ...[idealChoices, worstChoices].map((choices) => choices.map((one) => ({ ...one, Medications: 'saline-bolus' }))),
  ...Array.from({ length: 80 }, (_, seed) => anyChoices(seed)),
].map(runWith)

const sayings: readonly (readonly [string, RegExp])[] = [
  ['She is ten and a half hours old', /age 10\.5 h/],
  ['She is eleven and a half hours old', /age 11\.5 h/],
  ['Now only a saturation index, without an arterial line', /no OI without an arterial line/],
  ['at nine and a half since nine fifty-five', /9\.5 cm(, T2,)? since 09:55/],
  ['at nine and a half since ten thirty-five', /9\.5 cm(, T2,)? since 10:35/],
  ['tip at T two', /9\.5 cm, T2,/],
  ['tip not seen there yet', /its tip not yet seen there/],
  ['Replaced in flight, two attempts', /replaced in flight, two attempts/],
  ['Nitric oxide at twenty since nine thirty-five', /20 ppm since 09:35/],
  ['Nitric oxide at twenty since nine fifty-five', /20 ppm since 09:55/],
  ['Nitric oxide at twenty since ten thirty-five', /20 ppm since 10:35/],
  ['No breaks', /Breaks: none/],
  ['Off at the bedside until ten thirty-five', /off at the bedside until 10:35/],
  ['Off for about five minutes at departure', /about 5 min at departure/],
  ['Off for about five minutes in flight', /about 5 min in flight/],
  ['Weaned to five for about ten minutes at departure', /Weaned to 5 ppm for about 10 min at departure/],
  ['No saline', /Saline: none/],
  ['One saline bolus, thirty-two', /one 32 mL bolus/],
  ['Two saline boluses, sixty-four', /2 boluses, 64 mL/],
  ['Three saline boluses, ninety-six', /3 boluses, 96 mL/],
  ['Four saline boluses, one hundred twenty-eight', /4 boluses, 128 mL/],
  ['Five saline boluses, one hundred sixty', /5 boluses, 160 mL/],
  ['drained at ten seventeen', /drained at 10:17/],
  ['drained at ten twenty-seven', /drained at 10:27/],
  ['drained at ten thirty-five', /drained at 10:35/],
  ['Needled again in flight, no air', /needled again in flight, no air/],
  ['Arterial line right posterior tibial', /Arterial line \(PAL\) right posterior tibial/],
  ['No arterial line, two', /No arterial line;/],
  ['No umbilical lines', /no umbilical lines\./],
  ['Umbilical lines attempted, not placed', /no umbilical lines, attempted and not placed/],
  ['Supply failure at eleven thirty-five', /Supply failure at 11:35/],
  ['Supply failure at twelve thirty-five', /Supply failure at 12:35/],
  ['Cylinders at once', /cylinders at once/],
  ['Cylinders after about six minutes', /cylinders after about six minutes/],
  ['heart rate fifty-eight, compressions sixty seconds', /heart rate 58, compressions 60 s/],
  ['Cylinders already open by then', /cylinders already open by then/],
  ['Cylinders opened after it', /cylinders opened after it/],
]

test.each(sayings)('“%s” is said where the report says %s, and nowhere else', (said, written) => {
  const inSpeech = runs.map((run) => run.spoken.includes(said))
  expect(inSpeech).toEqual(runs.map((run) => written.test(run.written)))
  expect(new Set(inSpeech)).toEqual(new Set([true, false]))
})

test('whatever happened, the handover has a good length, says each thing once and ends with asking for a read-back', () => {
  const { from, to } = case1.handover.goodLengthMs
  for (const { spoken, lengthMs } of runs) {
    expect(lengthMs).toBeGreaterThanOrEqual(from)
    expect(lengthMs).toBeLessThanOrEqual(to)
    const sentences = spoken.split('\n')
    expect(new Set(sentences).size).toBe(sentences.length)
    expect(sentences.at(-1)).toContain('read it back')
  }
})

test('nothing is said for one run only that no run of these has said', () => {
  const told = runs.flatMap(({ spoken }) => spoken.split('\n'))
  const all = case1.standIns.speech.handover.flat().map(({ text }) => text)
  expect([...new Set(all)].filter((text) => !told.includes(text))).toEqual([])
})
