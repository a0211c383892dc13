import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PlayedAlone } from './checks/played-alone.ts'
import { PROVIDER, RN, RT } from './records/roles.ts'
import { reportCsv } from './report/csv/run-csv.ts'
import { reportOf } from './report/report.ts'
import { awaitedBy } from './rules/awaited.ts'
import { inOneLine } from './story/checks/complaint.ts'
import { storyMistakes } from './story/checks/story.ts'
import type { CaseContent } from './story/content.ts'
import type { Group } from './story/group.ts'
import { optionInRecord } from './story/option-in-record.ts'
import { Walk } from './testing/walk.ts'
import { idealChoices, type PointChoices } from './testing/walk-choices.ts'
import { viewFor } from './views/view-cutter.ts'

// A group that ours does not have needs content and nothing else.

const POINT = 'first-ten-minutes'
const FAMILY = 'Family and team'

const family: Group = { name: FAMILY, several: true, advisedBy: [RN] }
const [point, ...others] = case1.decisionStories as [(typeof case1.decisionStories)[0], ...typeof case1.decisionStories]
const link = '/case/decision-point/1/results'
const options = [
  { id: 15, slug: 'show-her', name: 'Let them see her', score: 1, link, why: 'It may be the last time for days.' },
  { id: 16, slug: 'explain', name: 'Say what comes next', score: 1, link, why: 'They can ask before you leave.' },
  { id: 17, slug: 'send-out', name: 'Send them out', score: -1, link, why: 'They need to be near.' },
]
const { Departure: _, ...before } = point.groups
const record = case1.decisionPoints[0] as (typeof case1.decisionPoints)[0]
const data = record.decisionPointData
const after = (point.groups.Departure ?? []).map((option, index) => ({ ...option, id: 18 + index }))
const grouped = { decisionName: FAMILY, rt: [], rn: [], provider: null, options: options.map(optionInRecord) }
const last = data.slice(3).map((group) => ({ ...group, options: after.map(optionInRecord) }))

const withFamily: CaseContent = {
  ...case1,
  groups: [...case1.groups.slice(0, 3), family, ...case1.groups.slice(3)],
  decisionStories: [{ ...point, groups: { ...before, [FAMILY]: options, Departure: after } }, ...others],
  decisionPoints: [
    { ...record, decisionPointData: [...data.slice(0, 3), grouped, ...last] },
    ...case1.decisionPoints.slice(1),
  ],
  ...(case1.orders && {
    orders: {
      ...case1.orders,
      opens: [
        ...case1.orders.opens,
        ...options.map(({ slug }) => ({ point: POINT, option: slug, none: 'Nobody has hands in it.' })),
      ],
    },
  }),
  scoreScale: {
    ...case1.scoreScale,
    best: 32,
    worst: case1.scoreScale.worst - 1,
    bands: case1.scoreScale.bands.map((band) => ({
      ...band,
      to: band.to === 30 ? 32 : band.to,
      from: band.from === case1.scoreScale.worst ? band.from - 1 : band.from,
    })),
    parts: case1.scoreScale.parts.map((part, index) =>
      index === case1.questions.length ? { ...part, best: part.best + 2, worst: part.worst - 1 } : part,
    ),
  },
  standIns: {
    ...case1.standIns,
    advice: {
      ...case1.standIns.advice,
      [`${POINT}/${FAMILY}`]: {
        right: ['They are scared.', 'It may be days.', 'They know her best.'],
        wrong: ['It is crowded here.', 'There is no time.'],
      },
    },
    talk: {
      ...case1.standIns.talk,
      groups: { ...case1.standIns.talk.groups, [FAMILY]: { names: ['family'], roleId: RN } },
    },
  },
}

const decide = (walk: Walk, group: string, choice: string | string[]) =>
  walk.do(PROVIDER, { kind: 'decide-group', point: POINT, group, choice })

test('a group more, of which several may be chosen and one role is asked, is whole', () => {
  expect(storyMistakes(withFamily).map(inOneLine)).toEqual([])
})

