import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createCase } from '#case/create-case.ts'
import { Chance } from '#case/testing/model/chance.ts'
import type { Walk } from '#case/testing/walk.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { BadNetwork } from '../../soak/bad-network.ts'
import type { Sent } from '../../soak/check-history.ts'
import { checkRefusals } from '../../soak/check-refusals.ts'
import { copyLog, readCopiedLog } from '../../soak/copied-log.ts'
import { judge } from '../../soak/judge.ts'
import { Team } from '../../soak/team.ts'
import { Trainee } from '../../soak/trainee.ts'
import { createAuth } from '../people/auth.ts'
import { createGuests } from '../people/guests.ts'
import type { RunningNode } from '../start-node.ts'
import { type Database, openDatabase } from '../store/database.ts'
import { loadState } from '../store/load-state.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode, TestNode } from '../testing/nodes.ts'
import { walkIn } from '../testing/play-walk.ts'

// Teams on two nodes, through a network that is late and cuts, do what chance says. One node is killed amid it.

const isThorough = process.env.THOROUGH === '1'
/** Two, or four, begin at the same place. */
const ROOMS = isThorough ? 20 : 10
/** So much happens in each room. */
const VERSIONS = isThorough ? 20 : 10
/** A node that is only slow is given time: a new connection would cost it more. */
const ANSWER_WITHIN_MS = 60_000
/** Tasks of minutes take part of a second. */
const PACE = 1000
const SEED = 20
/** Only what is stuck ends here, however busy the machine is. */
const STUCK_MS = 1_800_000
const PATIENCE = { timeout: STUCK_MS, interval: 20 }
/** Where teams begin: some have come far before, some hold no seat yet. */
const beginnings: readonly (((walk: Walk) => void) | null)[] = [
  null,
  (walk) => walk.toPreparation(),
  (walk) => walk.toDecisions(),
  (walk) => {
    walk.toDecisions()
    for (const [index, choices] of idealChoices.slice(0, 3).entries()) walk.point(index + 1, choices)
  },
  (walk) => walk.toReport(idealChoices),
]

interface Page {
  readonly trainee: Trainee
  /** All that was ever said to it, as it stands on the wire. */
  readonly heard: string[]
  readonly team: number
  readonly node: number
}

let database: Database
let nodes: readonly TestNode[]
let networks: readonly BadNetwork[]
const teams: Team[] = []
const pages: Page[] = []
/** What nobody had answered when the node was killed. */
let inDoubt: readonly Sent[] = []
/** What is one room's own, and whose: planted words, ids of rooms and people, numbers of runs. */
const owners = new Map<string, number>()

const wordOf = (team: number) => `planted-${String(team).padStart(2, '0')}`
const ownWords = /planted-\d\d|"run":\d+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g
const [first, second] = [0, 1]

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  database = openDatabase(databaseUrl)
  nodes = [first, second].map(() => new TestNode({ DATABASE_URL: databaseUrl, CASE_PACE: String(PACE) }))
  // Each leads to its own node, and to the other one when that is gone.
  const portBehind = (index: number) => nodes[index]?.port ?? nodes[1 - index]?.port ?? null
  networks = nodes.map((_, index) => new BadNetwork(new Chance(SEED + index), () => portBehind(index)))
  const urls = await Promise.all(networks.map((network) => network.open()))
  const seeding = await startQuietNode(databaseUrl)
  await copyLog(seeding.database)
  for (let team = 0; team < ROOMS; team++) await openTeam(team, seeding, urls)
  await seeding.close()
  await Promise.all(nodes.map((node) => node.start()))
  await workThroughAll()
  await comeToRest()
}, STUCK_MS)
afterAll(async () => {
  for (const { trainee } of pages) trainee.leave()
  for (const network of networks) network.close()
  await Promise.all(nodes.map((node) => node.kill()))
  await database.close()
})

