import { z } from 'zod'
import { providerChallange } from '../records/challenge.ts'
import { decisionPoint } from '../records/decision-point.ts'
import { story } from '../records/run.ts'
import { vitalStats } from '../records/vital-stats.ts'
import { bedside, machine } from './bedside.ts'
import { bedsideReport } from './bedside-report.ts'
import { briefing } from './briefing.ts'
import { call, callTiming } from './call.ts'
import { challengeOne, challengeTwo, roleQuestions } from './challenge.ts'
import { condition } from './condition.ts'
import { baseline } from './course.ts'
import { decisionStory, machinePanel } from './decision-story.ts'
import { debriefPhase, objective, scoreScale, teamRating } from './final-report.ts'
import { flow } from './flow.ts'
import { injections } from './injection.ts'
import { metric } from './metric.ts'
import { patient } from './patient.ts'
import { preparation } from './preparation.ts'
import { question, responseQuestion } from './question.ts'
import { bolusRecipe, infusion } from './recipe.ts'
import { list, named, words } from './shape.ts'
import { standInWords } from './stand-ins.ts'
import { epiChallenge, mixingTask, orderTask, task } from './task.ts'

/** The story, handed in as data. The rules know no newborn. */
export const caseContent = z
  .strictObject({
    /** Raised whenever what somebody may meet in it changes. */
    story: story.pick({ id: true, version: true }).readonly(),
    /** By role id: Provider, RT, RN. */
    flows: z.tuple([flow, flow, flow]).readonly(),
    patient,
    call,
    callTiming,
    summary: briefing,
    questions: z.strictObject({ 'transport-mode': question, 'response-time': responseQuestion }).readonly(),
    preparation,
    preparationTasks: z
      .strictObject({
        medPumps: task,
        orderPharmacy: orderTask,
        mixedMeds: mixingTask,
        epiChallenge,
        calibrateIno: task,
      })
      .readonly(),
    challengeOne,
    challengeTwo,
    roleQuestions,
    bedsideReport,
    /** The newborn as the team finds her. */
    asFound: bedside,
    decisionStories: list(decisionStory),
    machines: z.record(machine, machinePanel).readonly(),
    /** What may run into her, in the order of the pumps, and a bolus of saline. */
    infusions: list(infusion),
    salineBolus: bolusRecipe,
    /** What is so of everyone who arrives. */
    arrival: baseline,
    handover: briefing,
    /** What the newest film of the team does not show, and when. */
    notYetFilmed: list(z.strictObject({ what: words, when: condition }).readonly()),
    objectives: named(objective),
    metrics: named(metric),
    scoreScale,
    debrief: named(debriefPhase),
    teamRating,
    /** Records as a run starts with them. */
    decisionPoints: list(decisionPoint),
    vitalStats,
    challenges: providerChallange,
    standIns: standInWords,
    /** What an educator can say to help, by the path of a step, from gentle to plain. */
    prompts: z.record(z.string(), list(words)).readonly(),
    /** What an educator may let happen. */
    injections,
  })
  .readonly()
export type CaseContent = z.infer<typeof caseContent>
