import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AsItWas, TimeLine } from '#case/debriefing/debriefing-messages.ts'
import type { CaseContent } from '#case/story/content.ts'
import { Walk } from '#case/testing/walk.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { checkBackup, restore } from '../backup/restore.ts'
import { saveBackup } from '../backup/save-backup.ts'
import type { RunningNode } from '../start-node.ts'
import { makeFolder } from '../testing/backups.ts'
import { freshDatabase } from '../testing/database.ts'
import { newerStory } from '../testing/newer-story.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage } from '../testing/pages.ts'
import { joinAs, makeEducator, type Person, request } from '../testing/people.ts'
import { playWalk } from '../testing/play-walk.ts'

const place = makeFolder()
const newer = newerStory()
let url = ''
let node: RunningNode
let eda: Person
let room: { id: string; code: string }
let runOfThen = 0

beforeAll(async () => {
  url = await freshDatabase()
  node = await startQuietNode(url)
  eda = await makeEducator(node, 'eda')
  room = await openRoom()
  runOfThen = await playAndEnd(room, case1)
}, 120_000)
afterAll(async () => {
  await node.close()
  place.remove()
})

const ask = (path: string, body?: object) => request(node, path, { cookie: eda.cookie, ...(body && { body }) })

async function openRoom(): Promise<{ id: string; code: string }> {
  const settings = {
    keepDays: 30,
    hasReportLink: false,
    hasWatchers: false,
    hasStandIns: true,
    hidesScore: false,
    hasOrders: false,
  }
  return (await ask('/api/rooms', { name: 'Blue team', settings })).body.rooms[0]
}

async function playAndEnd({ id, code }: typeof room, content: CaseContent): Promise<number> {
  const walk = new Walk({ content })
  walk.toReport(idealChoices)
  const uids = []
  for (const role of ['Pat', 'Rob', 'Nia']) uids.push((await joinAs(node, code, `${role} ${walk.now}`)).uid)
  await playWalk(node.database, walk, { uids, room: id, lateMs: Date.now() - walk.now })
  return end(id)
}

async function end(id: string): Promise<number> {
  const { loop } = await node.rooms.current(id)
  const { run } = loop.state
  expect((await ask(`/api/rooms/${id}/command`, { kind: 'end-case', id: `end-of-${run}`, run })).status).toBe(200)
  return run
}

async function otherNode(databaseUrl: string): Promise<void> {
  await node.close()
  node = await startQuietNode(databaseUrl, { stories: [newer] })
}

/** A text, an option and an outcome, wherever they are told. */
async function wordsOf(id: string, run: number) {
  await ask('/api/archive')
  const path = `/api/archive/${id}/${run}`
  const { body: line, status } = (await ask(`${path}/time-line`)) as { body: TimeLine; status: number }
  expect([status, line]).toMatchObject([200, {}])
  const was = (await ask(`${path}/as-it-was?at=${line.to}`)).body as AsItWas
  const csv = (await ask(`${path}/report.csv`)).text
  const { report, view } = (await ask(path)).body
  const whichFilm = (text: string) => ['Obtain CXR', 'Film her chest'].filter((name) => text.includes(name))
  return {
    title: [was.views[0].flows.steps[0]?.title, view.flows.steps[0].title],
    option: [JSON.stringify(line), JSON.stringify(was.views), JSON.stringify(report), csv].map(whichFilm),
    outcome: [line.vitals.at(-1)?.monitor.heartRate, was.views[0].vitals?.monitor.heartRate],
  }
}

const toldThen = {
  title: ['The call', 'The call'],
  option: [['Obtain CXR'], ['Obtain CXR'], ['Obtain CXR'], ['Obtain CXR']],
  outcome: [148, 148],
}

test('each kept run is looked at with its own words, whatever its story says by now, also from a backup', async () => {
  const file = place.path()
  await saveBackup(url, file)
  // A run is under way while the trainer is brought up to date.
  const pat = await joinAs(node, room.code, 'Pat')
  const page = await openPage(node.port, pat)
  await page.send({ kind: 'take-role', roleId: 0 })
  page.close()

  await otherNode(url)
  const underWay = await openPage(node.port, pat)
  const told = underWay.newest
  expect(told?.type === 'whole' && told.view.flows.steps[0]?.title).toBe('The call')
  underWay.close()
  const endedAfter = await end(room.id)
  const next = await openRoom()
  const runOfNow = await playAndEnd(next, newer.content)
  expect(await wordsOf(room.id, runOfThen)).toEqual(toldThen)
  expect((await wordsOf(room.id, endedAfter)).title).toEqual(toldThen.title)
  expect(await wordsOf(next.id, runOfNow)).toEqual({
    title: ['The call, retold', 'The call, retold'],
    option: [['Film her chest'], ['Film her chest'], ['Film her chest'], ['Film her chest']],
    outcome: [141, 141],
  })

  const elsewhere = await freshDatabase()
  await restore(elsewhere, file, await checkBackup(file))
  await otherNode(elsewhere)
  eda = await makeEducator(node, 'eda-again')
  await node.database.pool.query('update room_educators set uid = $1', [eda.uid])
  expect(await wordsOf(room.id, runOfThen)).toEqual(toldThen)

  // What was kept before stories were: by its rules it is known to be this version, or it is not told.
  const keptBy = (rules: string) =>
    node.database.pool.query(`update kept_runs set story = '{"id": "case-1", "version": 2}', rules = $1`, [rules])
  await node.database.pool.query('delete from stories')
  await keptBy('92b08d76a6f5f7e5')
  expect(await wordsOf(room.id, runOfThen)).toEqual(toldThen)
  const path = `/api/archive/${room.id}/${runOfThen}`
  for (const [rules, why] of [
    ['a mark of others', 'The story of this run is not kept here as it was played then'],
    ['0', 'This run was played by rules that this version of the trainer no longer has'],
  ] as const) {
    await keptBy(rules)
    for (const at of ['time-line', 'as-it-was?at=0']) {
      const answer = await ask(`${path}/${at}`)
      expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining(why)])
    }
    expect((await ask(`${path}/report.csv`)).text).toContain('Obtain CXR')
    expect((await ask(path)).body.report.score.total).toBe(30)
  }
}, 240_000)
