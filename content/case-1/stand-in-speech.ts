import type { CountedCondition, Fact } from '#case/story/condition.ts'
import type { CaseContent } from '#case/story/content.ts'
import { decisionStories } from './decision-points/decision-points.ts'

type Speech = CaseContent['standIns']['speech']
type When = { readonly when: CountedCondition }

const inoAtOne = 'at first-ten-minutes: chose transport-hfov-ino'
const inoAtTwo = 'at new-support: chose hfov-ino-amplitude'
const stoppedAtTwo = 'at new-support: chose back-simv'
const stopsAtThree = [
  'at sudden-change: chose stop-ino',
  'at sudden-change: chose hand-bag',
  'at sudden-change: chose transport-crossvent',
] as const satisfies readonly Fact[]
const notStoppedAtThree = stopsAtThree.map((fact): Fact => `not ${fact}`)

const ranFromOne: CountedCondition = [inoAtOne, `not ${stoppedAtTwo}`, ...notStoppedAtThree]
const ranFromTwo: CountedCondition = [`not ${inoAtOne}`, inoAtTwo, ...notStoppedAtThree]
const ranFromTheCall: CountedCondition = [
  [`not ${inoAtOne}`, stoppedAtTwo, ...stopsAtThree],
  [inoAtOne, `not ${inoAtTwo}`, ...stopsAtThree],
]
/** It ran, and was stopped: at the second point, or at the third. */
const stoppedAtBedside: readonly [CountedCondition, CountedCondition] = [
  [inoAtOne, stoppedAtTwo],
  [[inoAtOne, inoAtTwo], `not ${stoppedAtTwo}`, stopsAtThree],
]
const neverStopped: CountedCondition = [
  [`not ${inoAtOne}`, `not ${stoppedAtTwo}`],
  ...notStoppedAtThree.flatMap((kept) => [
    [`not ${inoAtOne}`, stoppedAtTwo, kept] as const,
    [`not ${inoAtTwo}`, kept] as const,
  ]),
  'not at leave-or-stay: chose transport-crossvent',
  'not at in-cruise: chose hand-bag',
  'not at in-cruise: chose change-ett',
]

const movedAtTwo = 'at new-support: chose reposition-ett'
/** A film of the tube where it is now: before leaving in any case, earlier if it had been moved. */
const tipSeen: CountedCondition = [
  ['at leave-or-stay: chose cxr', movedAtTwo],
  ['at new-support: chose cxr', 'at sudden-change: chose cxr', 'at leave-or-stay: chose cxr'],
]
const tipNotSeen: CountedCondition = [
  'not at leave-or-stay: chose cxr',
  [`not ${movedAtTwo}`, 'not at new-support: chose cxr'],
  [`not ${movedAtTwo}`, 'not at sudden-change: chose cxr'],
]

const boluses = (count: number): When => ({
  when: [{ exactly: count, of: decisionStories.map(({ slug }): Fact => `at ${slug}: chose saline-bolus`) }],
})

const late = 'at leave-or-stay: chose not-ready'
const tubeChanged = 'at in-cruise: chose change-ett'
const atOnce = 'at in-cruise: chose switch-tanks'

/**
 * What the Provider's stand-in tells the team: the items of the summary, in its order. How to go is decided after it, so it
 * tells only what speaks for and against.
 */
const briefing: Speech['summary'] = [
  [
    {
      text: 'Term girl, five hours old, three point two kilos, in a Level Two nursery three hundred and ten miles away.',
    },
  ],
  [{ text: 'Severe hypoxic respiratory failure: meconium aspiration with PPHN, possibly ECMO.' }],
  [
    {
      text: 'Thick meconium, emergency cesarean, Apgars four, six and seven, cord pH seven point one six, no cooling criteria.',
    },
  ],
  [{ text: 'Three-point-five tube at ten and a half. Mind that: nine point two is predicted.' }],
  [{ text: 'SIMV twenty-eight over six, rate fifty, mean pressure fourteen, one hundred percent oxygen.' }],
  [
    { text: 'Saturation eighty-six in the right hand, seventy-five in the foot, and labile.' },
    {
      text: 'Gas: pH seven point one four, CO2 sixty-four, oxygen forty, base deficit seven. We work out the index on the way.',
    },
  ],
  [{ text: 'Heart rate one sixty-five, pressure fifty over thirty, perfusion slowing, no volume or pressors yet.' }],
  [{ text: 'Two peripheral lines, ten percent dextrose at eight an hour, ampicillin and gentamicin.' }],
  [
    { text: 'Plan: oscillator, nitric oxide at twenty, dopamine, epinephrine and a saline bolus ready.' },
    { text: 'On arrival arterial line, film and gas.' },
  ],
  [
    { text: 'Snow on the pass, ice in the cloud: we decide next how to go.' },
    { text: 'RT calibrates nitric oxide and counts the gas. RN orders pharmacy first, checks the pumps, then mixes.' },
    { text: 'Any questions? Then read it back to me, please.' },
  ],
]

/**
 * What it tells the NICU: the items of the handover, in its order and under the same conditions, as choices alone tell them.
 * What takes many values is left to the monitor and to the sheet that goes with her.
 */
