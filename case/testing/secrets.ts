import { CASE_ID } from '../records/collections.ts'
import type { CheckedPart, WorkId } from '../records/preparation.ts'
import { PROVIDER, roleIds } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import { asksOf, numbersOf, optionsOf } from '../rules/asks.ts'
import { bedsideHistory } from '../rules/bedside.ts'
import { isLeft } from '../rules/injections.ts'
import { hasComeTo } from '../rules/places.ts'
import { isAllDecided } from '../rules/points.ts'
import { decisionOn } from '../rules/questions.ts'
import { answerField } from '../rules/role-fields.ts'
import { answersOn, misfitOf, openMisfit } from '../rules/second-check.ts'
import { verdictOn } from '../rules/step-answers.ts'
import { isReportDue } from '../rules/way-on.ts'
import { workUnits } from '../rules/work-units.ts'
import type { Text } from '../story/condition.ts'
import type { CaseContent } from '../story/content.ts'
import type { DecisionStory, PageRow } from '../story/decision-story.ts'
import type { Injection } from '../story/injection.ts'
import { IN_BRACES } from '../story/resolve-text.ts'
import type { CheckStep, TaskStep } from '../story/task.ts'
import type { Audience } from '../views/view.ts'

/** Words that must not be read before they are due. */
export interface Secret {
  readonly text: string
  readonly isDue: (state: CaseState, audience: Audience) => boolean
}

const never = () => false
/** A Provider who is a stand-in has said it aloud: captions tell it. */
const isSaid =
  (words: string): Secret['isDue'] =>
  ({ records }) =>
    Object.values(records.Recording).some(({ captions }) => captions?.some(({ text }) => text.includes(words)))
const always = () => true
const secret = (isDue: Secret['isDue'], ...texts: readonly (Text | undefined)[]): Secret[] =>
  texts.flatMap((text) => piecesOf(text)).map((text) => ({ text, isDue }))

// Shorter words are said in many places.
const LONG_ENOUGH = 12

function piecesOf(text: Text = []): string[] {
  const pieces =
    typeof text === 'string' ? [text] : text.map((piece) => (typeof piece === 'string' ? piece : piece.text))
  return pieces
    .flatMap((piece) => piece.replace(IN_BRACES, '\n').split('\n'))
    .filter((piece) => piece.trim().length >= LONG_ENOUGH)
}

/** For tests: everything of the story that a view must hold back, with when it is due. */
export const secretsOf = (content: CaseContent): readonly Secret[] => [
  // Machines and drugs are called by their names everywhere.
  ...secret(always, ...Object.values(content.machines).map(({ name }) => name)),
  ...secret(
    always,
    ...content.preparationTasks.flatMap((task) => (task.kind === 'mix' ? task.drugs : [])).map(({ name }) => name),
  ),
  ...callSecrets(content),
  ...debriefSecrets(content),
  ...questionSecrets(content),
  ...preparationSecrets(content),
  ...challengeSecrets(content),
  ...reportSecrets(content),
  ...secretsOfEvents(content),
  ...content.decisionStories.flatMap((story, index) => pointSecrets(content, story, index + 1)),
]

export const secretsOfEvents = (content: CaseContent): readonly Secret[] =>
  content.injections.flatMap((event) => eventSecrets(content, event))

function callSecrets({ call, summary, handover, patient, objectives, scoreScale }: CaseContent): Secret[] {
  return [
    ...secret(
      (state, audience) => audience === PROVIDER && state.records.Call[CASE_ID]?.answeredAt != null,
      ...call.captions,
    ),
    ...[...call.captions, ...[...summary.items, ...handover.items].map(({ fullText }) => fullText)]
      .flatMap(piecesOf)
      .map((text) => ({ text, isDue: isSaid(text) })),
    ...secret(
      never,
      ...[...patient.conclusions, ...patient.aircraft].map(({ value }) => value),
      ...objectives.map(({ text }) => text),
      ...scoreScale.bands.map(({ advice }) => advice),
    ),
  ]
}

const debriefSecrets = (content: CaseContent): Secret[] =>
  secret(
    (state, roleId) => roleId !== null && isReportDue(state, content, roleId),
    ...content.debrief.flatMap(({ prompts }) => prompts.map(({ text }) => text)),
  )

