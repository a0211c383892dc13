import type { DecisionStory } from '#case/story/decision-story.ts'
import { apneaHarm } from './apnea-harm.ts'
import { apneaPages } from './apnea-pages.ts'
import { apneaTestPages } from './apnea-test-pages.ts'
import { offeredAt } from './offered-at.ts'
import { alprostadilRuns, babyAtRows, babyWithoutBreath, epinephrineRuns } from './shared-lines.ts'

/** What fills the legs: the duct held open, the heart helped. */
const flow = ['alprostadil 0.05+', 'epinephrine'] as const
const noFlow = ['not alprostadil 0.05+', 'not epinephrine'] as const

/** Sources 75 to 78, 83 and 98; whatever has no number there is for review. */
export const apnea: DecisionStory = {
  slug: 'apnea',
  title: 'He stops',
  time: '15:20',
  event: { name: 'the apnea', answer: 'the tube', when: ['not machine vent'], monitor: 1, gas: 1, sets: {} },
  situation: [
    {
      part: 'event',
      isEvent: true,
      when: ['not machine vent', 'alprostadil'],
      text: 'It is 15:20. Between two words his chest stands still: 25 s, the end-tidal line is flat. Alprostadil runs since {alprostadil-since}.',
    },
    {
      part: 'event',
      isEvent: true,
      when: ['not machine vent', 'not alprostadil'],
      text: 'It is 15:20. He gasps, and then his chest stands still: he has no strength left.',
    },
    {
      part: 'event',
      isEvent: true,
      when: ['machine vent'],
      text: 'It is 15:20. He no longer breathes above the set rate; the ventilator carries him, and nobody would have seen it.',
    },
    { part: 'baby', when: ['monitor 2', 'not machine vent'], text: babyWithoutBreath(2) },
    { part: 'baby', when: ['monitor 3', 'not machine vent'], text: babyWithoutBreath(3) },
    ...babyAtRows(2, 3).map((one) => ({ ...one, when: [...(one.when ?? []), 'machine vent'] })),
    ...babyAtRows(4, 1),
    { part: 'alprostadil', text: [...alprostadilRuns, '.'] },
    { part: 'epinephrine', text: [...epinephrineRuns, '.'] },
    { part: 'kit', text: 'Bag, mask, blender at 0.25, a 3.5 tube and the drugs lie where RT laid them.' },
  ],
  groups: offeredAt('apnea', {
    Breathing: [
      {
        name: 'Bag, FiO2 0.25, 30 a minute, then tube with drugs',
        slug: 'bag-then-tube',
        score: 1,
        page: 'breathing',
        why: 'Breathe for him at once, in the oxygen he needs; 47 miles of road decide for the tube.',
        effects: [
          { sets: { machine: 'vent', fio2: 0.25 } },
          { when: ['not machine vent'], sets: { 'tube-since': '15:23' } },
        ],
      },
      {
        name: 'Bag, FiO2 1.0, 70 a minute, until he breathes',
        slug: 'bag-100-fast',
        score: 0,
        page: 'breathing',
        why: 'Fast and rich takes the blood of his legs again, and there is still no airway for the road.',
        effects: [{ sets: { fio2: 1 } }, { when: ['not machine vent'], sets: { machine: 'bag' } }],
      },
      {
        name: 'Stimulate him, watch the trace',
        slug: 'stimulate',
        score: -1,
        page: 'harm',
        why: 'He does not sleep: he cannot. It comes back in the dark of an ambulance.',
      },
      {
        name: 'Caffeine 20 mg/kg and watch',
        slug: 'caffeine',
        score: 0,
        page: 'breathing',
        why: 'It has been tried for this; it is no airway for a road.',
      },
      {
        name: 'Intubate at once without drugs',
        slug: 'tube-no-drugs',
        score: 0,
        page: 'breathing',
        why: 'He has a mask that works: two minutes for drugs are there.',
        effects: [
          { sets: { machine: 'vent', fio2: 0.25 } },
          { when: ['not machine vent'], sets: { 'tube-since': '15:23' } },
        ],
      },
    ],
    Circulation: [
      {
        name: 'Alprostadil 0.05 and epinephrine 0.05 go on, or start now',
        slug: 'keep-both',
        score: 1,
        page: 'circulation',
        why: 'Apnea is the price, not the reason to stop: with a tube it costs nothing.',
        effects: [
          { sets: { alprostadil: 0.05, epinephrine: 0.05 } },
          { when: ['alprostadil 0'], sets: { 'alprostadil-since': '15:23' } },
        ],
      },
      {
        name: 'Alprostadil down to 0.01',
        slug: 'alprostadil-lower',
        score: 0,
        page: 'circulation',
        why: 'The lowest dose that works is a good rule for tomorrow; a duct that has hardly opened is not asked for less.',
        effects: [{ when: ['alprostadil'], sets: { alprostadil: 0.01 } }],
      },
      {
        name: 'Stop alprostadil, it stopped his breathing',
        slug: 'alprostadil-stop',
        score: -3,
        page: 'harm',
        why: 'Breathing can be replaced. A duct cannot.',
        effects: [{ sets: { alprostadil: 0, 'alprostadil-since': null } }],
      },
      {
        name: 'Epinephrine one step up',
        slug: 'epinephrine-up',
        score: 0,
        page: 'circulation',
        why: 'The fall is from the breath that is missing.',
        effects: [
          { when: ['epinephrine 0'], sets: { epinephrine: 0.05 } },
          { when: ['epinephrine'], sets: { epinephrine: 0.1 } },
        ],
      },
      {
        name: 'Code dose of epinephrine',
        slug: 'code-epinephrine',
        score: 0,
        page: 'circulation',
        why: 'For a heart rate under 60 despite good breaths.',
      },
    ],
    'Tests and lines': [
      {
        name: 'End-tidal CO2, both sides, depth, tape',
        slug: 'etco2',
        score: 1,
        page: 'tests',
        why: 'Four proofs in one minute.',
      },
      {
        name: 'Obtain CXR',
        slug: 'cxr',
        takes: 'film',
        score: 1,
        page: 'film',
        why: 'The tip is seen before the road, not guessed.',
        effects: [
          {
            when: [['machine vent', 'chose bag-then-tube', 'chose tube-no-drugs']],
            sets: { 'tube-filmed': true, 'tube-seen-at': '15:26' },
          },
        ],
        work: [{ notBeforeMin: 6 }],
      },
      {
        name: 'Obtain iSTAT',
        slug: 'istat',
        takes: 'gas',
        score: 0,
        page: 'gas',
        why: 'In fifteen minutes it means more.',
      },
      { name: 'Place UVC', slug: 'uvc', score: -1, lostMin: 25, page: 'harm', why: 'Not now.' },
      {
        name: 'Lumbar puncture',
        slug: 'lumbar-puncture',
        score: -1,
        lostMin: 15,
        page: 'harm',
        why: 'Not now, and not curled up.',
      },
    ],
  }),
  pages: [...apneaPages, ...apneaTestPages, ...apneaHarm],
  course: [
    { when: ['machine vent', ...flow], undoes: ['monitor', 'gas'] },
    { when: ['machine vent', noFlow], undoes: ['gas'] },
    { when: ['not machine vent', 'not chose bag-100-fast'], monitor: 1, gas: 1 },
    { when: ['not machine vent', 'chose bag-100-fast'], monitor: 1 },
    { when: ['machine vent', 'chose bag-100-fast'], monitor: 1 },
    { when: ['chose tube-no-drugs', 'tube-since 15:23'], monitor: 1 },
    { when: ['chose alprostadil-stop'], monitor: 1 },
    { when: ['chose uvc', 'chose lumbar-puncture'], monitor: 1 },
  ],
}
