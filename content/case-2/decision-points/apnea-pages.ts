import type { PageRow } from '#case/story/decision-story.ts'
import { alprostadilRuns, epinephrineRuns, linesOf } from './shared-lines.ts'

const tubed = 'machine vent'

export const apneaPages: readonly PageRow[] = [
  {
    page: 'breathing',
    slug: 'bag-then-tube',
    when: [`not ${tubed}`],
    title: 'Bagged, then tubed',
    facts: [
      'Mask, FiO2 0.25, 30 a minute: the chest rises, the heart rate climbs within 20 s',
      'Atropine 0.68 mL, ketamine 0.34 mL, rocuronium 0.34 mL',
      '3.5 at 9.5 cm, at the first look',
      '18/5, rate 30, FiO2 0.25',
    ],
    teaching: 'Mask first, in low oxygen; the tube when it is calm.',
    panels: ['machine'],
  },
  {
    page: 'breathing',
    slug: 'bag-then-tube',
    when: [tubed],
    title: 'The ventilator has him',
    facts: ['Rate 30 set, 30 counted', 'FiO2 0.25, end-tidal CO2 42', 'Nothing to bag'],
    teaching: 'The plan was made half an hour ago.',
    panels: ['machine'],
  },
  {
    page: 'breathing',
    slug: 'bag-100-fast',
    when: [`not ${tubed}`],
    title: 'Bagged fast',
    facts: [
      'FiO2 1.0, 70 a minute: hand 100, foot 84',
      'End-tidal CO2 26',
      'The leg’s pressure is not found',
      'No tube',
    ],
    teaching: 'He breathes for ten minutes, then stops again.',
    panels: ['machine'],
  },
  {
    page: 'breathing',
    slug: 'bag-100-fast',
    when: [tubed],
    title: 'Bagged by the tube',
    facts: ['FiO2 1.0, 70 a minute, end-tidal CO2 26', 'The leg is 12 lower', 'Back on the ventilator at FiO2 1.0'],
    teaching: 'The ventilator did it better.',
    panels: ['machine'],
  },
  {
    page: 'breathing',
    slug: 'caffeine',
    title: 'Caffeine',
    facts: [
      '68 mg over 30 min',
      [
        { when: [`not ${tubed}`], text: 'Mask breaths meanwhile; the pauses go on' },
        { when: [tubed], text: 'No change' },
      ],
    ],
    teaching: 'A drug against a drug, and no airway for the road.',
    panels: ['machine'],
  },
  {
    page: 'breathing',
    slug: 'tube-no-drugs',
    when: [`not ${tubed}`],
    title: 'Tubed awake',
    facts: [
      'Two looks; he bites, HR 88',
      '3.5 at 9.5 cm',
      [
        { when: ['epinephrine 0'], text: 'The arm falls to 40 systolic' },
        { when: ['epinephrine'], text: 'The arm holds' },
      ],
    ],
    teaching: 'He was not dying: he was not breathing.',
    panels: ['machine'],
  },
  {
    page: 'breathing',
    slug: 'tube-no-drugs',
    when: [tubed],
    title: 'Tube is in',
    facts: ['Nothing done'],
    panels: ['machine'],
  },
  {
    page: 'breathing',
    slug: 'default',
    title: 'Breathing now',
    facts: [
      [
        { when: [tubed], text: 'The ventilator breathes' },
        { when: [`not ${tubed}`], text: 'His chest stands still' },
      ],
    ],
    panels: ['machine'],
  },
  {
    page: 'circulation',
    slug: 'keep-both',
    title: 'Both run on',
    facts: [
      [
        'Alprostadil 0.05 = 1.02 mL/h, ',
        { when: ['alprostadil 0'], text: 'started 15:23' },
        { when: ['alprostadil 0.01'], text: 'up from 0.20' },
        { when: ['alprostadil 0.05'], text: 'unchanged' },
        { when: ['alprostadil 0.1'], text: 'back from 2.04' },
      ],
      [
        'Epinephrine 0.05 = 0.51 mL/h, ',
        { when: ['epinephrine 0'], text: 'started 15:23' },
        { when: ['epinephrine 0.05'], text: 'unchanged' },
      ],
      linesOf,
    ],
    teaching: 'The drug that stopped his breath keeps his legs.',
    panels: ['infusions'],
  },
  {
    page: 'circulation',
    slug: 'alprostadil-lower',
    when: ['alprostadil'],
    title: 'Alprostadil 0.01',
    facts: ['0.20 mL/h', 'Pulses thinner at 15:33'],
    teaching: 'A good dose for a known duct, days from now.',
    panels: ['infusions'],
  },
  {
    page: 'circulation',
    slug: 'alprostadil-lower',
    when: ['not alprostadil'],
    title: 'Nothing to lower',
    facts: ['No alprostadil runs'],
    panels: ['infusions'],
  },
  {
    page: 'circulation',
    slug: 'epinephrine-up',
    title: 'Epinephrine up',
    facts: [
      [
        { when: ['epinephrine 0'], text: '0.05 = 0.51 mL/h' },
        { when: ['epinephrine'], text: '0.1 = 1.02 mL/h' },
      ],
      'HR 190',
    ],
    teaching: 'Squeeze does not replace breath.',
    panels: ['infusions'],
  },
  {
    page: 'circulation',
    slug: 'code-epinephrine',
    title: 'Code dose',
    facts: ['0.68 mL of 0.1 mg/mL', 'HR 210 for four minutes', 'No compressions needed'],
    teaching: 'Under 60 despite breaths: not before.',
    panels: ['infusions'],
  },
  {
    page: 'circulation',
    slug: 'default',
    title: 'Running now',
    facts: [alprostadilRuns, epinephrineRuns, 'D10W 8.5 mL/h'],
    panels: ['infusions'],
  },
]
