import { labelOf, PROVIDER, RN, type RoleId, RT, roleIds } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import { answerersOf, asksOf, countedIn } from '../rules/asks.ts'
import { bedsideHistory, decidedAt } from '../rules/bedside.ts'
import { heardItems, SHORTEST_SPEECH_MS } from '../rules/heard-items.ts'
import { progressOf } from '../rules/points.ts'
import { answerOn, deciderOf, decisionOn, findQuestion } from '../rules/questions.ts'
import { answerField } from '../rules/role-fields.ts'
import type { CaseContent } from '../story/content.ts'
import type { Evidence } from '../story/final-report.ts'
import { pointNamed } from '../story/points.ts'
import { factsOf, holds } from '../story/resolve-text.ts'
import type { AnswerReport } from './challenge-report.ts'
import type { PreparationReport } from './times-report.ts'

/** What the run shows of an objective; `open`: it shows neither. */
export type ShownOfObjective = 'met' | 'missed' | 'open'

export interface ObjectiveReport {
  readonly slug: string
  readonly text: string
  readonly shownBy: string
  /** What it counts, and nothing else. */
  readonly counts: string
  readonly shown: ShownOfObjective
  /** What was counted, a sentence each. */
  readonly found: readonly string[]
  /** Whose doing it was. */
  readonly by: readonly RoleId[]
  /** What an educator who was there says of it; null: nothing. */
  readonly educator: { readonly isMet: boolean; readonly word: string } | null
  /** The educator's word; where there is none, what the run shows. */
  readonly isMet: boolean
}

interface Counted {
  readonly preparation: PreparationReport | null
  readonly answers: readonly AnswerReport[]
}

interface Found {
  readonly shown: ShownOfObjective
  readonly found: string
  readonly by: readonly RoleId[]
}

/** What the run has shown of each objective, in the order content lists them. */
export const objectivesReport = (state: CaseState, content: CaseContent, counted: Counted): ObjectiveReport[] =>
  content.objectives.map(({ slug, text, shownBy, counts, evidence }) => {
    const all = evidence.map((one) => lookFor(one, { state, content, counted }))
    const shown = all.some((one) => one.shown === 'missed')
      ? 'missed'
      : all.every((one) => one.shown === 'met')
        ? 'met'
        : 'open'
    const judged = state.records.Judgement[slug]
    return {
      ...{ slug, text, shownBy, counts, shown },
      found: all.map(({ found }) => found),
      by: roleIds.filter((roleId) => all.some(({ by }) => by.includes(roleId))),
      educator: judged ? { isMet: judged.isMet, word: judged.word } : null,
      isMet: judged?.isMet ?? shown === 'met',
    }
  })

interface Run {
  readonly state: CaseState
  readonly content: CaseContent
  readonly counted: Counted
}

function lookFor(evidence: Evidence, run: Run): Found {
  switch (evidence.kind) {
    case 'heard':
      return heard(evidence, run)
    case 'right-question':
      return rightQuestion(evidence, run)
    case 'prepared':
      return prepared(run)
    case 'right-answer':
      return rightAnswer(evidence.answer, run)
    case 'left':
      return leftAs(evidence, run)
    default:
      return decided(evidence, run)
  }
}

function heard({ recording, needed }: Evidence & { kind: 'heard' }, { state, content }: Run): Found {
  const spoken = state.records.Recording[recording]
  if (!spoken) return { shown: 'open', found: 'Nothing was recorded.', by: [] }
  const lastsMs = spoken.durationMs
  const { items, early, roles } = heardItems(state, recording)
  const of = (recording === 'summary' ? content.summary : content.handover).items.length
  if (lastsMs < SHORTEST_SPEECH_MS && items.length > 0) {
    const found = `What was recorded lasts ${Math.round(lastsMs / 1000)} s, too short for what was ticked.`
    return { shown: 'open', found, by: [] }
  }
  const by = [PROVIDER, ...roles]
  const found = `Ticked from when it was said: ${items.length} of ${of}.`
  if (items.length >= needed) return { shown: 'met', found, by }
  if (early === 0) return { shown: 'missed', found, by }
  return { shown: 'open', found: `${found} Before that: ${early}.`, by }
}

function rightQuestion(evidence: Evidence & { kind: 'right-question' }, { state, content }: Run): Found {
  const question = findQuestion(content, evidence.question)
  const decision = question && decisionOn(state, question)
  if (!question || !decision) return { shown: 'open', found: 'It was not decided.', by: [] }
  const { options, right } = question
  const decider = deciderOf(question)
  const isRight = options.find(({ slug }) => slug === right)?.name === decision
  const advised = roleIds.filter((one) => one !== decider && answerOn(state, question, one) === decision)
  return { shown: isRight ? 'met' : 'missed', found: `Decided: ${decision}.`, by: [decider, ...advised] }
}

