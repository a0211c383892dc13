import type { Page } from '@playwright/test'
import type { RoleId } from '#case/records/roles.ts'
import type { DecisionReport } from '#case/report/decisions-report.ts'
import { type Report, reportOf } from '#case/report/report.ts'
import { reportForSeat } from '#case/report/report-for-seat.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { createCaseStore } from '#server/store/case-store.ts'
import { openDatabase } from '#server/store/database.ts'
import { expectTold } from '../expect-told.ts'
import type { App } from '../start-app.ts'
import { expect } from '../team.ts'
import { button } from '../trio.ts'

/** What the server gives a person as the report, which is what the stored log says for their seat. */
export async function fetchReport(
  page: Page,
  { databaseUrl }: Pick<App, 'databaseUrl'>,
  roleId: RoleId,
): Promise<Report> {
  const report: Report = await (await page.request.get('/api/report')).json()
  const database = openDatabase(databaseUrl)
  try {
    const log = (await createCaseStore(database).readLog(0)).filter(({ run }) => run === report.run)
    expect(report).toEqual(JSON.parse(JSON.stringify(reportForSeat(reportOf(log, case1), roleId))))
  } finally {
    await database.close()
  }
  return report
}

export const withoutTime = ({ decidedAt: _, ...decision }: DecisionReport) => decision

const minus = (score: number): string => String(score).replace('-', '−')
const pointsText = (score: number): string => `${minus(score)} ${Math.abs(score) === 1 ? 'point' : 'points'}`

const objectiveInWords = { met: 'Met', missed: 'Not met', open: 'Cannot be told' } as const

/** The page shows the report, item by item. */
export async function expectReport(page: Page, report: Report): Promise<void> {
  await expectScores(page, report)
  await expectDecisions(page, report)
  const objectives = page.getByRole('region', { name: 'Learning objectives' })
  await expect(objectives.getByRole('listitem').locator('p:last-child:not(div p)')).toHaveText(
    report.objectives.map(({ shown }) => objectiveInWords[shown]),
  )
  await expectTold(
    objectives,
    report.objectives.flatMap(({ text, counts, found }) => [text, counts, ...found]),
  )
}

/** The total, what it means, and all that it is made of. */
export async function expectScores(page: Page, report: Report): Promise<void> {
  const { score, verdict } = report
  const named = verdict.concerns.length > 0 ? `By points: ${score.band.name}` : score.band.name
  await expectTold(page.getByRole('main'), [
    `${minus(score.total)} of ${score.best} points${named}`,
    ...verdict.sentences,
  ])
  await expectItems(page, report)
}

/** Every scored item with its points, part by part, and every procedure that would have scored. */
async function expectItems(page: Page, { score, decisions }: Report): Promise<void> {
  for (const part of new Set(decisions.map((decision) => decision.part))) {
    const items = score.items
      .filter((item) => item.part === part)
      .map(({ label, chosen, score: points, best }) => {
        const unit = points === 1 ? 'point' : 'points'
        return `${label === part ? 'Decided' : label}${chosen}${minus(points)} ${unit} of ${best}`
      })
    const leftOut = decisions
      .filter((decision) => decision.part === part && decision.label === 'Procedure')
      .flatMap(({ missed }) => missed.map(({ name, score: best }) => `Left out${name}0 points of ${best}`))
    const table = page.getByRole('table', { name: `${part}, item by item` })
    await expect(table.locator('tbody').getByRole('row')).toHaveText([...items, ...leftOut])
  }
}

/** What each advised, what was decided, and each option's points and reason. */
async function expectDecisions(page: Page, { decisions }: Report): Promise<void> {
  await button(page, 'Open all').click()
  for (const { part, label, rt, rn, chosen, missed } of decisions) {
    const ofPart = page
      .getByRole('group')
      .filter({ has: page.getByRole('heading', { level: 3, name: new RegExp(`^${part}`) }) })
    const card =
      part === label
        ? ofPart
        : ofPart
            .getByRole('listitem')
            .filter({ has: page.getByRole('heading', { level: 4, name: label, exact: true }) })
    await expectTold(card, [
      ...Object.entries({ RT: rt, RN: rn }).map(
        ([role, names]) => `${role} ${names.length > 0 ? `advised ${names.join(', ')}` : 'did not advise'}`,
      ),
      ...[...chosen, ...missed].map(({ name, score, why }) => `${name}${pointsText(score)}${why}`),
      ...(chosen.some(({ score }) => score < 0) ? ['Harm'] : []),
      ...(chosen.length === 0 ? ['The Provider chose nothing here.'] : []),
    ])
  }
}
