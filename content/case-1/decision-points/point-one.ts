import type { Fact } from '#case/story/condition.ts'
import type { DecisionStory } from '#case/story/decision-story.ts'
import { pointOneOutcomePages } from './point-one-outcome-pages.ts'
import { pointOneProcedurePages } from './point-one-procedure-pages.ts'
import { pointOneSituation } from './point-one-situation.ts'
import { pointOneTreatmentPages } from './point-one-treatment-pages.ts'
import { moreEpinephrine, turnedBackAtTheDoor, twoUmbilicalAttempts } from './shared-course.ts'

const lung: readonly Fact[] = ['chose transport-hfov', 'chose transport-hfov-ino']
const circulation: readonly Fact[] = ['chose saline-bolus', 'chose dopamine']

import { withoutLine } from './shared-links.ts'

export const pointOne: DecisionStory = {
  slug: 'first-ten-minutes',
  recordedAs: { docId: '1', flow: 'decisionPointOne' },
  title: 'First ten minutes at the bedside',
  time: '09:30',

  situation: pointOneSituation,
  groups: {
    Ventilator: [
      {
        id: 1,
        name: 'Remain on hospital ventilator SIMV',
        slug: 'remain-simv',
        score: 0,
        link: '/case/decision-point/1/ventilator',
        why: 'This mode is failing her, and it cannot travel either.',
      },
      {
        id: 2,
        name: 'Change to HFV',
        slug: 'change-hfv',
        score: 0,
        link: '/case/decision-point/1/ventilator',
        why: 'Right physiology, but this machine stays in the building, so a second switch has to follow.',
        effects: [{ sets: { machine: 'hfv' } }],
      },
      {
        id: 3,
        name: 'Change to Transport Crossvent',
        slug: 'transport-crossvent',
        score: 0,
        link: '/case/decision-point/1/ventilator',
        why: 'A conventional transport ventilator repeats the pressures that already do not work.',
        effects: [{ sets: { machine: 'crossvent', ino: 0, 'ino-since': null } }],
      },
      {
        id: 4,
        name: 'Change to transport HFOV',
        slug: 'transport-hfov',
        score: 1,
        link: '/case/decision-point/1/ventilator',
        why: 'Lung volume and CO2 come first; iNO still has to follow.',
        effects: [{ sets: { machine: 'hfov' } }],
      },
      {
        id: 5,
        name: 'Switch to transport HFOV and start iNO',
        slug: 'transport-hfov-ino',
        score: 1,
        link: '/case/decision-point/1/ventilator-ino',
        why: 'It recruits the lung and opens the vessels it feeds; the OI is far above the iNO threshold.',
        effects: [{ sets: { machine: 'hfov', ino: 20, 'ino-since': '09:35' } }],
      },
    ],
    Medications: [
      {
        id: 6,
        name: 'Dopamine',
        slug: 'dopamine',
        score: 0,
        link: '/case/decision-point/1/medication',
        why: 'The next step, if pressure stays low after volume.',
        effects: [{ sets: { dopamine: 5 } }],
      },
      {
        id: 7,
        name: 'Epinephrine',
        slug: 'epinephrine',
        score: 0,
        link: '/case/decision-point/1/medication',
        why: 'Keep it for pressure that resists volume and dopamine.',
        effects: moreEpinephrine,
      },
      {
        id: 8,
        name: 'Saline bolus',
        slug: 'saline-bolus',
        score: 1,
        link: '/case/decision-point/1/medication',
        why: 'No volume yet and a refill of 5 s: give one 10 mL/kg bolus, then look again.',
        effects: [{ gives: { saline: 1 } }],
      },
    ],
    Procedure: [
      {
        id: 9,
        name: 'Obtain CXR',
        slug: 'cxr',
        takes: 'film',
        score: 1,
        link: '/case/decision-point/1/procedure-cxr',
        why: 'An old film, a deep tube, a new pressure mode and a flight ahead.',
        effects: [{ sets: { 'filmed-at-1': true } }],
        work: [{ notBeforeMin: 5 }],
      },
      {
        id: 10,
        name: 'Obtain iSTAT',
        slug: 'istat',
        takes: 'gas',
        score: 1,
        link: '/case/decision-point/1/procedure-istat',
        links: [{ ...withoutLine, link: '/case/decision-point/1/procedure-result' }],
        why: 'It gives you a starting point for the OI and for every later change.',
      },
      {
        id: 11,
        name: 'Check tidal volume',
        slug: 'tidal',
        score: 0,
        link: '/case/decision-point/1/procedure-tidal',
        why: 'It confirms stiff lungs but changes nothing before the switch.',
      },
      {
        id: 12,
        name: 'Place PAL',
        slug: 'pal',
        goesFirst: true,
        score: 1,
        link: '/case/decision-point/1/procedure-result',
        why: 'One puncture gives you gas and pressure every few minutes.',
        effects: [{ sets: { 'arterial-line': true } }],
        work: [{ takesMin: 6, resultMin: 4 }],
      },
      {
        id: 13,
        name: 'Place UVC',
        slug: 'uvc',
        score: -1,
        lostMin: 25,
        link: '/case/decision-point/1/negative',
        why: 'A central line would serve her, but not now: it takes 20 to 40 min under drapes while she is in shock on a failing ventilator.',
      },
      {
        id: 14,
        name: 'Place UAC',
        slug: 'uac',
        score: -1,
        lostMin: 25,
        link: '/case/decision-point/1/negative',
        why: 'It takes the longest and often fails, while she is in shock; a PAL gives you the same data in minutes.',
      },
    ],
    Departure: [
      {
        id: 15,
        name: 'Ready to depart',
        slug: 'ready',
        score: 0,
        link: '/case/decision-point/1/negative',
        why: 'She is in shock, on a ventilator that cannot travel.',
      },
      {
        id: 16,
        name: 'Not ready to depart',
        slug: 'not-ready',
        score: 1,
        link: '/case/decision-point/1/results',
        why: 'Stabilise her breathing and her pressure first.',
      },
    ],
  },
  pages: [...pointOneTreatmentPages, ...pointOneProcedurePages, ...pointOneOutcomePages],
  course: [
    // Lung volume and circulation: both, one, or neither.
    { when: [lung, circulation], monitor: -1 },
    {
      when: [
        'not chose transport-hfov',
        'not chose transport-hfov-ino',
        'not chose saline-bolus',
        'not chose dopamine',
      ],
      monitor: 1,
    },
    { when: [[...lung, 'chose change-hfv']], gas: -1 },
    turnedBackAtTheDoor,
    twoUmbilicalAttempts,
  ],
}
