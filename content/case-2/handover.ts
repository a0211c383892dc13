import type { Briefing } from '#case/story/briefing.ts'
import type { Text } from '#case/story/condition.ts'
import type { CaseContent } from '#case/story/content.ts'
import { bothPressures } from './decision-points/shared-lines.ts'

const pressuresNow = bothPressures(0, 1, 2, 3)

const earlier = ['left grey-baby: fio2 1', 'left ductus-opening: fio2 1', 'left apnea: fio2 1']

/** Where he had more oxygen than was planned, one after the other. */
const tooRich = [
  ...listed('left grey-baby: fio2 1', '14:30', []),
  ...listed('left ductus-opening: fio2 1', '14:55', ['left grey-baby: fio2 1']),
  ...listed('left apnea: fio2 1', '15:20', ['left grey-baby: fio2 1', 'left ductus-opening: fio2 1']),
  ...listed('chose fio2-1', 'on the road until 16:20', earlier, ['not chose wait-echo']),
  ...listed('chose fio2-1', 'at the bedside until 16:20', earlier, ['chose wait-echo']),
]

/** With a comma where one of these came before. */
function listed(when: string, text: string, before: readonly string[], also: readonly string[] = []) {
  const first = { when: [when, ...also, ...before.map((one) => `not ${one}`)], text: ` ${text}` }
  return before.length > 0 ? [first, { when: [when, ...also, before], text: `, ${text}` }] : [first]
}

const neverTooRich = [
  'not left grey-baby: fio2 1',
  'not left ductus-opening: fio2 1',
  'not left apnea: fio2 1',
  'not chose fio2-1',
]

/** What the Provider tells the CICU. `chose` looks at the door, the last point before it. Source 78 for the gaps. */
export const handover: Briefing = {
  items: [
    {
      heading: 'Who, weight, age, family',
      fullText: [
        'T-2, boy, 6 days, 3.4 kg. The father is on the road, the mother follows; consent for the transport ',
        { when: ['event: father-asks'], text: 'is signed' },
        { when: ['not event: father-asks', 'chose ready-cardiac'], text: 'was asked as we left' },
        { when: ['not event: father-asks', 'not chose ready-cardiac'], text: 'was asked by phone' },
        '; for surgery the surgeon asks.',
      ],
    },
    {
      heading: 'Both pressures and both saturations, now and at worst',
      fullText: [
        ...(typeof pressuresNow === 'string' ? [pressuresNow] : pressuresNow),
        '; hand {oxygenPre}, foot {oxygenPost}. At 14:30 58/38 and 32/20.',
      ] satisfies Text,
    },
    {
      heading: 'Airway',
      fullText: [
        '3.5 tube at 9.5 cm since {tube-since}',
        { when: ['film: tube-filmed', 'not chose extubate'], text: ', seen at T2' },
        { when: ['not film: tube-filmed', 'not chose extubate'], text: ', not filmed' },
        { when: ['chose extubate'], text: '; out at 15:49, back at 16:05, not filmed' },
        '.',
      ],
    },
    {
      heading: 'Breathing and oxygen',
      fullText: [
        '18/5, rate 30, FiO2 0.25, end-tidal CO2 42; the hand at 85 to 95. Oxygen above plan:',
        ...tooRich,
        { when: neverTooRich, text: ' never' },
        '.',
      ],
    },
    {
      heading: 'Alprostadil',
      fullText: [
        '0.05 mcg/kg/min = 1.02 mL/h since {alprostadil-since}. Gaps:',
        {
          when: ['at ductus-opening: stopped alprostadil'],
          text: ' from 14:58 until {alprostadil-since}.',
        },
        { when: ['at apnea: stopped alprostadil'], text: ' from 15:23 until 15:38.' },
        { when: ['chose pause-alprostadil'], text: ' 13 min at the loading.' },
        { when: ['not ever: stopped alprostadil', 'not chose pause-alprostadil'], text: ' none.' },
        { when: ['chose wean-alprostadil', 'not chose wait-echo'], text: ' 0.01 for a time on the road, until 16:25.' },
        { when: ['chose wean-alprostadil', 'chose wait-echo'], text: ' 0.01 for a time at the bedside, until 16:25.' },
        ' Apnea at 15:20',
        { when: ['opening apnea: machine vent'], text: ', hidden by the ventilator' },
        '.',
      ],
    },
    {
      heading: 'Epinephrine and volume',
      fullText: [
        'Epinephrine 0.05 mcg/kg/min = 0.51 mL/h; saline 34 + {saline.ml} mL; liver ',
        { when: ['not saline 4+'], text: '3 cm' },
        { when: ['saline 4+'], text: '5 cm' },
        '.',
      ],
    },
    {
      heading: 'Gas, sugar, calcium',
      fullText: [
        'Gas: {lastGas}. Last glucose {glucose}. D10W at ',
        { when: ['at grey-baby: chose d10w'], text: '14:30' },
        { when: ['not at grey-baby: chose d10w', 'at ductus-opening: chose d10w'], text: '14:55' },
        { when: ['not at grey-baby: chose d10w', 'not at ductus-opening: chose d10w'], text: '15:38' },
        { when: ['at ductus-opening: chose calcium'], text: ', calcium between 14:58 and 15:45' },
        { when: ['not at ductus-opening: chose calcium'], text: ', calcium from 15:38 until 16:08' },
        '.',
      ],
    },
    {
      heading: 'Infection',
      fullText: [
        'Culture 12:50, ampicillin and gentamicin at ',
        { when: ['at grey-baby: chose antibiotics'], text: '14:36' },
        { when: ['not at grey-baby: chose antibiotics'], text: '15:40, gentamicin until 16:10' },
        { when: ['ever: chose lumbar-puncture'], text: '; fluid was taken' },
        { when: ['not ever: chose lumbar-puncture'], text: '; no fluid was taken' },
        '.',
      ],
    },
    {
      heading: 'Lines and drips',
      fullText: [
        'Right hand; left hand with alprostadil alone; needle in the shin. Epinephrine, D10W 8.5 mL/h. No umbilical lines',
        { when: [['ever: chose uvc', 'ever: chose uac']], text: ', attempted' },
        '. Film: {lastFilm}.',
      ],
    },
    {
      heading: 'What is open, questions, read-back',
      fullText:
        'Open: echo, imaging of the arch, head ultrasound, genetics and calcium, urine. Questions? Read-back, please.',
    },
  ],
  goodLengthMs: { from: 60_000, to: 90_000 },
  advice: ['Take 60 to 90 seconds.', 'Say both limbs.', 'Close with questions, and ask for a read-back.'],
}

/** What is told as missing on the newest film of the team. */
export const notYetFilmed: CaseContent['notYetFilmed'] = [
  { what: 'the tube', when: ['not film: tube-filmed'] },
  { what: 'the new tube', when: ['ever: chose extubate'] },
]
