import type { WorkId } from '../records/preparation.ts'
import { PROVIDER, RN, type RoleId, RT } from '../records/roles.ts'
import { answerersOf, asksOf } from '../rules/asks.ts'
import { placeOf } from '../rules/places.ts'
import { progressOf } from '../rules/points.ts'
import { askedOf } from '../rules/questions.ts'
import { openMisfit } from '../rules/second-check.ts'
import { isLed } from '../rules/steps.ts'
import { unitOf } from '../rules/work-units.ts'
import { type Given, rightAnswers, rightAnswerTo } from '../stand-ins/right-answers.ts'
import type { DecisionStory } from '../story/decision-story.ts'
import type { Question, QuestionField } from '../story/question.ts'
import type { TaskStep } from '../story/task.ts'
import { carryOut } from './carry-out.ts'
import { type HowToWalk, Trio, uids } from './trio.ts'
import type { PointChoices } from './walk-choices.ts'

/** For tests: a trio that walks the case, all of it or a stretch, doing what is right and deciding what it is told. */
export class Walk extends Trio {
  /** How long briefing and handover are. */
  readonly #spokenMs: number

  constructor({ spokenMs = 60_000, ...how }: HowToWalk = {}) {
    super(how)
    this.#spokenMs = spokenMs
  }

  /** From the call to the start of the clock. */
  toPreparation({ mode = 'Fixed wing (Airplane)', time = '<30 min' } = {}): void {
    this.do(PROVIDER, { kind: 'answer-call' })
    this.wait(90_000)
    this.go(PROVIDER)
    this.wait(60_000)
    this.record('summary')
    this.go(PROVIDER)
    for (const role of [RT, RN] as const) {
      for (const item of this.content.summary.items.keys()) {
        this.do(role, { kind: 'tick-item', list: 'summary', item, isTicked: true })
      }
      this.do(role, { kind: 'mark-listened' })
      this.go(role)
    }
    this.go(PROVIDER)
    for (const question of this.content.questions)
      this.#answerQuestion(question, { ResponseSelection: mode, ResponseTime: time })
    this.go(PROVIDER)
  }

