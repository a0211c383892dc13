import type { DecisionStory } from '#case/story/decision-story.ts'
import { doorHarm } from './door-harm.ts'
import { doorPages } from './door-pages.ts'
import { medicalControlCall } from './medical-control-call.ts'
import { offeredAt } from './offered-at.ts'
import { babyAtRows } from './shared-lines.ts'
import { supportOfAll } from './support-of-all.ts'

/** Source 78; whatever has no number there is for review. */
export const door: DecisionStory = {
  slug: 'door',
  title: 'How and where',
  time: '15:45',
  stretch: { slug: 'at-the-door', label: 'At the door and on the road' },
  callBefore: medicalControlCall,
  situation: [
    { part: 'time', text: 'It is 15:45, after the call.' },
    ...babyAtRows(1, 2),
    {
      part: 'support',
      text: 'Tube 3.5 at 9.5 cm, 18/5, rate 30, FiO2 0.25, end-tidal CO2 42; alprostadil 0.05 since {alprostadil-since}, epinephrine 0.05; two veins and the needle in the shin; 36.4 C.',
    },
    { part: 'film', when: ['tube-filmed'], text: 'The tube was seen on a film: T2.' },
    { part: 'film', when: ['not tube-filmed'], text: 'The tube was not filmed.' },
    {
      part: 'offers',
      text: 'The Level III NICU 16 miles away says: “Bring him here, our cardiologist can look tonight.” The visiting cardiologist says: “I am there at five, wait for me.” The CICU says: “Surgeon and theater from 17:00.”',
    },
    {
      part: 'road',
      text: 'The ambulance stands in the bay with 2 air and 2 oxygen cylinders; the road is dry, and it is 70 min to the bed.',
    },
  ],
  groups: offeredAt('door', {
    Breathing: [
      {
        name: 'Ventilator as set: FiO2 0.25, rate 30, CO2 40 to 45',
        slug: 'as-set',
        score: 1,
        page: 'breathing',
        why: 'What works travels.',
      },
      {
        name: 'FiO2 1.0 for the road, then down again',
        slug: 'fio2-1',
        score: 0,
        page: 'breathing',
        why: 'Safe for a lung. For his legs it is the long way round.',
        effects: [{ sets: { fio2: 1 } }],
      },
      {
        name: 'Rate to 50, the gas is still acid',
        slug: 'rate-50',
        score: 0,
        page: 'breathing',
        why: 'The acid is in the legs; a CO2 of 28 takes blood from them.',
        effects: [{ sets: { breaths: 50 } }],
      },
      {
        name: 'Inhaled nitric oxide, for the low foot',
        slug: 'ino',
        score: -3,
        page: 'harm',
        why: 'The foot is low because the duct is open.',
      },
      {
        name: 'Take the tube out: he moves, CO2 42',
        slug: 'extubate',
        score: -5,
        page: 'harm',
        why: 'A drug that stops breathing, and a road.',
      },
    ],
    Circulation: [
      {
        name: 'Both drips as they run, with a spare syringe',
        slug: 'as-running',
        score: 1,
        page: 'circulation',
        why: 'Never off, never flushed, never shared.',
      },
      {
        name: 'Alprostadil to 0.01 for the road',
        slug: 'wean-alprostadil',
        score: 0,
        page: 'circulation',
        why: 'The road is no place to find the lowest dose.',
        effects: [{ sets: { alprostadil: 0.01 } }],
      },
      {
        name: 'Take alprostadil off for the loading',
        slug: 'pause-alprostadil',
        score: -3,
        page: 'harm',
        why: 'Its effect ends within minutes of the pump.',
      },
      {
        name: 'Epinephrine to 0.1 as a reserve',
        slug: 'epinephrine-up',
        score: 0,
        page: 'circulation',
        why: 'It raises what the heart must push against.',
        effects: [{ sets: { epinephrine: 0.1 } }],
      },
    ],
    'Tests and lines': [
      {
        name: 'Obtain iSTAT',
        slug: 'istat',
        takes: 'gas',
        score: 1,
        page: 'gas',
        why: 'pH, sugar and calcium known before the doors close.',
      },
      {
        name: 'Arm, leg, pulses, tube mark, temperature: written down',
        slug: 'limbs',
        score: 1,
        page: 'limbs',
        why: 'What the surgeon compares with.',
      },
      {
        name: 'Obtain CXR',
        slug: 'cxr',
        takes: 'film',
        score: 0,
        page: 'film',
        why: 'Only where the tube was never seen.',
        effects: [{ sets: { 'tube-filmed': true, 'tube-seen-at': '15:48' } }],
        work: [{ notBeforeMin: 3 }],
      },
      { name: 'Place UVC', slug: 'uvc', score: -1, lostMin: 25, page: 'harm', why: 'The CICU does it warm.' },
      {
        name: 'Lumbar puncture',
        slug: 'lumbar-puncture',
        score: -1,
        lostMin: 15,
        page: 'harm',
        why: 'The CICU does it later.',
      },
    ],
    Departure: [
      {
        name: 'Leave now for the cardiac surgical center, 47 miles',
        slug: 'ready-cardiac',
        score: 1,
        page: 'results',
        why: 'The next treatment is a surgeon, and only they have one.',
      },
      {
        name: 'Leave now for the Level III NICU, 16 miles',
        slug: 'ready-nearest',
        score: -3,
        page: 'harm',
        why: 'Nearer, and a second transport of the same baby tonight.',
        effects: [{ sets: { 'left-late': true } }],
      },
      {
        name: 'Wait for the visiting cardiologist’s echo',
        slug: 'wait-echo',
        score: -5,
        page: 'harm',
        why: 'An echo changes no drug that runs; an hour changes lactate.',
        effects: [{ sets: { 'left-late': true } }],
      },
    ],
  }),
  pages: [...doorPages, ...doorHarm],
  course: [
    { when: ['chose as-set', 'chose as-running', 'chose ready-cardiac'], monitor: -1, gas: -1 },
    { when: ['chose fio2-1'], monitor: 1 },
    { when: ['chose rate-50'], monitor: 1 },
    { when: ['chose ino'], monitor: 1, gas: 1 },
    { when: ['chose extubate'], monitor: 2, gas: 2 },
    { when: ['chose wean-alprostadil'], monitor: 1 },
    { when: ['chose pause-alprostadil'], monitor: 1, gas: 1 },
    { when: ['chose wait-echo'], monitor: 1, gas: 1 },
    { when: ['chose ready-nearest'], monitor: 1 },
    { when: ['chose uvc', 'chose lumbar-puncture'], monitor: 1 },
  ],
  // Undone on the road, or while he waits; and what ran for half an hour is in.
  leaving: { sets: { ...supportOfAll, 'calcium-lent': false, 'gentamicin-lent': false } },
}
