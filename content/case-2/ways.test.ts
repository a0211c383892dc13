import { expect, test } from 'vitest'
import { PlayedAlone } from '#case/checks/played-alone.ts'
import { PROVIDER } from '#case/records/roles.ts'
import type { MetricReport } from '#case/report/metrics-report.ts'
import { reportOf } from '#case/report/report.ts'
import type { Deed, Playing } from '#case/stand-ins/deed.ts'
import { propose } from '#case/stand-ins/propose.ts'
import { takesSeveral } from '#case/story/group.ts'
import { case2 } from './case-2.ts'

/** By question and point; of a point what is not named is decided as nothing. */
type Way = { readonly [moment: string]: string }

const ideal: Way = {
  'transport-mode': 'Ground (Ambulance)',
  'response-time': '<20 min',
  'grey-baby': 'low-oxygen alprostadil-05 d10w antibiotics four-limb istat second-line not-ready',
  'ductus-opening': 'low-oxygen-watch support-both calcium saline-5 istat limbs not-ready',
  apnea: 'bag-then-tube keep-both etco2 cxr',
  door: 'as-set as-running istat limbs ready-cardiac',
}
const dangerous: Way = {
  'transport-mode': 'Rotor Wing (Helicopter)',
  'response-time': '<10 min',
  'grey-baby': 'ino wait-echo saline-20 hyperoxia-test lumbar-puncture uac ready',
  'ductus-opening': 'raise-oxygen alprostadil-stop saline-20 uvc lumbar-puncture ready',
  apnea: 'stimulate alprostadil-stop uvc lumbar-puncture',
  door: 'extubate pause-alprostadil uvc lumbar-puncture wait-echo',
}
/** A timid dose and low oxygen; nothing given, measured or filmed, and no tube before medical control asks for one. */
const bare: Way = {
  'transport-mode': 'Ground (Ambulance)',
  'response-time': '<20 min',
  'grey-baby': 'low-oxygen alprostadil-01 not-ready',
  'ductus-opening': 'low-oxygen-watch no-change not-ready',
  apnea: 'caffeine alprostadil-lower',
  door: 'as-set as-running ready-cardiac',
}

/** A Provider who goes this way; whatever else there is to do, as one does it without fault. */
const going =
  (way: Way) =>
  (playing: Playing): Deed | null => {
    const deed = propose(playing)
    if (!deed?.request) return deed
    const { request } = deed
    if (request.kind === 'answer-question')
      return { ...deed, request: { ...request, option: way[request.question] ?? '' } }
    if (request.kind !== 'decide-group') return deed
    const { point, group } = request
    const chosen = (way[String(point)] ?? '').split(' ')
    const own = case2.decisionStories
      .filter(({ slug }) => slug === point)
      .flatMap(({ groups }) => groups[group] ?? [])
      .flatMap(({ slug }) => (chosen.includes(slug) ? slug : []))
    return { ...deed, request: { ...request, choice: takesSeveral(case2, group) ? own : (own[0] ?? '') } }
  }

const played = (way: Way, hasOrders: boolean) =>
  new PlayedAlone(case2, PROVIDER, 'expert', 1, { think: going(way), hasOrders }).toReport()

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
