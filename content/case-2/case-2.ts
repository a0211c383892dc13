import type { CaseContent } from '#case/story/content.ts'
import { teamRating } from '../texts/team-rating.ts'
import { arrival, asFound, facts, gases, reads, settings } from './bedside.ts'
import { bedsideReport } from './bedside-report.ts'
import { call } from './call.ts'
import { challenge } from './challenge.ts'
import { debrief, moments } from './debrief.ts'
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
import { standIns } from './stand-ins/stand-ins.ts'
import { summary } from './summary.ts'
import { airwayCard } from './tasks/airway-card.ts'
import { airwayKit } from './tasks/airway-kit.ts'
import { medPumps } from './tasks/med-pumps.ts'
import { mixedMeds } from './tasks/mixed-meds.ts'
import { orderPharmacy } from './tasks/order-pharmacy.ts'
import { salineStep, syringesMl } from './tasks/recipes.ts'
import { ventBlender } from './tasks/vent-blender.ts'
import { transportMode } from './transport-mode.ts'
import { vitalStats } from './vital-stats.ts'
import { callTiming } from './voice/call-timing.ts'

/** A six-day-old boy with a closing duct and a critically narrow arch, to be brought by road to a cardiac surgical center. */
export const case2: CaseContent = {
  story: {
    id: 'case-2',
    version: 1,
    title: 'The grey baby',
    language: 'en',
    about:
      'A six-day-old boy is carried into an emergency department, grey and cold. Your team takes the call, prepares, and brings him to a center.',
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
  preparationTasks: [medPumps, orderPharmacy, mixedMeds, airwayCard, ventBlender, airwayKit],
  challenge,
  bedsideReport,
  asFound,
  instruments,
  groups,
  decisionStories,
  harmPage: 'harm',
  films,
  machines,
  settings,
  gases,
  infusions,
  boluses: [salineStep],
  facts,
  reads,
  syringesMl,
  arrival,
  handover,
  lostTo: 'lines, tests and a departure too early',
  notYetFilmed,
  objectives,
  metrics,
  moments,
  scoreScale,
  equals,
  unreached,
  saidOnPurpose,
  writtenFor: ['grey-baby', 'ductus-opening', 'apnea', 'door'],
  debrief,
  teamRating,
  decisionPoints,
  vitalStats,
  standIns,
  hints,
  prompts,
  injections,
  orders,
  monitorCourse,
  devices,
}
