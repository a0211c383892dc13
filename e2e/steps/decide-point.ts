import type { Page } from '@playwright/test'
import { PROVIDER, RN, RT } from '#case/records/roles.ts'
import type { PageSuffix } from '#case/story/decision-story.ts'
import { slugAt } from '#case/testing/at-point.ts'
import type { Walk } from '#case/testing/walk.ts'
import type { View } from '#case/views/view.ts'
import { viewFor } from '#case/views/view-cutter.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { expectTold } from '../expect-told.ts'
import { expect } from '../team.ts'
import { button, goOn, type Trio } from '../trio.ts'
import { confirmGroup, groupOf } from './confirm-group.ts'
import { pageTexts } from './page-texts.ts'

/** Slugs of options by group, in the order of the groups. */
export interface Choices {
  readonly [group: string]: string | readonly string[] | undefined
}

interface Plan {
  readonly point: number
  readonly decided: Choices
  /** What RT and RN advise. Who is left out says nothing, and the Provider is asked about it. */
  readonly advised: { readonly rt: Choices; readonly rn?: Choices }
}

/**
 * A whole point on three screens, from its opening to its results. Beside it the rules walk the same way by themselves:
 * they say which page has to be open and what it has to tell. Gives the pages the team has been to.
 */
export async function decidePoint(trio: Trio, walk: Walk, { point, decided, advised }: Plan): Promise<PageSuffix[]> {
  const { provider, rt, rn } = trio
  const visited: PageSuffix[] = []
  if (point === 4) await hearMedicalControl(trio, walk)
  for (const [group, choice = ''] of Object.entries(decided)) {
    await expectAt(trio, `/case/decision-point/${point}`)
    for (const [page, role, advice] of [
      [rt, RT, advised.rt],
      [rn, RN, advised.rn],
    ] as const) {
      const slugs = [advice?.[group] ?? []].flat()
      if (slugs.length === 0) continue
      await confirmGroup(page, group, namesOf(point, group, slugs))
      for (const option of slugs) walk.do(role, { kind: 'choose-option', point, group, option })
    }
    const all = advised.rn !== undefined
    await expect(groupOf(provider, group)).toContainText(all ? 'RT and RN have advised' : 'RT has advised, RN not yet')
    await confirmGroup(provider, group, namesOf(point, group, [choice].flat()))
    if (!all) await provider.getByRole('alertdialog').getByRole('button', { name: 'Go on' }).click()
    walk.do(PROVIDER, { kind: 'decide-group', point, group, choice: typeof choice === 'string' ? choice : [...choice] })
    visited.push(...(await readPages(trio, walk, point)))
  }
  await expectResults(trio, viewFor(walk.state, PROVIDER, case1), point)
  return visited
}

/** From the results to what comes next. */
export async function leavePoint({ provider }: Pick<Trio, 'provider'>, walk: Walk): Promise<void> {
  await goOn(provider)
  walk.go(PROVIDER)
}

async function hearMedicalControl(trio: Trio, walk: Walk): Promise<void> {
  for (const page of Object.values(trio)) {
    await expect(page.getByRole('region', { name: 'Medical control calls' })).toContainText('Medical control here')
  }
  await button(trio.provider, 'End the call').click()
  walk.do(PROVIDER, { kind: 'end-call' })
}

export const namesOf = (point: number, group: string, slugs: readonly string[]): string[] =>
  slugs.map((slug) => {
    const option = case1.decisionStories[point - 1]?.groups[group]?.find((one) => one.slug === slug)
    if (!option) throw new Error(`there is no ${slug} at point ${point}`)
    return option.name
  })

/** The pages that a decision opens, on all three screens, as the Provider turns them. */
async function readPages(trio: Trio, walk: Walk, point: number): Promise<PageSuffix[]> {
  const read: PageSuffix[] = []
  for (;;) {
    const showing = walk.state.records.PointProgress[point]?.showing
    if (!showing) return read
    const page = showing as PageSuffix // no other page is ever opened
    read.push(page)
    await expectAt(trio, `/case/decision-point/${point}/${page}`)
    await expectPage(trio, viewFor(walk.state, PROVIDER, case1), point, page)
    if (page === 'results') return read
    await goOn(trio.provider)
    walk.do(PROVIDER, { kind: 'turn-page', point, page })
  }
}

async function expectAt(trio: Trio, path: string): Promise<void> {
  await onAll(trio, (page) => expect(page).toHaveURL(new RegExp(`${path}$`)))
}

const onAll = (trio: Trio, look: (page: Page) => Promise<void>) => Promise.all(Object.values(trio).map(look))

async function expectPage(trio: Trio, { pages }: View, point: number, suffix: PageSuffix): Promise<void> {
  const told = pages.find((one) => one.point === slugAt(point))
  const texts = told ? pageTexts(told, suffix) : []
  expect(texts.length).toBeGreaterThan(0)
  await onAll(trio, (page) => expectTold(page.getByRole('main'), texts))
}

/** Each decision with its points and its reason, how she fares, and what the score is now. */
async function expectResults(trio: Trio, { pages, vitals, score }: View, point: number): Promise<void> {
  const decided = pages.find((one) => one.point === slugAt(point))?.results?.decided ?? []
  const monitor = vitals?.monitor
  await onAll(trio, async (page) => {
    await expect(page.getByRole('region', { name: 'Your decisions' }).getByRole('listitem')).toHaveText(
      decided.map((option) => `${option.group}${option.name}${pointsText(option.score ?? 0)}${option.why}`),
    )
    await expectTold(page.getByRole('main'), [
      `Heart rate ${monitor?.heartRate}, `,
      `mean ${monitor?.mean}, oxygen right hand ${monitor?.oxygenPre}, left foot ${monitor?.oxygenPost}.`,
    ])
    await expectScore(page, score ?? Number.NaN)
  })
}

const scoreText = (score: number): string => String(score).replace('-', '−')
const pointsText = (score: number): string =>
  `${score > 0 ? '+' : ''}${scoreText(score)} ${Math.abs(score) === 1 ? 'point' : 'points'}`

export const expectScore = (page: Page, score: number): Promise<void> =>
  expect(page.getByRole('banner').getByLabel('Score')).toHaveText(scoreText(score))
