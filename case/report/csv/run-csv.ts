import { labelOf, PROVIDER, RN, type RoleId, RT } from '../../records/roles.ts'
import type { RatingInWords } from '../../rules/rating-words.ts'
import { titleOfPoint } from '../../story/points.ts'
import type { AttemptReport } from '../attempts-report.ts'
import type { BriefingReport } from '../briefing-report.ts'
import type { CheckReport } from '../checks-report.ts'
import type { DecisionReport } from '../decisions-report.ts'
import type { Report } from '../report.ts'
import { gasRows, preparationRows, timeRows, vitalRows, workRows } from './course-rows.ts'
import { BYTE_ORDER_MARK, csvOf } from './csv.ts'
import { eventRows, lookRow } from './event-rows.ts'
import { metricRows, orderRows } from './metric-rows.ts'
import { personRows } from './person-rows.ts'
import { all, columns, isoTime, type ReportRow, seconds, yesOrNo } from './report-row.ts'
import { standInRows } from './stand-in-rows.ts'
import { teachingRow } from './teaching-rows.ts'

/** The report as one flat table. docs/ARCHITECTURE.md lists its columns and sections. */
export const reportCsv = (report: Report): string =>
  BYTE_ORDER_MARK + csvOf([columns, ...reportRows(report).map((row) => columns.map((column) => row[column] ?? null))])

/** The whole report as facts, in the order of its sections. */
export const reportRows = (report: Report): ReportRow[] => [
  ...all('run', runRows(report)),
  ...all('score', scoreRows(report)),
  ...all('verdict', verdictRows(report)),
  ...report.decisions.flatMap(decisionRows),
  ...all('time', timeRows(report)),
  ...all('preparation', preparationRows(report.preparation)),
  ...all('task', report.work.flatMap(workRows)),
  ...all('check', report.checks.flatMap(checkRows)),
  ...all('attempt', report.attempts.flatMap(attemptRows)),
  ...all(
    'vital-signs',
    report.vitals.flatMap((one) => vitalRows(one, report.instruments)),
  ),
  ...all(
    'gas-course',
    report.vitals.flatMap(({ event, gas, at }) => gasRows(gas, report.instruments, { part: event, time: isoTime(at) })),
  ),
  ...all(
    'gas-taken',
    report.gases.flatMap(({ point, slug, kind, values }) =>
      gasRows(values, report.instruments, { part: titleOfPoint(point), detail: kind, slug }),
    ),
  ),
  ...all('answer', answerRows(report)),
  ...all('summary', briefingRows(report.summary, [PROVIDER, RT, RN])),
  ...all('handover', briefingRows(report.handover, [RT, RN])),
  ...all('objective', report.objectives.flatMap(objectiveRows)),
  ...all('order', report.orders.flatMap(orderRows)),
  ...all('metric', report.metrics.flatMap(metricRows)),
  ...all('debrief', debriefRows(report)),
  ...all('rating', report.ratings.flatMap(ratingRows)),
  ...all('stand-in', report.standIns.flatMap(standInRows)),
  ...all('event', report.events.flatMap(eventRows)),
  ...all('look', report.looks.map(lookRow)),
  ...all('educator', report.teaching.map(teachingRow)),
  ...all('person', report.persons.flatMap(personRows)),
]

/** What was entered, what was right, and how long it took until then. */
const attemptRows = ({ work, step, roleId, entered, right, at, untilRightMs }: AttemptReport): ReportRow[] => {
  const about = { part: work, item: step, role: labelOf(roleId) }
  const isPutRight = untilRightMs !== null
  return [
    { ...about, value: entered, detail: right, time: isoTime(at) },
    {
      ...about,
      item: `${step}: put right after`,
      value: isPutRight ? seconds(untilRightMs) : 'never',
      unit: isPutRight ? 's' : null,
    },
  ]
}

const shownInWords = { met: 'met', missed: 'not met', open: 'cannot be told' } as const

/** What the run shows, who did it and what was counted; and what an educator says of it. */
const objectiveRows = ({
  text,
  isMet,
  shown,
  found,
  by,
  counts,
  educator,
}: Report['objectives'][number]): ReportRow[] => [
  { item: text, value: yesOrNo(isMet), detail: counts },
  {
    item: text,
    part: 'shown by the run',
    value: shownInWords[shown],
    role: by.map(labelOf).join(', '),
    detail: found.join(' '),
  },
  ...(educator
    ? [{ item: text, part: 'said by the educator', value: yesOrNo(educator.isMet), detail: educator.word }]
    : []),
]