const questionSecrets = ({ questions }: CaseContent): Secret[] =>
  questions.flatMap((question) =>
    secret(
      (state) => decisionOn(state, question) !== null,
      ...question.options.flatMap(({ why, bridge }) => [why, bridge]),
      question.note,
    ),
  )

function preparationSecrets(content: CaseContent): Secret[] {
  const { reviewPoints, bands, orderPuzzle } = content.preparation
  const isOrderSent = (state: CaseState) =>
    state.records.Work.OrderPharmacy?.steps.some(({ slug }) => slug === 'send') ?? false
  return [
    ...secret(isOrderSent, ...reviewPoints.map(({ afterOrder }) => afterOrder)),
    ...secret(
      (state) => state.records.CaseTaskTime[CASE_ID]?.TransportStopTime != null,
      ...bands.map(({ advice }) => advice),
      ...orderPuzzle,
    ),
    ...workUnits(content).flatMap(({ id, steps }) => steps.flatMap((step) => stepSecrets(content, id, step))),
  ]
}

function stepSecrets(content: CaseContent, id: WorkId, step: TaskStep): Secret[] {
  const isDone = (state: CaseState) => state.records.Work[id]?.steps.some(({ slug }) => slug === step.slug) ?? false
  const isVerdict = (hint: string) => (state: CaseState) => {
    const wrong = state.records.Work[id]?.wrong
    return step.kind === 'numbers' && wrong != null && verdictOn(step, wrong) === hint
  }
  return [
    ...secret(isDone, step.reading),
    ...(step.kind === 'check' ? checkSecrets(content, id, step) : []),
    ...(step.kind === 'numbers' ? step.asks : []).flatMap(({ slug, working }) =>
      secret((state) => isDone(state) || (state.records.Work[id]?.parts.includes(slug) ?? false), working),
    ),
    ...hintsOf(step).flatMap((hint) => secret(isVerdict(hint), hint)),
  ]
}

/** What was made is shown to who is asked to check it; what RN finds, after it was sent back. */
function checkSecrets(content: CaseContent, id: WorkId, { made, misfits }: CheckStep): Secret[] {
  const isAsked = (state: CaseState) => state.records.Work[id]?.checkAskedAt != null
  const isNamed = (part: CheckedPart) => (state: CaseState) => answersOn(state, id).at(-1)?.part === part
  return [
    ...made.flatMap(({ slug, value, again }) => [
      ...(slug === 'drawn' ? secret(isAsked, value) : []),
      ...secret(isNamed(slug), again),
    ]),
    ...misfits.flatMap((misfit) => [
      ...secret((state) => isAsked(state) && openMisfit(state, content, id) === misfit, misfit.value),
      ...secret(
        (state) => isNamed(misfit.part)(state) && misfitOf(state, content, id) === misfit,
        misfit.what,
        misfit.mend,
      ),
    ]),
  ]
}

/** Everything that is said only in answer to a mistake. */
function hintsOf(step: TaskStep): string[] {
  const found: string[] = [step.ifSkipped]
  JSON.stringify(step, (key, value) => {
    if (key === 'hint') found.push(value)
    return value
  })
  return found
}

function challengeSecrets(content: CaseContent): Secret[] {
  const isAtChallenge: Secret['isDue'] = (state, roleId) =>
    roleId !== null && hasComeTo({ state, content, roleId }, 'challenge')
  const isAllDone = (state: CaseState) => {
    const done = state.records.ChallengeStatus[CASE_ID]
    return Boolean(done?.Provider && done.Therapist && done.Nurse)
  }
  return asksOf(content).flatMap((ask) => [
    ...(ask.kind === 'numbers' ? secret(isAtChallenge, ask.formula) : []),
    ...secret(
      isAllDone,
      ...ask.working,
      ...((ask.kind === 'numbers' && ask.teaching) || []),
      ...(ask.kind === 'suggestion' ? [ask.settledNote] : []),
      ...optionsOf(ask).map(({ verdict }) => verdict),
      ...numbersOf(ask).flatMap(({ wrongIdeas }) => wrongIdeas.map(({ why }) => why)),
    ),
  ])
}

const reportSecrets = (content: CaseContent): Secret[] =>
  content.bedsideReport.items.flatMap(({ slug, text }) => {
    const asking = content.bedsideReport.questions.filter(({ reveals }) => reveals.includes(slug))
    return secret((state, roleId) => {
      const asked = state.records.AskedQuestions[CASE_ID]?.asked ?? []
      if (roleId === null) return false
      const isAsked = asked.some((one) => asking.some((question) => question.slug === one.slug))
      return isAsked || hasComeTo({ state, content, roleId }, 'bedside-report')
    }, text)
  })

