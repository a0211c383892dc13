import type { CaseContent } from '#case/story/content.ts'
import { teamRating } from '../texts/team-rating.ts'
import { arrival, asFound, facts, gases, reads, settings } from './bedside.ts'
import { bedsideReport } from './bedside-report.ts'
import { call } from './call.ts'
import { challenge } from './challenge.ts'
import { debrief } from './debrief.ts'
import { decisionPoints, decisionStories, films, groups } from './decision-points/decision-points.ts'
import { flows } from './flows/flows.ts'
import { handover, notYetFilmed } from './handover.ts'
import { hints } from './hints.ts'
import { infusions } from './infusions.ts'
import { injections } from './injections/injections.ts'
import { devices, instruments, monitorCourse } from './instruments.ts'
import { machines } from './machines.ts'
import { metrics } from './metrics.ts'
import { objectives } from './objectives.ts'
import { saidOnPurpose, unreached } from './on-purpose.ts'
import { orders } from './orders/orders.ts'
import { patient } from './patient.ts'
import { preparation } from './preparation.ts'
import { prompts } from './prompts.ts'
import { responseTime } from './response-time.ts'
import { equals, scoreScale } from './score-bands.ts'
import { standIns } from './stand-ins.ts'
import { summary } from './summary.ts'
import { calibrateIno } from './tasks/calibrate-ino.ts'
import { epiChallenge } from './tasks/epi-challenge.ts'
import { medPumps } from './tasks/med-pumps.ts'
import { mixedMeds } from './tasks/mixed-meds.ts'
import { orderPharmacy } from './tasks/order-pharmacy.ts'
import { codeEpinephrine, salineBolus, syringesMl } from './tasks/recipes.ts'
import { transportMode } from './transport-mode.ts'
import { vitalStats } from './vital-stats.ts'
import { callTiming } from './voice/call-timing.ts'

/** A term newborn with meconium aspiration and pulmonary hypertension, to be flown to an ECMO center. */
export const case1: CaseContent = {
  story: {
    id: 'case-1',
    version: 3,
    title: 'A newborn far from a center',
    language: 'en',
    about:
      'A hospital calls about a newborn who is a few hours old and not well. Your team decides how to go, prepares, and brings her to a center.',
    minutes: { from: 60, to: 90 },
    writtenBy: 'The makers of this trainer',
    reviewedBy: null,
  },
  flows,
  patient,
  call,
  callTiming,
  summary,
  questions: [transportMode, responseTime],
  preparation,
  preparationTasks: [medPumps, orderPharmacy, mixedMeds, epiChallenge, calibrateIno],
  challenge,
  bedsideReport,
  asFound,
  instruments,
  groups,
  decisionStories,
  harmPage: 'negative',
  films,
  machines,
  settings,
  gases,
  infusions,
  boluses: [salineBolus],
  facts,
  reads,
  codeDoses: [codeEpinephrine],
  syringesMl,
  arrival,
  handover,
  lostTo: 'umbilical lines',
  notYetFilmed,
  objectives,
  metrics,
  scoreScale,
  equals,
  unreached,
  saidOnPurpose,
  writtenFor: ['first-ten-minutes', 'new-support', 'sudden-change', 'leave-or-stay', 'in-cruise'],
  debrief,
  teamRating,
  decisionPoints,
  vitalStats,
  standIns,
  hints,
  prompts,
  injections,
  monitorCourse,
  devices,
  orders,
}