test('it is advised on by who is asked alone, decided as a list, and what opens last waits for it', () => {
  const walk = new Walk({ content: withFamily })
  walk.toDecisions()
  const choose = (option: string) => ({ kind: 'choose-option', point: POINT, group: FAMILY, option }) as const
  expect(walk.refusal(RT, choose('explain'))).toBe('not-your-role')
  walk.do(RN, choose('explain'))
  walk.do(RN, choose('show-her'))
  walk.do(RN, choose('explain'))
  const told = () => viewFor(walk.state, PROVIDER, withFamily).points[0]?.groups
  expect(told()?.find(({ name }) => name === FAMILY)).toMatchObject({
    several: true,
    advisedBy: [RN],
    rn: ['show-her'],
  })
  expect(walk.refusal(PROVIDER, { kind: 'decide-group', point: POINT, group: FAMILY, choice: 'explain' })).toBe(
    'unknown-option',
  )
  decide(walk, 'Ventilator', 'remain-simv')
  decide(walk, 'Medications', 'saline-bolus')
  decide(walk, 'Procedure', [])
  expect(told()?.map(({ isOpen }) => isOpen)).toEqual([false, false, false, true, false])
  decide(walk, FAMILY, ['explain', 'show-her'])
  expect(told()?.map(({ isOpen }) => isOpen)).toEqual([false, false, false, false, true])
})

test('who is not asked waits for nothing there', () => {
  const walk = new Walk({ content: withFamily })
  walk.toDecisions()
  decide(walk, 'Ventilator', 'remain-simv')
  decide(walk, 'Medications', 'saline-bolus')
  decide(walk, 'Procedure', [])
  while (walk.state.records.PointProgress['1']?.showing) {
    walk.do(PROVIDER, { kind: 'turn-page', point: POINT, page: walk.state.records.PointProgress['1'].showing })
  }
  const waits = (roleId: typeof RT | typeof RN) =>
    awaitedBy({ state: walk.state, content: withFamily, roleId, now: walk.now })?.what ?? null
  expect([waits(RT), waits(RN)]).toEqual(['the decision', null])
})

test('each of it counts, in score, report and CSV, and who was not asked is not called silent', () => {
  const walk = new Walk({ content: withFamily })
  const [{ Departure = '', ...first }, ...later] = idealChoices as [PointChoices, ...PointChoices[]]
  const choice = { ...first, [FAMILY]: ['show-her', 'explain'], Departure }
  walk.toReport([choice, ...later])
  const report = reportOf(walk.log, withFamily)
  expect(report.score).toMatchObject({ total: 32, best: 32 })
  expect(report.score.items.filter(({ label }) => label === FAMILY).map(({ item }) => item)).toEqual([
    `point-1/${FAMILY}/show-her`,
    `point-1/${FAMILY}/explain`,
  ])
  expect(reportCsv(report)).toContain(`"Decision point 1","${FAMILY}","Provider","Let them see her"`)
  const silent = report.persons.map(({ choices }) => choices.silent.some(({ label }) => label === FAMILY))
  expect(silent).toEqual([false, false, true])
})

test('a stand-in as Provider hears who is asked and no more, and takes all that help', () => {
  const { state } = new PlayedAlone(withFamily, RT, 'expert', 1).toReport()
  const group = state.records.DecisionPoint['1']?.decisionPointData.find(({ decisionName }) => decisionName === FAMILY)
  expect(group).toMatchObject({ rt: [], rn: ['show-her', 'explain'], provider: ['show-her', 'explain'] })
})

const saysOf = (change: Partial<CaseContent>) =>
  storyMistakes({ ...withFamily, ...change })
    .map(inOneLine)
    .join('\n')

test.each([
  [{ groups: case1.groups }, 'decisionStories[0].groups.Family and team: nobody declares it'],
  [{ groups: [...withFamily.groups, family] }, 'groups[5]: “Family and team” is there already'],
  [{ groups: [...withFamily.groups, { name: 'Parking' }] }, 'groups[5]: no point decides Parking'],
  [{ groups: withFamily.groups.toReversed() }, 'decisionStories[0].groups: they come in another order'],
  [
    { groups: withFamily.groups.map((one) => (one === family ? { ...one, advisedBy: [RN, RN] as const } : one)) },
    'somebody is asked twice',
  ],
  [{ groups: withFamily.groups.map(({ several: _, ...one }) => one) }, 'decisionPoints[0]: its groups and options'],
  [{ groups: [{ name: 'a/b' }] }, 'groups[0].name: is no name without slashes'],
  [
    { standIns: { ...withFamily.standIns, talk: case1.standIns.talk } },
    'talk.groups.Family and team: nobody says how people call it',
  ],
])('a group that is not declared as it is decided is found: %#', (change, what) => {
  expect(saysOf(change)).toContain(what)
})