const handover: Speech['handover'] = [
  [
    { text: 'Term girl, T one, three point two kilos.' },
    { when: [`not ${late}`], text: 'She is ten and a half hours old.' },
    { when: [late], text: 'She is eleven and a half hours old.' },
    { text: 'Transport and ECMO consent signed, mother post-operative, father on the road.' },
  ],
  [
    { text: 'Meconium aspiration, PPHN, index thirty-five on the phone.' },
    { when: ['ever: chose pal'], text: 'Since then it is on your sheet.' },
    { when: ['not ever: chose pal'], text: 'Now only a saturation index, without an arterial line.' },
  ],
  [
    {
      when: [movedAtTwo, ...tipSeen],
      text: 'Three-point-five tube at nine and a half since nine fifty-five, tip at T two.',
    },
    {
      when: [movedAtTwo, ...tipNotSeen],
      text: 'Three-point-five tube at nine and a half since nine fifty-five, tip not seen there yet.',
    },
    {
      when: [`not ${movedAtTwo}`, ...tipSeen],
      text: 'Three-point-five tube at nine and a half since ten thirty-five, tip at T two.',
    },
    {
      when: [`not ${movedAtTwo}`, ...tipNotSeen],
      text: 'Three-point-five tube at nine and a half since ten thirty-five, tip not seen there yet.',
    },
    { when: [tubeChanged], text: 'Replaced in flight, two attempts, same depth, not yet filmed.' },
  ],
  [{ text: 'Oscillator: mean pressure sixteen, ten hertz, amplitude forty-two, one hundred percent oxygen.' }],
  [
    { when: ranFromOne, text: 'Nitric oxide at twenty since nine thirty-five, do not interrupt it.' },
    { when: ranFromTwo, text: 'Nitric oxide at twenty since nine fifty-five, do not interrupt it.' },
    { when: ranFromTheCall, text: 'Nitric oxide at twenty since ten thirty-five, do not interrupt it.' },
    { text: 'Methemoglobin due four to eight hours later.' },
    { when: neverStopped, text: 'No breaks.' },
    { when: stoppedAtBedside[0], text: 'Off at the bedside until ten thirty-five.' },
    { when: stoppedAtBedside[1], text: 'Off at the bedside until ten thirty-five.' },
    { when: ['at leave-or-stay: chose transport-crossvent'], text: 'Off for about five minutes at departure.' },
    { when: [['at in-cruise: chose hand-bag', tubeChanged]], text: 'Off for about five minutes in flight.' },
    {
      when: ['at leave-or-stay: chose wean-ino'],
      text: 'Weaned to five for about ten minutes at departure, then twenty again.',
    },
  ],
  [
    { text: 'Heart rate and pressure on the monitor, dopamine ten, epinephrine point zero five.' },
    { ...boluses(0), text: 'No saline.' },
    { ...boluses(1), text: 'One saline bolus, thirty-two milliliters.' },
    { ...boluses(2), text: 'Two saline boluses, sixty-four milliliters.' },
    { ...boluses(3), text: 'Three saline boluses, ninety-six milliliters.' },
    { ...boluses(4), text: 'Four saline boluses, one hundred twenty-eight milliliters.' },
    { ...boluses(5), text: 'Five saline boluses, one hundred sixty milliliters.' },
  ],
  [
    {
      when: [
        'at sudden-change: chose drain',
        ['at first-ten-minutes: chose pal', 'at new-support: chose pal', 'not at sudden-change: chose pal'],
      ],
      text: 'Right pneumothorax at ten fifteen, drained at ten seventeen, pigtail draining.',
    },
    {
      when: [
        'at sudden-change: chose drain',
        'not at first-ten-minutes: chose pal',
        'not at new-support: chose pal',
        'at sudden-change: chose pal',
      ],
      text: 'Right pneumothorax at ten fifteen, drained at ten twenty-seven, pigtail draining.',
    },
    {
      when: ['not at sudden-change: chose drain'],
      text: 'Right pneumothorax at ten fifteen, drained at ten thirty-five, pigtail draining.',
    },
    { when: ['at in-cruise: chose needle'], text: 'Needled again in flight, no air.' },
  ],
  [{ text: 'Last gas, film and glucose are on your sheet.' }],
  [
    { when: ['ever: chose pal'], text: 'Arterial line right posterior tibial, two peripheral lines.' },
    { when: ['not ever: chose pal'], text: 'No arterial line, two peripheral lines.' },
    { when: ['not ever: chose uvc', 'not ever: chose uac'], text: 'No umbilical lines.' },
    { when: [['ever: chose uvc', 'ever: chose uac']], text: 'Umbilical lines attempted, not placed.' },
    { text: 'Ten percent dextrose at eight, fentanyl running, antibiotics at three thirty.' },
  ],
  [
    { when: [`not ${late}`], text: 'Supply failure at eleven thirty-five.' },
    { when: [late], text: 'Supply failure at twelve thirty-five.' },
    { when: [atOnce, `not ${tubeChanged}`], text: 'Cylinders at once.' },
    { when: [`not ${atOnce}`, `not ${tubeChanged}`], text: 'Cylinders after about six minutes.' },
    {
      when: [tubeChanged],
      text: 'Tube changed, heart rate fifty-eight, compressions sixty seconds, epinephrine zero point six four milliliters.',
    },
    { when: [tubeChanged, atOnce], text: 'Cylinders already open by then.' },
    { when: [tubeChanged, `not ${atOnce}`], text: 'Cylinders opened after it.' },
    { text: 'Pending: echo, ECMO decision, head ultrasound, culture, type and screen.' },
    { text: 'Any questions? Then read it back to me, please.' },
  ],
]

/** The words are spoken by a synthesiser: after a change of them scripts/voice/make-provider.ts makes the clips anew. */
export const speech: Speech = { summary: briefing, handover }