  /** All that are asked it say what they are given to say, or what is right; then they read what came of it. */
  #answerQuestion(question: Question, said: { readonly [F in QuestionField]: string }): void {
    const asked = askedOf(question)
    const right = question.options.find(({ slug }) => slug === question.right)
    const option = question.fills ? said[question.fills] : right?.name
    for (const role of [RT, RN, PROVIDER].filter((one) => asked.includes(one)) as RoleId[]) {
      this.do(role, { kind: 'answer-question', question: question.slug, option: option ?? '' })
    }
    for (const role of asked) this.go(role)
    const isFree = (role: RoleId) => {
      const next = this.content.flows[role][placeOf(this.state, role) + 1]
      return next !== undefined && !isLed(next)
    }
    for (const role of asked) if (isFree(role)) this.go(role)
  }

  /** From the call to the first decision at the bedside. */
  toDecisions(answers: { mode?: string; time?: string } = {}): void {
    this.toPreparation(answers)
    this.prepare()
    this.challenges()
    this.bedside()
  }

  /** From the call to the report that all may read. */
  toReport(choices: readonly PointChoices[], answers: { mode?: string; time?: string } = {}): void {
    this.toDecisions(answers)
    for (const [index, choice] of choices.entries()) this.point(index + 1, choice)
    this.handOver()
  }

  /** Starts a piece of work and does its steps as fast as their waits allow. Takes no more time than those. */
  work(id: WorkId, { before = () => {}, stopsAtCheck = false }: HowToWork = {}): void {
    const unit = unitOf(this.content, id)
    this.do(unit.roleId, { kind: 'start-task', work: id })
    for (const step of unit.steps) {
      for (const answer of rightAnswers(step)) {
        before(step, answer)
        this.do(unit.roleId, { kind: 'do-step', work: id, step: step.slug, ...answer })
      }
      if (step.kind === 'check' && stopsAtCheck) return
      if (step.kind === 'check') this.check(id)
      if (step.kind === 'do' && step.waitMs) this.wait(step.waitMs)
    }
  }

  /** The Provider looks, and RN looks again at what does not fit, until all fits. */
  check(work: WorkId): void {
    const misfitNow = () => openMisfit(this.state, this.content, work)
    for (let misfit = misfitNow(); misfit; misfit = misfitNow()) {
      this.do(PROVIDER, { kind: 'send-back-check', work, part: misfit.part })
      this.do(RN, { kind: 'do-step', work, step: 'second-check' })
    }
    this.do(PROVIDER, { kind: 'confirm-check', work })
  }

  protected record(recording: 'summary' | 'handover', durationMs = this.#spokenMs): void {
    const path = `/Audio/${recording === 'summary' ? 'Provider' : 'NICU'}${this.now}`
    const kept = { recording, path, mimeType: 'audio/webm', durationMs }
    this.system({ kind: 'keep-recording', uid: uids[PROVIDER], ...kept })
  }

  /** The best order: everything done in 10:00. */
  prepare(): void {
    const start = this.now
    const until = (ms: number) => this.wait(start + ms - this.now)
    this.work('CalibrateINO')
    this.now = start
    this.work('OrderPharmacy')
    until(60_000)
    this.work('MedPumps')
    let mixedMs = 90_000
    const drugs = this.content.preparationTasks.flatMap((task) => (task.kind === 'mix' ? task.drugs : []))
    for (const { slug, totalMs } of drugs) {
      until(mixedMs)
      this.work(slug)
      mixedMs += totalMs
    }
    until(mixedMs)
    this.work('epi-challenge')
    until(600_000)
    this.leave()
  }

  leave(): void {
    for (const role of [RT, RN] as const) this.do(role, { kind: 'ready-to-leave' })
    this.go(PROVIDER)
    this.do(PROVIDER, { kind: 'ready-to-leave' })
    for (const role of [PROVIDER, RT, RN] as const) this.go(role)
    this.go(PROVIDER)
  }

  /** All answer rightly what they are asked on the way, and read what came of it. */
  challenges(asks = asksOf(this.content)): void {
    for (const ask of asks)
      for (const role of answerersOf(ask))
        this.do(role, { kind: 'answer-ask', ask: ask.slug, ...rightAnswerTo(ask, role) })
    for (const role of [PROVIDER, RT, RN] as const) {
      this.go(role)
      this.go(role)
    }
  }

  bedside(): void {
    for (const { slug } of this.content.bedsideReport.questions)
      this.do(PROVIDER, { kind: 'ask-question', question: slug })
    for (const role of [RT, RN, PROVIDER] as const) this.go(role)
    this.go(PROVIDER)
  }

  /** Decides every group of a point, by its place, in table order, turning the pages as they come, and goes on from the results. */
  point(place: number, choices: PointChoices, before?: BeforeDeciding): void {
    this.toResults(place, choices, before)
    this.wait(60_000)
    this.go(PROVIDER)
  }

  toResults(place: number, choices: PointChoices, before: BeforeDeciding = () => {}): void {
    const { slug: point, callBefore } = this.#pointAt(place)
    if (callBefore) this.do(PROVIDER, { kind: 'end-call' })
    for (const [group, choice] of Object.entries(choices)) {
      this.wait(60_000)
      const name = group as keyof typeof choices // the keys are the groups
      before({ point, group: name, choice })
      this.do(PROVIDER, { kind: 'decide-group', point, group: name, choice })
      this.turnPages(place)
    }
    carryOut(this)
  }

  turnPages(place: number): void {
    const { slug: point } = this.#pointAt(place)
    for (;;) {
      const page = progressOf(this.state, this.content, point)?.showing
      if (!page || page === 'results') return
      this.do(PROVIDER, { kind: 'turn-page', point, page })
    }
  }

  #pointAt(place: number): DecisionStory {
    const story = this.content.decisionStories[place - 1]
    if (!story) throw new Error(`there is no point ${place}`)
    return story
  }

  /** From the NICU's door to the report. */
  handOver(): void {
    this.go(PROVIDER)
    for (const role of [RT, RN] as const) {
      for (const item of this.content.handover.items.keys())
        this.do(role, { kind: 'tick-item', list: 'handover', item, isTicked: true })
    }
    this.go(PROVIDER)
    this.record('handover')
    for (const role of [PROVIDER, RT, RN] as const) this.go(role)
  }

  /** Each writes what they take to the next call. */
  debrief(): void {
    for (const role of [PROVIDER, RT, RN] as const)
      this.do(role, { kind: 'write-debrief', prompt: 'next-call', text: nextCall[role] })
  }
}

interface HowToWork {
  /** What else is done before each right answer. */
  readonly before?: (step: TaskStep, right: Given) => void
  /** Where somebody is asked for a second look. */
  readonly stopsAtCheck?: boolean
}

/** What else is done before a group is decided. */
type BeforeDeciding = (due: { point: string; group: keyof PointChoices; choice: string | string[] }) => void

const nextCall = {
  [PROVIDER]: 'Ask both before I decide.',
  [RT]: 'Count the cylinders aloud.',
  [RN]: 'Pharmacy first.',
} as const

/** A whole run. */
export function walkAll(
  choices: readonly PointChoices[],
  answers: { mode?: string; time?: string } = {},
  how: HowToWalk = {},
): Walk {
  const walk = new Walk(how)
  walk.toReport(choices, answers)
  walk.debrief()
  return walk
}
