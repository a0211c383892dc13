import type { PageRow } from '#case/story/decision-story.ts'
import { breathingNow, fared, stillOpen, testsAndLines } from './shared-lines.ts'

export const greyBabyPages: readonly PageRow[] = [
  {
    page: 'breathing',
    slug: 'keep-oxygen',
    title: 'The mask stays',
    facts: ['10 L/min', 'Hand 96, foot 75', 'Breathing 70', 'The color of the legs is unchanged'],
    teaching: 'The hand was satisfied before you came.',
    panels: ['machine'],
  },
  {
    page: 'breathing',
    slug: 'low-oxygen',
    title: 'Oxygen blended down',
    facts: [
      'Cannula 1 L/min, FiO2 from 1.0 to 0.25 in three steps',
      'The hand went from 96 to 94 and is steady',
      'Bag and mask on the pillow, a 3.5 tube opened',
    ],
    teaching: 'He did not need it, and his legs could not afford it.',
    panels: ['machine'],
  },
  {
    page: 'breathing',
    slug: 'intubate-now',
    title: 'Tube in',
    facts: [
      'Atropine 0.68 mL, ketamine 0.34 mL, rocuronium 0.34 mL',
      '3.5 at 9.5 cm, at the second look',
      'At induction the arm fell from 58 to 40 systolic and the heart rate from 186 to 110; back after 3 min',
      '18/5, rate 30, FiO2 0.25',
    ],
    teaching: 'The tube was not wrong, the order was: heart first.',
    panels: ['machine'],
  },
  breathingNow,
  {
    page: 'circulation',
    slug: 'alprostadil-05',
    title: 'Alprostadil runs',
    facts: [
      '10 mcg/mL at 1.02 mL/h = 0.05 mcg/kg/min since 14:33',
      'At once by the vein of the right hand; D10W moved to the shin',
      [
        {
          when: ['chose second-line'],
          text: 'At 14:40 moved to its own vein in the left hand, pump to pump, without a gap',
        },
      ],
      'The airway kit is open',
    ],
    teaching: 'The clock of apnea starts with the pump: watch the first hour.',
    panels: ['infusions'],
  },
  {
    page: 'circulation',
    slug: 'alprostadil-01',
    title: 'A small start',
    facts: ['10 mcg/mL at 0.20 mL/h = 0.01 mcg/kg/min since 14:33'],
    teaching: 'A dose for a duct that is open. His is closing.',
    panels: ['infusions'],
  },
  {
    page: 'circulation',
    slug: 'epinephrine',
    title: 'Epinephrine runs',
    facts: ['20 mcg/mL at 0.51 mL/h = 0.05 mcg/kg/min', 'The arm a little better, the leg not'],
    teaching: 'Pushing does not open a door.',
    panels: ['infusions'],
  },
  {
    page: 'circulation',
    slug: 'default',
    title: 'Running now',
    facts: ['What runs, pump by pump'],
    panels: ['infusions'],
  },
  {
    page: 'given',
    slug: 'd10w',
    title: 'Sugar given',
    facts: [
      '6.8 mL over 5 min by the third pump, at the hub of the needle in the shin',
      'The meter read 40 before, and more after 15 min',
      'D10W 8.5 mL/h goes on',
    ],
    teaching: 'A heart runs on sugar first.',
  },
  {
    page: 'given',
    slug: 'antibiotics',
    title: 'Antibiotics in',
    facts: [
      'Ampicillin 340 mg at 14:36',
      'Gentamicin 13.6 mg until 15:06, on the hospital’s pump',
      'The next gentamicin only by level: creatinine 1.5',
    ],
    teaching: 'Both diagnoses are treated until one is gone.',
    panels: ['infusions'],
  },
  {
    page: 'given',
    slug: 'bicarbonate',
    title: 'Bicarbonate',
    facts: ['3.4 mEq, diluted, over 20 min', 'The pH does not stay', 'More CO2 to breathe off'],
    teaching: 'Feed the legs, and the acid goes by itself.',
  },
  {
    page: 'given',
    slug: 'second-line',
    title: 'Second vein',
    facts: ['24 G in the left hand, at the second pass, in at 14:38', 'Labelled ALPROSTADIL ONLY'],
    teaching: 'A drug that must not stop has a vein of its own.',
  },
  {
    page: 'given',
    slug: 'default',
    title: 'Given so far',
    facts: ['By the hospital: saline 34 mL at 12:45', 'Nothing by you before 14:30'],
  },
  testsAndLines,
  {
    page: 'film',
    slug: 'cxr',
    title: 'Film',
    facts: [
      'As at 12:50: wide heart, 0.66 of the chest, wet lung vessels',
      [
        { when: ['chose intubate-now'], text: 'Tube tip at T2' },
        { when: ['not chose intubate-now'], text: 'No tube' },
      ],
    ],
    teaching: 'A second photograph of the same heart.',
    films: [
      {
        when: ['not chose intubate-now'],
        film: 'big-heart',
        time: '{cxrTime}',
        finding: 'The heart is as wide as at 12:50, the lung vessels are wet, the thymus is seen; there is no tube.',
      },
      {
        when: ['chose intubate-now'],
        film: 'big-heart-tube',
        time: '{cxrTime}',
        finding:
          'The heart is as wide as at 12:50, the lung vessels are wet, the thymus is seen; the tube tip sits at T2.',
      },
    ],
  },
  {
    page: 'film',
    slug: 'default',
    title: 'Film 12:50',
    facts: ['Heart 0.66 of the chest', 'Wet lung vessels on both sides', 'Thymus seen'],
    films: [
      {
        film: 'big-heart',
        time: '12:50',
        finding: 'The heart takes 0.66 of the chest, the lung vessels are wet on both sides, the thymus is seen.',
      },
    ],
  },
  {
    page: 'gas',
    slug: 'istat',
    title: 'iSTAT, right radial',
    facts: ['Drawn at {istatTime}, one puncture', 'Lactate 10.6, glucose 40, calcium 0.90'],
    teaching: 'Acid by the legs, not by the lungs: PCO2 is normal and PO2 is high. Calcium is low too.',
    panels: ['gas'],
  },
  {
    page: 'gas',
    slug: 'default',
    title: 'Last gas',
    facts: ['The hospital’s of 13:50: pH 7.11, PCO2 36, PO2 100, lactate 9.9'],
  },
  {
    page: 'limbs',
    slug: 'four-limb',
    title: 'Four limbs',
    facts: [
      'Right arm 58/38 (45), left arm 54/36 (42)',
      'Right leg 33/20 (24), left leg 32/20 (24)',
      'Hand 96, foot 75',
      'Both femoral pulses missing, the pulse in the right elbow full',
    ],
    teaching: 'Both arms above both legs: the narrow place lies beyond the left arm’s artery.',
  },
  {
    page: 'limbs',
    slug: 'default',
    title: 'Two limbs',
    facts: ['Right arm 58/38 (45), left leg 32/20 (24), as told by the hospital'],
  },
  {
    page: 'results',
    slug: 'not-ready',
    title: 'You stay',
    facts: ['The duct is opened here', 'The next look is in 25 min'],
    teaching: 'Leave with an open duct, not with a plan to open it.',
  },
  fared('better', {
    title: 'A first step',
    teaching: 'One thing opens the way, the other leaves blood for it. The leg tells how much of both was done.',
  }),
  fared('same', { title: 'No step yet', teaching: 'The duct, the oxygen or the sugar was left as it was.' }),
  fared('worse', {
    title: 'Greyer',
    teaching: 'Nothing opened the duct, or something took its blood away, or his heart ran without sugar.',
  }),
  stillOpen,
]
