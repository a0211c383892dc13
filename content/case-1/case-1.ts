import type { CaseContent } from '#case/story/content.ts'
import { flows } from '../flows/flows.ts'
import { arrival, asFound } from './bedside.ts'
import { bedsideReport } from './bedside-report.ts'
import { call } from './call.ts'
import { challengeOne, challenges, challengeTwo } from './challenges.ts'
import { debrief, teamRating } from './debrief.ts'
import { decisionPoints, decisionStories } from './decision-points/decision-points.ts'
import { handover, notYetFilmed } from './handover.ts'
import { infusions } from './infusions.ts'
import { injections } from './injections/injections.ts'
import { machines } from './machines.ts'
import { metrics } from './metrics.ts'
import { objectives } from './objectives.ts'
import { patient } from './patient.ts'
import { preparation } from './preparation.ts'
import { prompts } from './prompts.ts'
import { responseTime } from './response-time.ts'
import { roleQuestions } from './role-questions.ts'
import { scoreScale } from './score-bands.ts'
import { standIns } from './stand-ins.ts'
import { summary } from './summary.ts'
import { calibrateIno } from './tasks/calibrate-ino.ts'
import { epiChallenge } from './tasks/epi-challenge.ts'
import { medPumps } from './tasks/med-pumps.ts'
import { mixedMeds } from './tasks/mixed-meds.ts'
import { orderPharmacy } from './tasks/order-pharmacy.ts'
import { salineBolus } from './tasks/recipes.ts'
import { transportMode } from './transport-mode.ts'
import { vitalStats } from './vital-stats.ts'
import { callTiming } from './voice/call-timing.ts'

/** A term newborn with meconium aspiration and pulmonary hypertension, to be flown to an ECMO center. */
export const case1: CaseContent = {
  story: { id: 'case-1', version: 2 },
  flows,
  patient,
  call,
  callTiming,
  summary,
  questions: { 'transport-mode': transportMode, 'response-time': responseTime },
  preparation,
  preparationTasks: { medPumps, orderPharmacy, mixedMeds, epiChallenge, calibrateIno },
  challengeOne,
  challengeTwo,
  roleQuestions,
  bedsideReport,
  asFound,
  decisionStories,
  machines,
  infusions,
  salineBolus,
  arrival,
  handover,
  notYetFilmed,
  objectives,
  metrics,
  scoreScale,
  debrief,
  teamRating,
  decisionPoints,
  vitalStats,
  standIns,
  prompts,
  injections,
  challenges,
}
