import type { PageRow } from '#case/story/decision-story.ts'
import { breathingNow, givenSoFar, linesOf } from './shared-lines.ts'

const tubed = 'machine vent'

export const ductusOpeningPages: readonly PageRow[] = [
  {
    page: 'breathing',
    slug: 'low-oxygen-watch',
    when: [`not ${tubed}`],
    title: 'Low oxygen, hand on the bag',
    facts: [
      'Cannula 1 L/min, FiO2 0.25',
      'End-tidal line at the nose',
      'Ketamine, atropine and rocuronium drawn up and labelled',
      [
        { when: ['alprostadil'], text: 'Pauses of 5 s' },
        { when: ['not alprostadil'], text: 'Breathing shallow' },
      ],
    ],
    teaching: 'Watch the chest, not the foot.',
    panels: ['machine'],
  },
  {
    page: 'breathing',
    slug: 'low-oxygen-watch',
    when: [tubed],
    title: 'Ventilator, low oxygen',
    facts: ['18/5, rate 30, FiO2 0.25', 'End-tidal CO2 42'],
    teaching: 'The tube is in: the window is guarded.',
    panels: ['machine'],
  },
  {
    page: 'breathing',
    slug: 'raise-oxygen',
    title: 'Full oxygen',
    facts: [
      [
        { when: [`not ${tubed}`], text: 'Mask 10 L/min' },
        { when: [tubed], text: 'FiO2 1.0' },
      ],
      'Hand 99, foot 82',
      'The leg’s pressure is down by 6',
    ],
    teaching: 'A better number on a worse foot.',
    panels: ['machine'],
  },
  {
    page: 'breathing',
    slug: 'cpap',
    when: [`not ${tubed}`],
    title: 'CPAP',
    facts: [
      '5 cmH2O, FiO2 0.25, breathing 60',
      [
        { when: ['alprostadil'], text: 'Pauses of 5 s go on' },
        { when: ['not alprostadil'], text: 'Breathing stays shallow' },
      ],
    ],
    teaching: 'It splints lungs. It does not breathe.',
    panels: ['machine'],
  },
  {
    page: 'breathing',
    slug: 'cpap',
    when: [tubed],
    title: 'Already on the ventilator',
    facts: ['18/5, rate 30, FiO2 0.25', 'He stays on the ventilator'],
    panels: ['machine'],
  },
  {
    page: 'breathing',
    slug: 'intubate-planned',
    when: [`not ${tubed}`],
    title: 'Tube in',
    facts: [
      'Atropine 0.68 mL, ketamine 0.34 mL, rocuronium 0.34 mL',
      '3.5 at 9.5 cm, at the first look',
      [
        {
          when: ['epinephrine 0', 'not chose support-both'],
          text: 'The arm falls to 44 systolic for 4 min',
        },
        { when: [['epinephrine', 'chose support-both']], text: 'The arm holds' },
      ],
      '18/5, rate 30, FiO2 0.25',
    ],
    teaching: 'Drip first, then tube.',
    panels: ['machine'],
  },
  {
    page: 'breathing',
    slug: 'intubate-planned',
    when: [tubed],
    title: 'Tube is in',
    facts: ['3.5 at 9.5 cm, equal sounds', 'End-tidal CO2 42'],
    panels: ['machine'],
  },
  breathingNow,
  {
    page: 'circulation',
    slug: 'support-both',
    title: 'Both run',
    facts: [
      [
        'Alprostadil 0.05 = 1.02 mL/h, ',
        { when: ['alprostadil 0'], text: 'started 14:58' },
        { when: ['alprostadil 0.01'], text: 'up from 0.20' },
        { when: ['alprostadil 0.05'], text: 'unchanged' },
      ],
      [
        'Epinephrine 0.05 = 0.51 mL/h, ',
        { when: ['epinephrine 0'], text: 'started' },
        { when: ['epinephrine 0.05'], text: 'unchanged' },
      ],
      'Two pumps, two labels, read by drug and then by rate',
      linesOf,
    ],
    teaching: 'One drug opens the door, the other walks through it.',
    panels: ['infusions'],
  },
  {
    page: 'circulation',
    slug: 'alprostadil-up',
    title: 'Alprostadil 0.1',
    facts: ['2.04 mL/h', 'Flushed to the knees, the arm 6 lower', 'Pauses are longer'],
    teaching: 'Twice the price for the same duct.',
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
    slug: 'calcium',
    title: 'Calcium runs',
    facts: [
      '340 mg in 6.8 mL, 13.6 mL/h for 30 min on the third pump, after the other small doses',
      'By the needle in the shin, not with alprostadil; the ECG is watched',
      'The next gas tells the calcium',
    ],
    teaching: 'Slow, alone, and with an eye on the ECG.',
    panels: ['infusions'],
  },
  {
    page: 'given',
    slug: 'saline-5',
    title: 'One small step',
    facts: ['17 mL over 10 min by the third pump', 'The liver stays at its edge', 'The arm is 4 higher'],
    teaching: 'Five per kilo, then the hand on the liver.',
  },
  {
    page: 'given',
    slug: 'd10w',
    when: ['sugar-given'],
    title: 'Sugar again',
    facts: ['6.8 mL over 5 min by the third pump, on top of the first dose'],
    teaching: 'Measure first, then give.',
  },
  {
    page: 'given',
    slug: 'd10w',
    when: ['not sugar-given'],
    title: 'Sugar at last',
    facts: [
      '6.8 mL over 5 min by the third pump',
      // Without sugar at the first point no gas is better than this.
      [
        { when: ['gas 3'], text: 'The meter read 40 before, and more after 15 min' },
        { when: ['gas 4'], text: 'The meter read 28 before, and more after 15 min' },
      ],
    ],
    teaching: 'Half an hour late for a heart in trouble.',
  },
  {
    page: 'given',
    slug: 'bicarbonate',
    title: 'Bicarbonate',
    facts: ['3.4 mEq over 20 min', 'The pH does not stay'],
    teaching: 'Feed the legs, and the acid goes by itself.',
  },
  { page: 'given', slug: 'default', title: 'Given so far', facts: givenSoFar },
]