function pointSecrets(content: CaseContent, story: DecisionStory, point: number): Secret[] {
  const progressOf = (state: CaseState) => state.records.PointProgress[point]
  const isOpened = (state: CaseState) => progressOf(state)?.openedAt != null
  const isOver = (state: CaseState) => {
    const [record, progress] = [state.records.DecisionPoint[point], progressOf(state)]
    return record !== undefined && progress !== undefined && isAllDecided({ record, progress })
  }
  const isChosen = (row: PageRow) => (state: CaseState) => {
    if (row.slug === 'default') return isOpened(state)
    if (row.page === 'results') return progressOf(state)?.resultsAt != null
    return bedsideHistory(state, content)[point - 1]?.chosen.has(row.slug) ?? false
  }
  return [
    ...secret(
      (state) => progressOf(state)?.callSince != null,
      ...(story.callBefore?.gaps ?? []).map(({ text }) => text),
    ),
    ...secret(isOpened, ...story.situation.map(({ text }) => text)),
    ...Object.values(story.groups).flatMap((options) => [
      ...secret(isOpened, ...options.map(({ name }) => name)),
      ...secret(isOver, ...options.map(({ why }) => why)),
    ]),
    ...story.pages.flatMap((row) => [
      ...secret(isOver, row.teaching, ...(row.films ?? []).map(({ finding }) => finding)),
      ...secret(isChosen(row), row.title, ...row.facts),
    ]),
  ]
}

/**
 * What a role sees of an event, and its answers, are for that role; hints, what was done and what came of it come when they are due.
 * Told from the record alone, in other words than those of the rules: what is to be found is told once somebody has found it, or it is over.
 */
function eventSecrets(content: CaseContent, event: Injection): Secret[] {
  const { answer, sign, display, look, onMonitor, seen } = event
  const recordIn = (state: CaseState) => state.records.Injection[event.slug]
  const isInTime = (state: CaseState) => Object.keys(state.records.Course).length > 0
  const isOver = (state: CaseState) => {
    const record = recordIn(state)
    if (!record || record.resolved) return record !== undefined
    return onMonitor && isInTime(state) ? record.over !== undefined : isLeft(state, content, { event, record })
  }
  const isHidden = (state: CaseState) =>
    look !== undefined && isInTime(state) && !recordIn(state)?.recognised && !isOver(state)
  const isShown: Secret['isDue'] = (state, roleId) =>
    roleId !== null &&
    recordIn(state) !== undefined &&
    !hasComeTo({ state, content, roleId }, 'final-report') &&
    (sign !== undefined || seen[answerField[roleId]] !== undefined) &&
    !isHidden(state)
  const isOwn: Secret['isDue'] = (state, roleId) =>
    roleId === event.roleId && isShown(state, roleId) && !isOver(state) && recordIn(state)?.left === undefined
  const isInSight = (state: CaseState) => recordIn(state) !== undefined && !isOver(state)
  const lastTry = (state: CaseState) => recordIn(state)?.tries.at(-1)?.answer
  const options = answer.kind === 'number' ? [] : answer.options
  return [
    ...secret(never, event.title),
    ...secret(isShown, sign),
    // What a device shows is there to be seen before anybody says what it means.
    ...secret((state, roleId) => isShown(state, roleId) || isInSight(state), display?.reading, look?.reading),
    ...roleIds.flatMap((role) =>
      secret((state, roleId) => roleId === role && isShown(state, roleId), seen[answerField[role]]),
    ),
    ...secret(isOwn, answer.question, ...options.map(({ name }) => name)),
    ...options.flatMap(({ slug, hint }) =>
      secret((state, roleId) => isOwn(state, roleId) && lastTry(state) === slug, hint),
    ),
    ...(answer.kind === 'number' ? [...answer.wrong.map(({ hint }) => hint), answer.hint] : []).flatMap((hint) =>
      secret((state, roleId) => isOwn(state, roleId) && lastTry(state) !== undefined, hint),
    ),
    ...secret((state, roleId) => isShown(state, roleId) && Boolean(recordIn(state)?.resolved), event.resolved),
    ...secret((state, roleId) => isShown(state, roleId) && isOver(state) && !recordIn(state)?.resolved, event.ifLeft),
  ]
}