/** What is said beside the points, and all that was dangerous and not put right, the gravest first. */
const verdictRows = ({ verdict: { sentences, concerns } }: Report): ReportRow[] => [
  { item: 'said', value: sentences.join(' ') },
  ...concerns.map(({ kind, title, why }) => ({ item: 'not put right', part: kind, value: title, detail: why })),
]

const ratingRows = ({ by, marks, words, at }: RatingInWords): ReportRow[] => {
  const about = { role: by === 'educator' ? 'Educator' : labelOf(by), time: isoTime(at) }
  return [
    ...marks.map(({ name, level }) => ({ ...about, item: name, value: level })),
    ...(words === '' ? [] : [{ ...about, item: 'in own words', value: words }]),
  ]
}

const runRows = ({ run, story, startedAt, endedAt, minutesLost }: Report): ReportRow[] => [
  { item: 'number', value: run },
  { item: 'story', value: story.title, detail: `${story.id}, version ${story.version}` },
  { item: 'started', time: isoTime(startedAt) },
  { item: 'ended', time: isoTime(endedAt) },
  { item: `lost to ${story.lostTo}`, value: minutesLost, unit: 'min' },
]

const scoreRows = ({ score: { items, total, best, worst, band } }: Report): ReportRow[] => [
  ...items.map((one) => ({
    part: one.part,
    slug: one.slug,
    item: one.item,
    role: labelOf(PROVIDER),
    value: one.chosen,
    points: one.score,
    best: one.best,
  })),
  { item: 'total', value: band.name, points: total, best, detail: band.advice },
  { item: 'lowest possible', points: worst },
]

/** What RT and RN advised, what the Provider chose and why that was or was not right, what would have scored. */
function decisionRows(decision: DecisionReport): ReportRow[] {
  const { part, slug, label, rt, rn, only, chosen, missed, decidedAt } = decision
  const time = isoTime(decidedAt)
  const about = { part, item: label, slug }
  return [
    ...all(
      'advice',
      only === undefined
        ? [
            ...rt.map((value) => ({ ...about, role: labelOf(RT), value })),
            ...rn.map((value) => ({ ...about, role: labelOf(RN), value })),
          ]
        : [],
    ),
    ...all(
      'decision',
      chosen.map(({ name, score, why }) => ({
        ...about,
        role: labelOf(only ?? PROVIDER),
        value: name,
        points: score,
        detail: why,
        time,
      })),
    ),
    ...all(
      'missed',
      missed.map(({ name, score, why }) => ({ ...about, value: name, points: score, detail: why })),
    ),
  ]
}

/** What did not fit, if anything, and each answer of a second person. */
const checkRows = ({ drug, misfit, answers, isRight }: CheckReport): ReportRow[] => [
  {
    part: drug,
    item: 'does not fit',
    value: misfit?.part ?? 'nothing',
    detail: misfit && `${misfit.value}. ${misfit.what}`,
  },
  ...answers.map(({ roleId, at, part }) => ({
    part: drug,
    item: 'answer',
    role: labelOf(roleId),
    value: part === null ? 'confirmed' : `does not fit: ${part}`,
    time: isoTime(at),
  })),
  { part: drug, item: 'found', value: yesOrNo(isRight) },
]

const answerRows = ({ answers }: Report): ReportRow[] =>
  answers.map(({ roleId, question, answer, isRight }) => ({
    item: question,
    role: labelOf(roleId),
    value: answer,
    detail: isRight ? 'right' : 'not right',
  }))

function briefingRows(
  { path, durationMs, isLengthGood, keyWords, items }: BriefingReport,
  roles: readonly RoleId[],
): ReportRow[] {
  const recorded =
    durationMs === null
      ? []
      : [
          { item: 'recording', value: seconds(durationMs), unit: 's', detail: path },
          { item: 'good length', value: yesOrNo(isLengthGood === true) },
        ]
  const ticks = items.flatMap(({ heading, text, ...ticked }) =>
    roles.map((roleId) => ({
      item: heading,
      role: labelOf(roleId),
      value: yesOrNo([ticked.provider, ticked.rt, ticked.rn][roleId] ?? false),
      detail: text,
    })),
  )
  const words = keyWords === '' ? [] : [{ item: 'key words', role: labelOf(PROVIDER), value: keyWords }]
  return [...recorded, ...words, ...ticks]
}

const debriefRows = ({ debrief }: Report): ReportRow[] =>
  debrief.flatMap(({ title, prompts }) =>
    prompts.flatMap(({ text: question, notes }) =>
      notes.map(({ roleId, text, time }) => ({
        part: title,
        item: question,
        role: labelOf(roleId),
        value: text,
        time: isoTime(time),
      })),
    ),
  )
