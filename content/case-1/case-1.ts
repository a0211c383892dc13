import type { CaseContent } from '#case/content.ts'
import { flows } from '../flows/flows.ts'
import { challenges } from './challenges.ts'
import { decisionPoints } from './decision-points/decision-points.ts'
import { vitalStats } from './vital-stats.ts'

/** A term newborn with meconium aspiration and pulmonary hypertension, to be flown to an ECMO center. */
export const case1: CaseContent = { flows, decisionPoints, vitalStats, challenges }
