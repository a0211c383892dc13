import type { DecisionStory } from '#case/story/decision-story.ts'
import { pointFiveOutcomePages } from './point-five-outcome-pages.ts'
import { pointFiveProcedurePages } from './point-five-procedure-pages.ts'
import { pointFiveSituation } from './point-five-situation.ts'
import { pointFiveTreatmentPages } from './point-five-treatment-pages.ts'
import { moreEpinephrine, sameSupport } from './shared-course.ts'
import { withoutLineBefore } from './shared-links.ts'

export const pointFive: DecisionStory = {
  slug: 'in-cruise',
  recordedAs: { docId: '5', flow: 'decisionPointFive' },
  title: 'In cruise: everything falls at once',
  time: '11:35',
  lateTime: '12:35',
  stretch: { slug: 'flight', label: 'Flight' },
  event: {
    name: 'the supply failure',
    duringIt: 'where the supply was still failing',
    monitor: 2,
    gas: 1,
    sets: { 'supply-fails': true },
  },
  situation: pointFiveSituation,
  groups: {
    Ventilator: [
      {
        id: 1,
        name: 'Switch to Tanks',
        slug: 'switch-tanks',
        score: 1,
        link: '/case/decision-point/5/ventilator-ino',
        why: 'The fault is the source gas; the sled carries 4 cylinders for exactly this.',
        effects: [{ sets: { 'supply-fails': false } }],
      },
      {
        id: 2,
        name: 'Raise MAP to 22',
        slug: 'raise-map',
        score: 0,
        link: '/case/decision-point/5/ventilator',
        why: 'The machine cannot deliver what it is already asked for.',
        effects: [{ sets: { map: 22 } }],
      },
      {
        id: 3,
        name: 'Raise iNO to 40 ppm',
        slug: 'ino-40',
        score: 0,
        link: '/case/decision-point/5/ventilator-ino',
        why: 'It treats the lung vessels for a plumbing fault.',
        effects: [{ sets: { ino: 40 } }],
      },
      {
        id: 4,
        name: 'Hand-bag without iNO',
        slug: 'hand-bag',
        score: 0,
        link: '/case/decision-point/5/ventilator',
        why: 'A stop-gap: this bag and the backup bag with NO use the same failing outlet, and a self-inflating bag gives cabin air.',
        effects: [{ sets: { machine: 'bag', ino: 0 } }],
      },
    ],
    Medications: [
      {
        id: 5,
        name: 'No new medication',
        slug: 'none',
        score: 1,
        link: '/case/decision-point/5/medication',
        why: 'The infusions run; fix the oxygen first.',
      },
      {
        id: 6,
        name: 'Dopamine',
        slug: 'dopamine',
        score: 0,
        link: '/case/decision-point/5/medication',
        why: 'Pressure falls because oxygen falls.',
        effects: [{ sets: { dopamine: 15 } }],
      },
      {
        id: 7,
        name: 'Epinephrine',
        slug: 'epinephrine',
        score: 0,
        link: '/case/decision-point/5/medication',
        why: 'The drip is on; the code dose of 0.64 mL is only for an HR below 60 despite ventilation.',
        effects: moreEpinephrine,
      },
      {
        id: 8,
        name: 'Saline bolus',
        slug: 'saline-bolus',
        score: 0,
        link: '/case/decision-point/5/medication',
        why: 'Volume is not the problem.',
        effects: [{ gives: { saline: 1 } }],
      },
    ],
    Procedure: [
      {
        id: 9,
        name: 'Check tube, drain and gas source (DOPE)',
        slug: 'dope',
        score: 1,
        link: '/case/decision-point/5/procedure',
        why: 'Displacement no, obstruction no, pneumothorax no, equipment yes.',
      },
      {
        id: 10,
        name: 'Check tidal volume',
        slug: 'tidal',
        score: 1,
        link: '/case/decision-point/5/procedure-tidal',
        why: 'Equal loss on both sides with low delivered pressure points away from the lung.',
      },
      {
        id: 11,
        name: 'Obtain iSTAT',
        slug: 'istat',
        takes: 'gas',
        score: 0,
        link: '/case/decision-point/5/procedure-istat',
        links: [{ ...withoutLineBefore, link: '/case/decision-point/5/procedure-result' }],
        why: 'After the fix, not before.',
      },
      {
        id: 12,
        name: 'Needle right chest again',
        slug: 'needle',
        score: 0,
        link: '/case/decision-point/5/procedure-result',
        why: 'No glow and a swinging drain: no air has come back.',
      },
      {
        id: 13,
        name: 'Change ETT',
        slug: 'change-ett',
        score: -10,
        link: '/case/decision-point/5/negative',
        why: 'It takes a proven airway from a hypoxic baby in a dark, moving cabin.',
      },
    ],
  },
  pages: [...pointFiveTreatmentPages, ...pointFiveProcedurePages, ...pointFiveOutcomePages],
  course: [
    // Losing the airway outweighs everything else that was done.
    { when: ['chose change-ett'], rows: { monitor: 4, gas: 4 } },
    { when: ['not chose change-ett', 'chose switch-tanks'], rows: 'as before' },
    // The cylinders are open in every run: RT opens them late if nobody chose to.
    { when: ['not chose change-ett', 'not chose switch-tanks'], monitor: 1, gas: 1 },
  ],
  leaving: { sets: { ...sameSupport, 'supply-fails': false } },
}
