import type { Text } from '#case/story/condition.ts'
import type { PageRow } from '#case/story/decision-story.ts'
import { bothPressures, breathingNow, fared, lastFilms, linesOf, stillOpen, testsAndLines } from './shared-lines.ts'

const whatCostHim: Text = [
  { when: ['chose extubate'], text: 'The tube came out.' },
  { when: ['chose pause-alprostadil', 'not chose extubate'], text: 'The duct was off.' },
  {
    when: ['not chose extubate', 'not chose pause-alprostadil'],
    text: 'Something was changed at the last minute.',
  },
]

export const doorPages: readonly PageRow[] = [
  {
    page: 'breathing',
    slug: 'as-set',
    title: 'As it is',
    facts: [
      '18/5, rate 30, FiO2 0.25 on 2 air cylinders',
      'End-tidal CO2 42',
      'Alarm of the hand 85 to 97, no upper alarm of the foot',
    ],
    teaching: 'A plan with a number for everyone.',
    panels: ['machine'],
  },
  {
    page: 'breathing',
    slug: 'fio2-1',
    title: 'FiO2 1.0',
    facts: ['Hand 99, foot 88, the leg 6 lower', 'Medical control hears “one hundred” at 16:20 and asks for a quarter'],
    teaching: 'Oxygen is not a seat belt.',
    panels: ['machine'],
  },
  {
    page: 'breathing',
    slug: 'rate-50',
    title: 'Rate 50',
    facts: ['End-tidal CO2 28', 'The leg is 5 lower', 'Back at 30 at 16:20'],
    teaching: 'You cannot breathe acid out of legs.',
    panels: ['machine'],
  },
  breathingNow,
  {
    page: 'circulation',
    slug: 'as-running',
    title: 'Both for the road',
    facts: [
      'Alprostadil 1.02 mL/h, alone, by the left hand; a spare syringe made at 15:47',
      'Epinephrine 0.51 mL/h and D10W 8.5 mL/h by the right hand; the needle in the shin is for doses',
      'Batteries 92, 90 and 88%',
    ],
    teaching: 'The spare is the second duct.',
    panels: ['infusions'],
  },
  {
    page: 'circulation',
    slug: 'wean-alprostadil',
    title: 'Alprostadil 0.01',
    facts: ['0.20 mL/h', 'Femoral pulses thinner by 16:25', 'Back to 1.02 mL/h'],
    teaching: 'Find the lowest dose where an echo stands beside you.',
    panels: ['infusions'],
  },
  {
    page: 'circulation',
    slug: 'epinephrine-up',
    title: 'Epinephrine 0.1',
    facts: ['1.02 mL/h', 'HR 178', 'Back to 0.51 at 16:20'],
    teaching: 'Two pumps now show 1.02.',
    panels: ['infusions'],
  },
  {
    page: 'circulation',
    slug: 'default',
    title: 'Running now',
    facts: ['What runs, pump by pump', linesOf],
    panels: ['infusions'],
  },
  {
    page: 'given',
    slug: 'default',
    title: 'Given so far',
    facts: [
      'Saline by the hospital 34 mL, by you {saline.ml} mL',
      'D10W in',
      [
        { when: ['not calcium-lent'], text: 'Calcium in' },
        { when: ['calcium-lent'], text: 'Calcium until 16:08, on a pump that the hospital lends' },
      ],
      [
        { when: ['not gentamicin-lent'], text: 'Antibiotics in' },
        {
          when: ['gentamicin-lent'],
          text: 'Ampicillin in, gentamicin until 16:10, on a pump that the hospital lends',
        },
      ],
    ],
  },
  testsAndLines,
  {
    page: 'film',
    slug: 'cxr',
    title: 'Film',
    facts: ['Tube tip at T2, gastric tube', 'Heart 0.63'],
    teaching: [
      { when: ['tube-filmed'], text: 'Another look at the same tube.' },
      { when: ['not tube-filmed'], text: 'Seen before the road after all.' },
    ],
    films: [
      {
        film: 'big-heart-tube',
        time: '{cxrTime}',
        finding: 'The tube tip sits at T2, with a gastric tube; the heart is a little smaller, 0.63 of the chest.',
      },
    ],
  },
  {
    page: 'film',
    slug: 'default',
    title: 'Last film',
    readsOpening: true,
    facts: [
      [
        { when: ['tube-filmed'], text: 'Your last film, {tube-seen-at}: tube tip at T2' },
        { when: ['not tube-filmed'], text: 'The film of 12:50, no tube on it' },
      ],
    ],
    films: lastFilms,
  },
  {
    page: 'gas',
    slug: 'istat',
    title: 'iSTAT, right radial',
    facts: ['Drawn at {istatTime}, one puncture'],
    teaching: 'A number to measure the drive against.',
    panels: ['gas'],
  },
  { page: 'gas', slug: 'default', title: 'No new gas', facts: ['Nothing was drawn at this point'] },
  {
    page: 'limbs',
    slug: 'limbs',
    title: 'Arm and leg, written down',
    facts: [
      bothPressures(1, 2),
      'Tube 9.5 cm, 36.6 C',
      ['Feet ', { when: ['monitor 1'], text: 'warm to the ankles' }, { when: ['monitor 2'], text: 'still cool' }],
    ],
    teaching: 'The surgeon’s first question, answered on paper.',
  },
  { page: 'limbs', slug: 'default', title: 'Arm and leg', facts: ['As on the monitor'] },
  {
    page: 'results',
    slug: 'ready-cardiac',
    title: 'You leave, 15:50',
    facts: [
      'Departure check, nine lines',
      'Tube and trace',
      'FiO2 as decided',
      'Air, 2 cylinders of 66 min',
      'Alprostadil as decided',
      'Epinephrine as decided',
      'Second vein',
      'Temperature',
      'Consent for the transport',
      'Phone to the CICU',
      'Bed 17:00',
    ],
    teaching: [
      { when: ['chose as-set', 'chose as-running'], text: 'Nothing that works was changed.' },
      {
        when: [['not chose as-set', 'not chose as-running']],
        text: 'Read the check again: something was changed at the door.',
      },
    ],
  },
  fared('better', { title: 'A quiet road', teaching: 'He gained by being left as he was.' }),
  fared('same', {
    title: 'You leave as you were',
    teaching: 'What was done at the door cost him the gain of a quiet road.',
  }),
  fared('worse', { when: ['not chose wait-echo'], title: 'The road cost him', teaching: whatCostHim }),
  fared('worse', { when: ['chose wait-echo'], title: 'The wait cost him', teaching: whatCostHim }),
  stillOpen,
]