/** Three guests of a new room, on different nodes, and what they have done before. */
async function openTeam(team: number, { book, database: seeded }: RunningNode, urls: readonly string[]): Promise<void> {
  const word = wordOf(team)
  const { id: room } = await book.open(`Team ${word}`)
  const start = await loadState(database, room)
  const guests = createGuests(seeded, await createAuth(seeded))
  for (const [place, name] of ['Ann', 'Rob', 'Nia'].entries()) {
    const guest = await guests.add(room, `${name} ${word}`)
    if (!guest) throw new Error(`${name} is not let in`)
    const node = (team + place) % urls.length
    const cookie = guest.cookie.split(';')[0] ?? ''
    const trainee = new Trainee(`${word} ${name}`, { uid: guest.uid, cookie }, urls[node] ?? '', {
      answerWithinMs: ANSWER_WITHIN_MS,
    })
    const heard: string[] = []
    trainee.overhear((words) => heard.push(words))
    pages.push({ trainee, heard, team, node })
  }
  const trainees = pages.filter((page) => page.team === team).map(({ trainee }) => trainee)
  const uids = trainees.map(({ uid }) => uid)
  for (const own of [word, room, `"run":${start.run}`, ...uids]) owners.set(own, team)
  const begin = beginnings[team % beginnings.length]
  if (begin) await walkIn(database, { room, pace: PACE, uids }, begin)
  teams.push(new Team(database, room, start, trainees))
}

/** They work until each room has come so far; meanwhile connections are cut, and the first node is killed. */
async function workThroughAll(): Promise<void> {
  const before = await Promise.all(teams.map(({ room }) => loadState(database, room)))
  await Promise.all(pages.map(({ trainee }) => trainee.come()))
  const work = teams.map((team, index) =>
    team.work((before[index]?.version ?? 0) + VERSIONS, new Chance(SEED * ROOMS + index)),
  )
  const share = () =>
    teams.reduce((sum, { version }, index) => sum + version - (before[index]?.version ?? 0), 0) / (ROOMS * VERSIONS)
  const onFirst = pages.filter(({ node }) => node === first).map(({ trainee }) => trainee)
  const unanswered = () => onFirst.flatMap(({ sent }) => sent.filter(({ answer }) => answer === null))

  await vi.waitFor(() => expect(share()).toBeGreaterThan(0.25), PATIENCE)
  for (const network of networks) network.cut()
  await vi.waitFor(() => {
    expect(share()).toBeGreaterThan(0.5)
    expect(unanswered().length).toBeGreaterThan(0)
  }, PATIENCE)
  inDoubt = unanswered()
  await nodes[first]?.kill()
  await vi.waitFor(() => expect(share()).toBeGreaterThan(0.75), PATIENCE)
  for (const network of networks) network.cut()
  await Promise.all(work)
}

/** All come to the same, and leave. */
async function comeToRest(): Promise<void> {
  for (const network of networks) network.heal()
  await vi.waitFor(async () => {
    for (const { room, trainees } of teams) {
      const { version } = await loadState(database, room)
      for (const trainee of trainees) expect(trainee).toMatchObject({ unsent: 0, version })
    }
  }, PATIENCE)
  // What is finished by time must not come between the log and what is held against it.
  for (const { trainee } of pages) trainee.leave()
  await nodes[second]?.kill()
}

test('many teams work side by side, and when a node is killed its pages go on at the other', () => {
  expect(pages.filter(({ trainee }) => trainee.unsent > 0)).toEqual([])
  expect(inDoubt.length).toBeGreaterThan(0)
  expect(inDoubt.filter(({ answer }) => answer === null)).toEqual([])
})

test('each room, decided anew by itself, is what is stored, was answered and was told: nothing lost, nothing twice', async () => {
  const { decide } = createCase(case1, { pace: PACE, endsWith: 'nobody', hasCourse: true })
  const wrong: string[] = []
  for (const { room, start, trainees } of teams) {
    wrong.push(...(await judge(database, trainees, PACE, { room, start })))
    wrong.push(...checkRefusals(await readCopiedLog(database, 0, room), trainees, { start, decide }))
  }
  expect(wrong, nodes.flatMap(({ problems }) => problems).join('')).toEqual([])
  // A check of nothing proves nothing.
  const answers = pages.flatMap(({ trainee }) => trainee.sent.map(({ answer }) => answer))
  expect(answers.filter((answer) => answer?.ok).length).toBeGreaterThan((ROOMS * VERSIONS) / 2)
  expect(answers.filter((answer) => !answer?.ok).length).toBeGreaterThan(ROOMS)
})

test('nobody was told a word, a name or a number of another room', () => {
  for (const { trainee, heard, team } of pages) {
    const answers = JSON.stringify(trainee.sent.map(({ answer }) => answer))
    const found = new Set([...heard, answers].flatMap((words) => words.match(ownWords) ?? []))
    expect(
      [...found].filter((word) => owners.has(word) && owners.get(word) !== team),
      trainee.name,
    ).toEqual([])
    expect(found).toContain(wordOf(team))
  }
})
