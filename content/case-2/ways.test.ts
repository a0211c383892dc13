import { expect, test } from 'vitest'
import { PlayedAlone } from '#case/checks/played-alone.ts'
import { storyMoments } from '#case/debriefing/moments/alarm-moments.ts'
import { lookBack } from '#case/debriefing/moments/find-moments.ts'
import { TimeLineTeller } from '#case/debriefing/time-line.ts'
import { PROVIDER } from '#case/records/roles.ts'
import type { MetricReport } from '#case/report/metrics-report.ts'
import { reportOf } from '#case/report/report.ts'
import { going, type Way, waysOf } from '#case/testing/ways-to-play.ts'
import { case2 } from './case-2.ts'

const { ideal, dangerous, bare } = waysOf(case2)

const played = (way: Way, hasOrders: boolean) =>
  new PlayedAlone(case2, PROVIDER, 'expert', 1, { think: going(case2, way), hasOrders }).toReport()

function inWords({ value, cannot, details }: MetricReport): string {
  const told =
    value === null
      ? `cannot: ${cannot}`
      : value.kind === 'words'
        ? value.text
        : value.kind === 'time'
          ? 'a time'
          : `${value.count} of ${value.of}`
  return [told, ...details].join(' / ')
}

/** What the story has to say of a run when it is talked about. */
function momentsOf({ log }: PlayedAlone): readonly string[] {
  const teller = new TimeLineTeller(case2)
  for (const entry of log) teller.tell(entry)
  const line = teller.timeLine()
  return line
    ? storyMoments(lookBack(teller, line, case2)).map(({ isGood, title }) => `${isGood ? 'well' : 'badly'}: ${title}`)
    : []
}

/** What is told of a run, without what every run has. */
function keyFacts(run: PlayedAlone) {
  const { score, verdict, vitals, gases, metrics, objectives, handover, minutesLost, decisions } = reportOf(
    run.log,
    case2,
  )
  return {
    points: Object.fromEntries(
      score.items.map(({ part, label, chosen, score }) => [`${part}, ${label}: ${chosen}`, score]),
    ),
    total: `${score.total} of ${score.best}, at worst ${score.worst}`,
    band: [score.band.name, score.capped ?? []].flat(),
    verdict: verdict.sentences,
    concerns: verdict.concerns.map(({ title }) => title),
    missed: decisions.flatMap(({ part, missed }) => missed.map(({ name }) => `${part}: ${name}`)),
    monitor: vitals.map(({ event, monitor }) => `${event}: ${Object.values(monitor).join(', ')}`),
    gas: gases.map(({ slug, values }) => `${slug}: ${Object.values(values).join(', ')}`),
    metrics: Object.fromEntries(metrics.map((one) => [one.title, inWords(one)])),
    objectives: objectives.map(({ slug, shown }) => `${slug}: ${shown}`),
    handover: handover.items.map(({ text }) => text),
    minutesLost,
    moments: momentsOf(run),
  }
}

test.each([
  ['ideal', ideal, 28],
  ['dangerous', dangerous, -37],
  ['bare', bare, 11],
] as const)(
  'the %s way comes to the points of the script, and its report tells these key facts',
  async (name, way, points) => {
    const run = played(way, false)
    expect(reportOf(run.log, case2).score.total).toBe(points)
    await expect(JSON.stringify(keyFacts(run), null, 1)).toMatchFileSnapshot(`ways/${name}.json`)
  },
)

test.each([
  ['ideal', ideal],
  ['dangerous', dangerous],
  ['bare', bare],
] as const)('orders change nothing of what the %s way is worth and comes to', (_, way) => {
  const [without, withOrders] = [false, true].map((hasOrders) => reportOf(played(way, hasOrders).log, case2))
  expect(withOrders?.score).toEqual(without?.score)
  expect(withOrders?.handover.items).toEqual(without?.handover.items)
})
