import type { DecisionStory } from '#case/story/decision-story.ts'
import { ductusOpeningHarm } from './ductus-opening-harm.ts'
import { ductusOpeningPages } from './ductus-opening-pages.ts'
import { ductusOpeningTestPages } from './ductus-opening-test-pages.ts'
import { offeredAt } from './offered-at.ts'
import { babyAtRows } from './shared-lines.ts'

/** Of these four all are a pulse, three a better gas, two hold him where he is. */
const kept = ['alprostadil 0.05+', 'epinephrine', 'fio2 0.25', 'calcium-given'] as const

/** Sources 77, 78, 83, 95 and 97; whatever has no number there is for review. */
export const ductusOpening: DecisionStory = {
  slug: 'ductus-opening',
  title: 'Twenty-five minutes later',
  time: '14:55',
  situation: [
    { part: 'time', text: 'It is 14:55, twenty-five minutes after the first decisions.' },
    {
      part: 'duct',
      when: ['alprostadil 0.05'],
      text: 'Alprostadil runs at 0.05 (1.02 mL/h) since {alprostadil-since}; his face is flushed.',
    },
    {
      part: 'duct',
      when: ['alprostadil 0.01'],
      text: 'Alprostadil runs at 0.01 (0.20 mL/h) since {alprostadil-since}.',
    },
    { part: 'duct', when: ['alprostadil 0'], text: 'No alprostadil runs.' },
    { part: 'legs', when: ['monitor 2'], text: 'A thin femoral pulse on the right; the legs are less grey.' },
    { part: 'legs', when: ['monitor 3'], text: 'No femoral pulse; the legs are as they were.' },
    { part: 'legs', when: ['monitor 4'], text: 'No pulse below the navel; he hardly moves.' },
    ...babyAtRows(2, 3, 4),
    { part: 'heart', when: ['epinephrine 0'], text: 'Gallop, refill 5 s: the heart squeezes badly.' },
    { part: 'heart', when: ['epinephrine 0.05'], text: 'Epinephrine runs at 0.05 (0.51 mL/h).' },
    { part: 'breathing', when: ['not machine vent', 'alprostadil'], text: 'His breathing has pauses of 5 s now.' },
    { part: 'breathing', when: ['not machine vent', 'not alprostadil'], text: 'He tires: 70 a minute, shallow.' },
    { part: 'breathing', when: ['machine vent'], text: 'He is on the ventilator, 18/5, rate 30.' },
    { part: 'oxygen', when: ['fio2 1'], text: 'Oxygen is still full.' },
    { part: 'oxygen', when: ['fio2 0.25'], text: 'FiO2 is 0.25.' },
    {
      part: 'voice',
      text: 'The nurse of the hospital points at the foot: “Only {oxygenPost}. Shall I turn the oxygen up?”',
    },
  ],
  groups: offeredAt('ductus-opening', {
    Breathing: [
      {
        name: 'FiO2 for a hand of 85 to 95, capnograph on',
        slug: 'low-oxygen-watch',
        score: 1,
        page: 'breathing',
        why: 'The foot will stay low by design; what is due is a hand on the bag.',
        effects: [{ sets: { fio2: 0.25 } }, { when: ['not machine vent'], sets: { machine: 'nasal-cannula' } }],
      },
      {
        name: '100% oxygen, foot above 80',
        slug: 'raise-oxygen',
        score: 0,
        page: 'breathing',
        why: 'It raises the number and lowers the flow.',
        effects: [{ sets: { fio2: 1 } }, { when: ['not machine vent'], sets: { machine: 'mask' } }],
      },
      {
        name: 'CPAP 5 with low oxygen',
        slug: 'cpap',
        score: 0,
        page: 'breathing',
        why: 'It helps wet lungs a little and protects nobody from apnea.',
        effects: [{ sets: { fio2: 0.25 } }, { when: ['not machine vent'], sets: { machine: 'cpap' } }],
      },
      {
        name: 'Intubate now, with drugs',
        slug: 'intubate-planned',
        score: 0,
        page: 'breathing',
        why: 'The right idea, one step early: the drip for the heart comes first.',
        effects: [
          { sets: { machine: 'vent', fio2: 0.25 } },
          { when: ['not machine vent'], sets: { 'tube-since': '14:59' } },
        ],
      },
    ],
    Circulation: [
      {
        name: 'Alprostadil 0.05 and epinephrine 0.05',
        slug: 'support-both',
        score: 1,
        page: 'circulation',
        why: 'An open way and a stronger heart together; it starts or continues both.',
        effects: [
          { sets: { alprostadil: 0.05, epinephrine: 0.05 } },
          { when: ['alprostadil 0'], sets: { 'alprostadil-since': '14:58' } },
        ],
      },
      {
        name: 'Alprostadil to 0.1',
        slug: 'alprostadil-up',
        score: 0,
        page: 'circulation',
        why: 'Seldom more effect, more apnea and less pressure.',
        effects: [{ sets: { alprostadil: 0.1 } }, { when: ['alprostadil 0'], sets: { 'alprostadil-since': '14:58' } }],
      },
      {
        name: 'Alprostadil off: it flushes him and disturbs his breathing',
        slug: 'alprostadil-stop',
        score: -3,
        page: 'harm',
        why: 'Flush and pauses are its known effects and have a remedy. A closed duct has none here.',
        effects: [{ sets: { alprostadil: 0, 'alprostadil-since': null } }],
      },
      {
        name: 'Leave the drips as they are',
        slug: 'no-change',
        score: 0,
        page: 'results',
        why: 'A refill of 5 s is not a plateau.',
      },
    ],
    Doses: [
      {
        name: 'Calcium gluconate 100 mg/kg',
        slug: 'calcium',
        score: 1,
        page: 'given',
        why: 'A newborn heart squeezes with the calcium in the blood; his is 0.95 or lower.',
        effects: [{ sets: { 'calcium-given': true } }],
      },
      {
        name: 'Saline 5 mL/kg over 10 min',
        slug: 'saline-5',
        score: 1,
        page: 'given',
        why: 'Alprostadil widens the vessels; a small step, then feel the liver.',
        effects: [{ gives: { saline: 1 } }],
      },
      {
        name: 'Saline 20 mL/kg',
        slug: 'saline-20',
        score: -1,
        page: 'harm',
        why: 'More of it moves the liver again, not the legs.',
        effects: [{ gives: { saline: 4 } }],
      },
      {
        name: 'D10W 2 mL/kg',
        slug: 'd10w',
        score: 0,
        page: 'given',
        why: 'Due half an hour ago; useful only if it was left out.',
        effects: [{ sets: { 'sugar-given': true } }],
      },
      {
        name: 'Sodium bicarbonate 1 mEq/kg',
        slug: 'bicarbonate',
        score: 0,
        page: 'given',
        why: 'The acid goes when the legs are fed; sodium and CO2 stay.',
      },
    ],
    'Tests and lines': [
      {
        name: 'Pulses, arm and leg pressure again',
        slug: 'limbs',
        score: 1,
        page: 'limbs',
        why: 'The gradient is the measure of the duct.',
      },
      {
        name: 'Obtain iSTAT',
        slug: 'istat',
        takes: 'gas',
        score: 1,
        page: 'gas',
        why: 'Lactate and calcium tell whether it works.',
      },
      {
        name: 'Obtain CXR',
        slug: 'cxr',
        takes: 'film',
        score: 0,
        page: 'film',
        why: 'It adds nothing.',
        effects: [
          { when: ['machine vent'], sets: { 'tube-filmed': true, 'tube-seen-at': '14:58' } },
          {
            when: ['not machine vent', 'chose intubate-planned'],
            sets: { 'tube-filmed': true, 'tube-seen-at': '15:02' },
          },
        ],
        // Where a tube is put in the film waits for it.
        work: [{ when: ['not machine vent', 'chose intubate-planned'], notBeforeMin: 7 }, { notBeforeMin: 3 }],
      },
      {
        name: 'Place UVC',
        slug: 'uvc',
        score: -1,
        lostMin: 25,
        page: 'harm',
        why: '25 min at a dry stump; veins and needle are enough.',
      },
      {
        name: 'Lumbar puncture',
        slug: 'lumbar-puncture',
        score: -1,
        lostMin: 15,
        page: 'harm',
        why: 'Curled up, a baby in shock may stop breathing, and the needle can wait.',
      },
    ],
    Departure: [
      {
        name: 'Ready to depart',
        slug: 'ready',
        score: 0,
        lostMin: 10,
        page: 'harm',
        why: 'The hour of apnea has just begun.',
      },
      {
        name: 'Not ready to depart',
        slug: 'not-ready',
        score: 1,
        page: 'results',
        why: 'One more round here, and the airway before the road.',
      },
    ],
  }),
  pages: [...ductusOpeningPages, ...ductusOpeningTestPages, ...ductusOpeningHarm],
  course: [
    { when: [{ exactly: 4, of: kept }], monitor: -1, gas: -1 },
    { when: [{ exactly: 3, of: kept }], gas: -1 },
    { when: [{ exactly: 1, of: kept }], monitor: 1, gas: 1 },
    { when: [{ exactly: 0, of: kept }], monitor: 1, gas: 1 },
    { when: ['chose alprostadil-stop'], monitor: 1 },
    { when: ['chose alprostadil-up', 'epinephrine 0'], monitor: 1 },
    // Put in now, while nothing supports the heart.
    { when: ['chose intubate-planned', 'tube-since 14:59', 'epinephrine 0'], monitor: 1 },
    { when: ['chose saline-20'], monitor: 1 },
    { when: ['chose uvc', 'chose lumbar-puncture'], monitor: 1 },
    { when: ['chose ready'], monitor: 1 },
  ],
}