function prepared({ content, counted: { preparation } }: Run): Found {
  if (!preparation) return { shown: 'open', found: 'The team did not leave.', by: [] }
  const limitMs = content.preparation.bands[0]?.untilMs ?? 0
  const found = `Ready after ${minutes(preparation.durationMs)}; ${minutes(limitMs)} or less counts.`
  return { shown: preparation.durationMs <= limitMs ? 'met' : 'missed', found, by: roleIds }
}

const minutes = (ms: number): string => {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Who is asked for it. */
const askedFor = (content: CaseContent, counted: string): readonly RoleId[] =>
  asksOf(content)
    .filter((ask) => countedIn(ask).includes(counted))
    .flatMap(answerersOf)

function rightAnswer(slug: string, { content, counted }: Run): Found {
  const given = counted.answers.filter((one) => one.slug === slug)
  const silent = askedFor(content, slug).filter((roleId) => given.every((one) => one.roleId !== roleId))
  const isWrong = given.some(({ isRight }) => !isRight)
  const found = [
    ...given.map(
      ({ roleId, question, answer, isRight }) =>
        `${labelOf(roleId)}: ${question}, ${answer}, ${isRight ? 'right' : 'not right'}.`,
    ),
    ...silent.map((roleId) => `${labelOf(roleId)} did not answer.`),
  ].join(' ')
  const shown = isWrong ? 'missed' : silent.length > 0 ? 'open' : 'met'
  return { shown, found, by: given.filter(({ isRight }) => isRight).map(({ roleId }) => roleId) }
}

function decided({ point, chose = [], not = [], best = [] }: Evidence & { kind: 'decided' }, run: Run): Found {
  const { state, content } = run
  const at = pointNamed(content, point)
  const groups = at?.story.groups ?? {}
  const options = Object.values(groups).flat()
  const nameOf = (slug: string) => options.find((one) => one.slug === slug)?.name ?? slug
  if (!at || progressOf(state, content, point)?.resultsAt == null) {
    return { shown: 'open', found: `${at?.title} was not decided to its end.`, by: [] }
  }
  const choices = decidedAt(state, at.docId)
  const chosen = Object.values(choices).flat()
  const ofGroups = best.flatMap((group) => choices[group] ?? [])
  const isBest = best.every((group) =>
    groups[group]?.some(({ slug, score }) => score > 0 && choices[group]?.includes(slug)),
  )
  const isMet = isBest && chose.every((slug) => chosen.includes(slug)) && !not.some((slug) => chosen.includes(slug))
  const told = [
    ...[
      ...ofGroups,
      ...chose.filter((slug) => chosen.includes(slug)),
      ...not.filter((slug) => chosen.includes(slug)),
    ].map(nameOf),
  ]
  const leftOut = chose.filter((slug) => !chosen.includes(slug)).map(nameOf)
  const found = [
    `${at.title}.`,
    ...(told.length > 0 ? [`Chosen: ${told.join(', ')}.`] : []),
    ...(leftOut.length > 0 ? [`Left out: ${leftOut.join(', ')}.`] : []),
  ].join(' ')
  const counted = [...ofGroups, ...chose]
  return {
    shown: isMet ? 'met' : 'missed',
    found,
    by: isMet ? [PROVIDER, ...whoAdvised(state, at.docId, counted)] : [PROVIDER],
  }
}

function leftAs({ point, when, found }: Evidence & { kind: 'left' }, { state, content }: Run): Found {
  const after = bedsideHistory(state, content).find((one) => one.point === point)?.after
  if (!after)
    return { shown: 'open', found: `${pointNamed(content, point)?.title} was not decided to its end.`, by: [] }
  const isSo = holds(when, factsOf(after))
  const told = `${pointNamed(content, point)?.title}, ${found}: ${isSo ? 'yes' : 'no'}.`
  return { shown: isSo ? 'met' : 'missed', found: told, by: [PROVIDER] }
}

/** Who had advised all of it. */
const whoAdvised = (state: CaseState, docId: string, slugs: readonly string[]): RoleId[] =>
  ([RT, RN] as const).filter((roleId) => {
    const record = state.records.DecisionPoint[docId]?.decisionPointData ?? []
    const advised = record.flatMap((group) => [group[answerField[roleId]] ?? []].flat())
    return slugs.length > 0 && slugs.every((slug) => advised.includes(slug))
  })
