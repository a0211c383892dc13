import { z } from 'zod'
import { decisionPoint } from '../records/decision-point.ts'
import { vitalStats } from '../records/vital-stats.ts'
import { about } from './about.ts'
import { challenge } from './ask.ts'
import { bedside } from './bedside.ts'
import { bedsideReport } from './bedside-report.ts'
import { briefing } from './briefing.ts'
import { call, callTiming } from './call.ts'
import { condition } from './condition.ts'
import { baseline } from './course.ts'
import { decisionStory, machinePanel } from './decision-story.ts'
import { bedsideFact, givenGas, machineSetting } from './declared.ts'
import { deviceLookedAt } from './device.ts'
import { film } from './film.ts'
import { objective, promptedPhase, scoreScale, teamRating } from './final-report.ts'
import { flow } from './flow.ts'
import { group } from './group.ts'
import { hints } from './hints.ts'
import { injections } from './injection.ts'
import { metric, storyMoment } from './metric.ts'
import { monitorCourse } from './monitor-course.ts'
import { orders } from './orders.ts'
import { patient } from './patient.ts'
import { preparation } from './preparation.ts'
import { question } from './question.ts'
import { bolus, codeDose, infusion } from './recipe.ts'
import { list, named, namedIfAny, positive, slug, words } from './shape.ts'
import { instruments } from './sign.ts'
import { standInWords } from './stand-ins.ts'
import { task } from './task.ts'

/**
 * The story, handed in as data. The rules know no newborn, no drug and no machine; but two fields of records are called MAP and RR, as the
 * specification has them, whatever machine they are set on, and the report can work out an oxygenation index.
 */
export const caseContent = z
  .strictObject({
    story: about,
    /** By role id: Provider, RT, RN. */
    flows: z.tuple([flow, flow, flow]).readonly(),
    patient,
    call,
    callTiming,
    summary: briefing,
    /** Asked before departure, in this order. */
    questions: namedIfAny(question),
    preparation,
    /** In the order in which they are listed. */
    preparationTasks: list(task),
    /** What is asked on the way to the aircraft, if anything is. */
    challenge: challenge.exactOptional(),
    bedsideReport,
    /** The newborn as the team finds it. */
    asFound: bedside,
    /** What monitor and analyser show, value by value. */
    instruments,
    /** What is decided at points, in the order in which a point lists them. */
    groups: list(group),
    decisionStories: list(decisionStory),
    /** The page of a point that tells what went wrong. */
    harmPage: slug,
    /** The films that pages show. */
    films: z.record(slug, film).readonly(),
    /** What may breathe for the newborn, by its name, what is set on them, and gases that are given beside it. */
    machines: z.record(slug, machinePanel).readonly(),
    settings: list(machineSetting),
    gases: list(givenGas),
    /** What may run into the newborn, in the order of the pumps, and what is given at once. */
    infusions: list(infusion),
    boluses: list(bolus),
    /** Whatever else choices set and conditions read. */
    facts: list(bedsideFact),
    /** What the rules ask of the bedside. What is not said is never so. */
    reads: z
      .strictObject({
        /** A gas is of an artery, and not of the heel. */
        arterialSample: condition.exactOptional(),
        /** The monitor has its pressure from an artery. */
        arterialPressure: condition.exactOptional(),
        /** Everything is an hour later than it was to be. */
        late: condition.exactOptional(),
        /** What is set is not what is delivered, so a gas gives no index. */
        noIndex: condition.exactOptional(),
      })
      .readonly(),
    codeDoses: list(codeDose).exactOptional(),
    /** What can be drawn up at once, in mL. */
    syringesMl: list(positive).exactOptional(),
    /** What is so of everyone who arrives. */
    arrival: baseline,
    handover: briefing,
    /** On what choices that take hands from the newborn lose their minutes, all together. */
    lostTo: words,
    /** What the newest film of the team does not show, and when. */
    notYetFilmed: list(z.strictObject({ what: words, when: condition }).readonly()),
    objectives: named(objective),
    metrics: named(metric),
    /** What of this story is worth talking about, beside what is found in every run. */
    moments: namedIfAny(storyMoment).exactOptional(),
    scoreScale,
    /**
     * Choices at which more than one way is best, by the name of their advice, and why. Of a list: what may be done or left
     * beside all that helps.
     */
    equals: list(z.strictObject({ choice: words, options: list(slug), why: words }).readonly()).exactOptional(),
    /** What never comes up in any run, by its place as the check names it, and why it stands there all the same. */
    unreached: list(z.strictObject({ at: words, why: words }).readonly()).exactOptional(),
    /** Numbers with their units, as “9 mL”, that a text says and no data give: where it begins, and why they stand there. */
    saidOnPurpose: list(z.strictObject({ at: words, says: list(words), why: words }).readonly()).exactOptional(),
    /** The points for which all that speaks of points was last read through. */
    writtenFor: list(slug).exactOptional(),
    debrief: named(promptedPhase),
    teamRating,
    /** Records as a run starts with them. */
    decisionPoints: list(decisionPoint),
    vitalStats,
    standIns: standInWords,
    /** For who practises alone, by kind of page. */
    hints,
    /** What an educator can say to help, by point, else by the path of a step, from gentle to plain. */
    prompts: z.record(z.string(), list(words)).readonly(),
    /** What an educator may let happen. */
    injections,
    /** What can be looked at, where something may be the matter without a word. */
    devices: namedIfAny(deviceLookedAt).exactOptional(),
    /** How the monitor moves in time. Without: it goes from row to row as soon as it can. */
    monitorCourse: monitorCourse.exactOptional(),
    /** What RT and RN carry out of what is decided. Without: nothing is called or read back. */
    orders: orders.exactOptional(),
  })
  .readonly()
export type CaseContent = z.infer<typeof caseContent>
