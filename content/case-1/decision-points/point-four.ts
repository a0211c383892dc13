import type { DecisionStory } from '#case/story/decision-story.ts'
import { medicalControlCall } from './medical-control-call.ts'
import { pointFourOutcomePages } from './point-four-outcome-pages.ts'
import { pointFourProcedurePages } from './point-four-procedure-pages.ts'
import { pointFourSituation } from './point-four-situation.ts'
import { pointFourTreatmentPages } from './point-four-treatment-pages.ts'
import { moreEpinephrine, sameSupport, twoUmbilicalAttempts } from './shared-course.ts'
import { withoutLine } from './shared-links.ts'

export const pointFour: DecisionStory = {
  slug: 'leave-or-stay',
  recordedAs: { docId: '4', flow: 'decisionPointFour' },
  title: 'Leave or stay',
  time: '10:40',
  callBefore: medicalControlCall,

  situation: pointFourSituation,
  groups: {
    Ventilator: [
      {
        id: 1,
        name: 'Stay on transport HFOV and iNO',
        slug: 'stay',
        score: 1,
        link: '/case/decision-point/4/ventilator-ino',
        why: 'What works travels.',
      },
      {
        id: 2,
        name: 'Change to Transport Crossvent for the flight',
        slug: 'transport-crossvent',
        score: 0,
        link: '/case/decision-point/4/negative',
        why: 'A simpler machine, but a derecruited baby.',
        // Off for minutes: not a new start of nitric oxide.
        effects: [{ sets: { machine: 'crossvent', ino: 0 } }],
      },
      {
        id: 3,
        name: 'Wean iNO to 5 ppm before take-off',
        slug: 'wean-ino',
        score: 0,
        link: '/case/decision-point/4/negative',
        why: 'These are the first hours of a response, with altitude ahead: the wrong moment.',
        effects: [{ sets: { ino: 5 } }],
      },
      {
        id: 4,
        name: 'Raise MAP to 22',
        slug: 'raise-map',
        score: 0,
        link: '/case/decision-point/4/ventilator-ino',
        why: 'A fresh drain and 9 ribs ask for less pressure, not more.',
        effects: [{ sets: { map: 22 } }],
      },
    ],
    Medications: [
      {
        id: 5,
        name: 'No new medication',
        slug: 'none',
        score: 1,
        link: '/case/decision-point/4/medication',
        why: 'Her pressure holds with what runs; carry spare syringes.',
      },
      {
        id: 6,
        name: 'Dopamine',
        slug: 'dopamine',
        score: 0,
        link: '/case/decision-point/4/medication',
        why: 'There is no reason to go above 10.',
        effects: [{ sets: { dopamine: 15 } }],
      },
      {
        id: 7,
        name: 'Epinephrine',
        slug: 'epinephrine',
        score: 0,
        link: '/case/decision-point/4/medication',
        why: 'It is already running, and it works.',
        effects: moreEpinephrine,
      },
      {
        id: 8,
        name: 'Saline bolus',
        slug: 'saline-bolus',
        score: 0,
        link: '/case/decision-point/4/medication',
        why: 'There is no sign of low volume.',
        effects: [{ gives: { saline: 1 } }],
      },
    ],
    Procedure: [
      {
        id: 9,
        name: 'Obtain iSTAT',
        slug: 'istat',
        takes: 'gas',
        score: 1,
        link: '/case/decision-point/4/procedure-istat',
        links: [{ ...withoutLine, link: '/case/decision-point/4/procedure-result' }],
        why: 'You want a known gas before a closed cabin.',
      },
      {
        id: 10,
        name: 'Obtain CXR',
        slug: 'cxr',
        takes: 'film',
        score: 1,
        link: '/case/decision-point/4/procedure-cxr',
        why: 'It proves drain and tube before altitude.',
        work: [{ notBeforeMin: 2 }],
      },
      {
        id: 11,
        name: 'Check tidal volume',
        slug: 'tidal',
        score: 0,
        link: '/case/decision-point/4/procedure-tidal',
        why: 'Stable at 2.1 mL/kg.',
      },
      {
        id: 12,
        name: 'Place PAL',
        slug: 'pal',
        goesFirst: true,
        score: 0,
        link: '/case/decision-point/4/procedure-result',
        why: 'Acceptable, but late.',
        effects: [{ sets: { 'arterial-line': true } }],
        work: [{ when: ['not arterial-line'], takesMin: 4, resultMin: 2 }],
      },
      {
        id: 13,
        name: 'Place UVC',
        slug: 'uvc',
        score: -1,
        lostMin: 5,
        link: '/case/decision-point/4/negative',
        why: 'The NICU will do it in better conditions.',
      },
      {
        id: 14,
        name: 'Place UAC',
        slug: 'uac',
        score: -1,
        lostMin: 5,
        link: '/case/decision-point/4/negative',
        why: 'The NICU will do it in better conditions.',
      },
    ],
    Departure: [
      {
        id: 15,
        name: 'Ready to depart',
        slug: 'ready',
        score: 1,
        link: '/case/decision-point/4/results',
        why: 'This is the best stability you can get; more time adds nothing that this hospital has, and an OI near 30 to 40 needs ECMO backup.',
      },
      {
        id: 16,
        name: 'Not ready to depart',
        slug: 'not-ready',
        score: -5,
        link: '/case/decision-point/4/negative',
        why: 'It means an hour more of the same care; she drifts down and the weather window narrows.',
        effects: [{ sets: { 'left-late': true } }],
      },
    ],
  },
  pages: [...pointFourTreatmentPages, ...pointFourProcedurePages, ...pointFourOutcomePages],
  course: [
    // Leaving with what works, or staying for more of the same.
    { when: ['chose not-ready'], monitor: 1, gas: 1 },
    { when: ['chose ready', 'chose stay', 'chose none'], monitor: -1, gas: -1 },
    twoUmbilicalAttempts,
  ],
  // Nobody takes off at the worst row, nor with what was tried at the last minute.
  leaving: { sets: sameSupport, worstRow: 3 },
}
