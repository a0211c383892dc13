import type { Fact } from '#case/story/condition.ts'
import type { DecisionStory } from '#case/story/decision-story.ts'
import { pointTwoOutcomePages } from './point-two-outcome-pages.ts'
import { pointTwoProcedurePages } from './point-two-procedure-pages.ts'
import { pointTwoSituation } from './point-two-situation.ts'
import { pointTwoTreatmentPages } from './point-two-treatment-pages.ts'
import { moreEpinephrine, turnedBackAtTheDoor, twoUmbilicalAttempts } from './shared-course.ts'

/** Three roads of the shunt: the vessels of the lung, her pressure, the lung that is not ventilated. */
const roadsClosed: readonly Fact[] = ['ino', 'dopamine 10+', 'tube-repositioned']

import { withoutLine, withoutNitricOxide } from './shared-links.ts'

export const pointTwo: DecisionStory = {
  slug: 'new-support',
  recordedAs: { docId: '2', flow: 'decisionPointTwo' },
  title: 'Twenty minutes on new support',
  time: '09:50',

  situation: pointTwoSituation,
  groups: {
    Ventilator: [
      {
        id: 1,
        name: 'Leave settings as they are',
        slug: 'keep',
        score: 0,
        link: '/case/decision-point/2/ventilator-ino',
        links: [{ ...withoutNitricOxide, link: '/case/decision-point/2/ventilator' }],
        why: 'A CO2 above 60 and an open shunt are not a plateau.',
      },
      {
        id: 2,
        name: 'Transport HFOV with iNO 20 ppm, raise amplitude',
        slug: 'hfov-ino-amplitude',
        score: 1,
        link: '/case/decision-point/2/ventilator-ino',
        why: 'It starts or continues iNO at its full useful dose, and amplitude is the control for CO2.',
        effects: [
          { sets: { machine: 'hfov', ino: 20, amplitude: 42 } },
          { when: ['not ino'], sets: { 'ino-since': '09:55' } },
        ],
      },
      {
        id: 3,
        name: 'Raise MAP to 24',
        slug: 'map-24',
        score: 0,
        link: '/case/decision-point/2/negative',
        why: 'Ten ribs are already open; more pressure empties the heart.',
      },
      {
        id: 4,
        name: 'Raise iNO to 40 ppm',
        slug: 'ino-40',
        score: 0,
        link: '/case/decision-point/2/ventilator-ino',
        why: 'Nothing is gained above 20 ppm, only more methemoglobin and NO2.',
      },
      {
        id: 5,
        name: 'Return to hospital SIMV',
        slug: 'back-simv',
        score: 0,
        link: '/case/decision-point/2/ventilator',
        why: 'This mode has already failed her; recruited volume and iNO go with it.',
        effects: [{ sets: { machine: 'simv', ino: 0, 'ino-since': null } }],
      },
    ],
    Medications: [
      {
        id: 6,
        name: 'Dopamine',
        slug: 'dopamine',
        score: 1,
        link: '/case/decision-point/2/medication',
        why: 'Her pressure is still low: start at 5, go to 10 mcg/kg/min (1.2 mL/h).',
        effects: [{ sets: { dopamine: 10 } }],
      },
      {
        id: 7,
        name: 'Epinephrine',
        slug: 'epinephrine',
        score: 0,
        link: '/case/decision-point/2/medication',
        why: 'A reasonable next line, but not before dopamine in this protocol.',
        effects: moreEpinephrine,
      },
      {
        id: 8,
        name: 'Saline bolus',
        slug: 'saline-bolus',
        score: 0,
        link: '/case/decision-point/2/medication',
        why: 'Volume had its turn at point 1; without bleeding or a leak, more of it loads the right heart.',
        effects: [{ gives: { saline: 1 } }],
      },
      {
        id: 9,
        name: 'No new medication',
        slug: 'none',
        score: 0,
        link: '/case/decision-point/2/results',
        why: 'A mean BP under 40 keeps the shunt going right to left.',
      },
    ],
    Procedure: [
      {
        id: 10,
        name: 'Reposition ETT',
        slug: 'reposition-ett',
        score: 1,
        link: '/case/decision-point/2/procedure-result',
        why: 'Withdraw 1 cm to 9.5 cm: the tip belongs at T1 to T2.',
        effects: [{ sets: { 'tube-repositioned': true } }],
      },
      {
        id: 11,
        name: 'Check tidal volume',
        slug: 'tidal',
        score: 1,
        link: '/case/decision-point/2/procedure-tidal',
        why: 'On HFOV it predicts CO2 before the gas does.',
      },
      {
        id: 12,
        name: 'Obtain iSTAT',
        slug: 'istat',
        takes: 'gas',
        score: 1,
        link: '/case/decision-point/2/procedure-istat',
        links: [{ ...withoutLine, link: '/case/decision-point/2/procedure-result' }],
        why: 'Fifteen minutes after a mode change is the time to look.',
      },
      {
        id: 13,
        name: 'Obtain CXR',
        slug: 'cxr',
        takes: 'film',
        score: 0,
        link: '/case/decision-point/2/procedure-cxr',
        why: 'Useful only if you skipped it at point 1.',
        work: [{ notBeforeMin: 5 }],
      },
      {
        id: 14,
        name: 'Place PAL',
        slug: 'pal',
        goesFirst: true,
        score: 0,
        link: '/case/decision-point/2/procedure-result',
        why: 'It still helps, but it comes late.',
        effects: [{ sets: { 'arterial-line': true } }],
        work: [{ when: ['not arterial-line'], takesMin: 8, resultMin: 5 }],
      },
      {
        id: 15,
        name: 'Place UVC',
        slug: 'uvc',
        score: -1,
        lostMin: 25,
        link: '/case/decision-point/2/negative',
        why: 'Still not the time: 20 to 40 min under drapes, and she is unstable with her CO2 high.',
      },
      {
        id: 16,
        name: 'Place UAC',
        slug: 'uac',
        score: -1,
        lostMin: 25,
        link: '/case/decision-point/2/negative',
        why: 'It takes the longest and often fails, while she is unstable; a PAL gives you the same data in minutes.',
      },
    ],
    Departure: [
      {
        id: 17,
        name: 'Ready to depart',
        slug: 'ready',
        score: 0,
        link: '/case/decision-point/2/negative',
        why: 'Pressure and CO2 are still moving.',
      },
      {
        id: 18,
        name: 'Not ready to depart',
        slug: 'not-ready',
        score: 1,
        link: '/case/decision-point/2/results',
        why: 'One more cycle of treatment is worth it.',
      },
    ],
  },
  pages: [...pointTwoTreatmentPages, ...pointTwoProcedurePages, ...pointTwoOutcomePages],
  course: [
    { when: [{ exactly: 3, of: roadsClosed }], monitor: -1, gas: -1 },
    { when: [{ exactly: 2, of: roadsClosed }], gas: -1 },
    { when: [{ exactly: 0, of: roadsClosed }], monitor: 1, gas: 1 },
    { when: ['chose map-24'], monitor: 1 },
    { when: ['stopped ino'], monitor: 1 },
    turnedBackAtTheDoor,
    twoUmbilicalAttempts,
  ],
}
