import { CASE_ID } from '../../records/collections.ts'
import { applyChanges, type CaseState, emptyState, put } from '../../records/state.ts'
import { handoverTexts } from '../../report/handover-texts.ts'
import { bedsideNow, type PointHistory } from '../../rules/bedside.ts'
import type { CaseContent } from '../../story/content.ts'
import { type PointPages, viewPages } from '../../views/bedside/point-pages.ts'
import { claimsIn } from './claims.ts'
import type { Run } from './every-run.ts'
import { stateOf } from './scene.ts'
import { contradictions, shownBy } from './statements.ts'

/** Where the handover of a run says something else than panels, slips, films and pages did. */
export function handedOverWrongly(content: CaseContent, run: Run): string[] {
  const state = stateAtEnd(content, run)
  const items = handoverTexts(state, content)
  const pages = pointsTold(run.course).flatMap((history) => viewPages({ state, content }, history) ?? [])
  const told = items.flatMap((text, index) =>
    claimsIn(text, 'now').map((claim) => ({ ...claim, place: `item ${index + 1}` })),
  )
  return [
    ...contradictions([...shownBy(content, bedsideNow(state, content), 5, 'now'), ...told]),
    ...wrongGas(items, pages),
    ...wrongFilm(items, pages, run.course),
    ...wrongDrain(items, pages, run.course),
  ]
}

/** The points that gave the last film, the last gas and the drain. */
function pointsTold(course: readonly PointHistory[]): readonly PointHistory[] {
  const last = (slug: string) => course.findLast(({ chosen }) => chosen.has(slug))
  return course.filter((point) => point.place === 3 || point === last('cxr') || point === last('istat'))
}

export function stateAtEnd(content: CaseContent, { decided }: Pick<Run, 'decided'>): CaseState {
  const points = decided.map((choice, index) => stateOf(content, index + 1, choice, true).records)
  return applyChanges(emptyState, [
    put('VitalStats', CASE_ID, content.vitalStats),
    ...points.flatMap(({ DecisionPoint, PointProgress }) => [
      ...Object.entries(DecisionPoint).map(([id, record]) => put('DecisionPoint', id, record)),
      ...Object.entries(PointProgress).map(([id, progress]) => put('PointProgress', id, progress)),
    ]),
  ])
}

/** The last slip, with its time, and that nothing came after it. */
function wrongGas(items: readonly string[], pages: readonly PointPages[]): string[] {
  const slip = pages.findLast(({ gas }) => gas)?.gas
  const text = items[7]?.split(' Film: ')[0] ?? ''
  const parts = slip
    ? [`pH ${slip.values.ph?.toFixed(2)}, PCO2 ${slip.values.PCO2}`, slip.time, `none since point ${slip.place}`]
    : ['none by the team']
  return parts.filter((part) => !text.includes(part)).map((part) => `"${text}" does not say: ${part}`)
}

/** The last film as its page reads it, and whatever its drawing does not show. */
function wrongFilm(items: readonly string[], pages: readonly PointPages[], course: readonly PointHistory[]): string[] {
  const rows = pages.flatMap((point) => point.pages.find(({ page }) => page === 'procedure-cxr')?.rows ?? [])
  const row = rows.findLast(({ slug }) => slug === 'cxr')
  const film = row?.films.at(-1)
  const seen = film?.film ?? { tubeTip: 4, chest: 'open' }
  const isTubeNew = course.some(({ chosen }) => chosen.has('change-ett'))
  const missing = {
    'the pneumothorax': seen.chest === 'open',
    'the drain': seen.chest === 'open' || seen.chest === 'collapsed',
    'the tube at 9.5 cm': seen.tubeTip === 4,
    'the new tube': isTubeNew,
  }
  const text = items[7]?.split(' Film: ')[1] ?? ''
  const unseen = text.split('not yet on a film: ')[1] ?? ''
  const due = row && film ? [...row.facts, `(${film.time})`] : ['none by the team']
  return [
    ...due.filter((part) => !text.includes(part)).map((part) => `"${text}" does not say: ${part}`),
    ...Object.entries(missing).flatMap(([what, isMissing]) =>
      unseen.includes(what) === isMissing ? [] : [`"${text}" is wrong about ${what}`],
    ),
    ...(items[2]?.includes('T2') === (seen.tubeTip === 2) ? [] : [`"${items[2]}" is wrong about the tip`]),
  ]
}

/** Drained when the page of point 3 says so, or by the orders of medical control; no film shows it the other way round. */
function wrongDrain(items: readonly string[], pages: readonly PointPages[], course: readonly PointHistory[]): string[] {
  const rows = pages.find(({ point }) => point === course[2]?.point)?.pages.flatMap((page) => page.rows) ?? []
  const needle = rows
    .find(({ slug }) => slug === 'drain')
    ?.facts.join()
    .match(/Needle at (\d\d:\d\d)/)?.[1]
  const at = items[6]?.match(/drained at (\d\d:\d\d)/)?.[1] ?? ''
  const films = rows.filter(({ slug }) => slug === 'cxr').flatMap((row) => row.films)
  const isOnTime = (course[2]?.chosen.has('drain') ? needle : '10:35') === at
  return [
    ...(isOnTime ? [] : [`drained at ${at}, needle at ${needle}`]),
    ...films
      .filter(({ film, time }) => (film.chest === 'collapsed') !== time < at)
      .map(({ film, time }) => `${film.chest} at ${time}, drained at ${at}`),
  ]
}
