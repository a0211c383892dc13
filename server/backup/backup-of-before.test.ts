import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AsItWas, TimeLine } from '#case/debriefing/debriefing-messages.ts'
import { rightStep } from '#case/orders/right-step.ts'
import type { LogEntry } from '#case/records/log.ts'
import { roleIds } from '#case/records/roles.ts'
import { reportOf } from '#case/report/report.ts'
import { holderOf } from '#case/rules/seats.ts'
import { isReportDue } from '#case/rules/way-on.ts'
import { propose } from '#case/stand-ins/propose.ts'
import type { Room } from '../rooms/room.ts'
import type { RunningNode } from '../start-node.ts'
import { readRunLog } from '../store/stored-log.ts'
import { storyOfBefore } from '../stories/played-stories.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage } from '../testing/pages.ts'
import { joinAs, makeEducator, type Person, request } from '../testing/people.ts'
import { checkBackup, restore } from './restore.ts'

// A house as the release before these stories left it, saved by that release itself: a team's room, a run of it that was kept, and one
// that is under way, amid its second point.
const file = new URL('./stored-backups/014.jsonl.gz', import.meta.url).pathname
const room = { id: '6243cb0d-7abd-476e-b48a-169be9c2e57e', code: 'X2GBDP' }
const [keptRun, runUnderWay] = [1_000_001, 1_000_002]

let node: RunningNode
let eda: Person

beforeAll(async () => {
  const url = await freshDatabase()
  await restore(url, file, await checkBackup(file))
  node = await startQuietNode(url)
  eda = await makeEducator(node, 'eda-again')
  await node.database.pool.query('update room_educators set uid = $1', [eda.uid])
})
afterAll(() => node.close())

const ask = (path: string, body?: object) => request(node, path, { cookie: eda.cookie, ...(body && { body }) })

/** As it lies in the file: the report that the team saw then. */
function reportOfThen(): object {
  const lines = gunzipSync(readFileSync(file)).toString().split('\n')
  const [line = ''] = lines.filter((one) => one.includes('"sentences"') && one.includes('"persons"'))
  const [json = ''] = /\{"report":.*\}(?=\t|$)/.exec(line) ?? []
  return JSON.parse(json.replaceAll('\\\\', '\\')).report
}

/** From its log, by the rules of today. */
async function toldAnew(): Promise<object> {
  const content = await storyOfBefore({ id: 'case-1', version: 2 })
  if (!content) throw new Error('its story is not kept')
  const entries: LogEntry[] = []
  for await (const piece of readRunLog(node.database, { room: room.id, run: keptRun, table: 'kept_log' }))
    entries.push(...piece)
  return reportOf(entries, content)
}

async function lookBack(run: number) {
  const path = `/api/archive/${room.id}/${run}`
  const { body: line, status } = (await ask(`${path}/time-line`)) as { body: TimeLine; status: number }
  expect([status, line]).toMatchObject([200, {}])
  const was = (await ask(`${path}/as-it-was?at=${line.to}`)).body as AsItWas
  return { line, was, csv: (await ask(`${path}/report.csv`)).text, kept: (await ask(path)).body }
}

test('a run that was kept then is looked at with its story and rules, and told as its team was told', async () => {
  const { line, was, csv, kept } = await lookBack(keptRun)
  const then = reportOfThen()
  expect(then).toMatchObject({ score: { total: 30 } })
  expect(kept.report).toMatchObject(then)
  // What a person said last is for the room alone, and not kept.
  const anew = JSON.stringify(await toldAnew(), (key, value) => (key === 'last' ? [] : value))
  expect(JSON.parse(anew)).toMatchObject(then)
  expect(JSON.stringify(line)).toContain('We go by air.')
  expect(was.views[0].vitals?.monitor.heartRate).toBe(148)
  expect(line.vitals.at(-1)?.monitor.heartRate).toBe(148)
  for (const text of ['Obtain CXR', 'first-ten-minutes']) expect(csv).toContain(text)
})

test('the run under way goes on with its story to the report, is kept, and is looked back on from its first minute', async () => {
  const nia = await joinAs(node, room.code, 'Nia again')
  const page = await openPage(node.port, nia)
  expect(page.newest?.run).toBe(runUnderWay)
  page.close()

  const { loop, rules, content } = await node.rooms.current(room.id)
  expect([loop.state.run, content.story.id, content.story.version]).toEqual([runUnderWay, 'case-1', 2])
  const { TeamScore, DecisionPoint } = loop.state.records
  const decidedThen = DecisionPoint['2']?.decisionPointData[0]
  expect(decidedThen).toMatchObject({ decisionName: 'Ventilator', provider: 'hfov-ino-amplitude' })
  await playOn({ loop, rules, content })
  expect(loop.state.records.TeamScore[1]).toMatchObject(TeamScore[1] ?? {})
  expect(loop.state.records.DecisionPoint['2']?.decisionPointData[0]).toEqual(decidedThen)
  const end = { kind: 'end-case', id: `end-of-${runUnderWay}`, run: runUnderWay }
  expect((await ask(`/api/rooms/${room.id}/command`, end)).status).toBe(200)

  await ask('/api/archive')
  const { line, kept } = await lookBack(runUnderWay)
  expect(kept.report.score.total).toBeGreaterThan(20)
  expect(JSON.stringify(line)).toContain('Once more.')
  const groups = content.decisionStories.flatMap((point) => Object.keys(point.groups))
  expect(kept.report.decisions).toHaveLength(content.questions.length + groups.length)
})

/** All three do what is right until their report. */
async function playOn({ loop, rules, content }: Pick<Room, 'loop' | 'rules' | 'content'>): Promise<void> {
  while (!roleIds.every((role) => isReportDue(loop.state, content, role))) {
    const before = loop.state
    for (const roleId of roleIds) {
      const uid = holderOf(loop.state, roleId)?.userId ?? ''
      const view = rules.views.cut(loop.state, roleId)
      const right = (order: string) => rightStep({ state: loop.state, content }, order)
      const deed = propose({ roleId, manner: 'expert', seed: 1, view, story: content, rightStep: right })
      if (!deed) continue
      const address = { id: randomUUID(), run: loop.state.run }
      const sound = { path: '/Audio/NICU1', mimeType: 'audio/webm', durationMs: 60_000 }
      const answer = deed.speaks
        ? await loop.submit(
            { by: 'system' },
            { kind: 'keep-recording', uid, recording: deed.speaks, ...sound, ...address },
          )
        : await loop.submit({ by: 'user', uid }, { ...deed.request, ...address })
      expect(answer).toMatchObject({ ok: true })
    }
    expect(loop.state).not.toBe(before)
  }
}
