import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Request } from '#case/commands.ts'
import type { AsItWas, TimeLine } from '#case/debriefing/debriefing-messages.ts'
import { PROVIDER, RN, type RoleId, RT } from '#case/records/roles.ts'
import { aFlag } from '#case/testing/given.ts'
import type { Walk } from '#case/testing/walk.ts'
import { idealChoices, worstChoices } from '#case/testing/walk-choices.ts'
import type { View } from '#case/views/view.ts'
import { case1 } from '#content/case-1/case-1.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage } from '../testing/pages.ts'
import { joinAs, makeEducator, type Person, request } from '../testing/people.ts'
import { walkIn } from '../testing/play-walk.ts'

let node: RunningNode
let eda: Person
beforeAll(async () => {
  node = await startQuietNode(await freshDatabase())
  eda = await makeEducator(node, 'eda')
})
afterAll(() => node.close())

type Guest = Awaited<ReturnType<typeof joinAs>>

async function openRoom(settings: object = {}): Promise<{ id: string; team: [Guest, Guest, Guest] }> {
  const wanted = { keepDays: 7, hasReportLink: true, hasWatchers: false, ...settings }
  const answer = await request(node, '/api/rooms', { cookie: eda.cookie, body: { name: 'Team', settings: wanted } })
  const [{ id, code }] = answer.body.rooms
  const team: [Guest, Guest, Guest] = [
    await joinAs(node, code, 'Ann'),
    await joinAs(node, code, 'Rob'),
    await joinAs(node, code, 'Nia'),
  ]
  return { id, team }
}

async function walkTo(
  room: { id: string; team: readonly Guest[] },
  go: (walk: Walk) => void,
  { hidesScore = false } = {},
): Promise<void> {
  const uids = room.team.map(({ uid }) => uid)
  const spoken = { bytes: Buffer.from('spoken'), durationMs: 6000 }
  await walkIn(node.database, { room: room.id, uids, spoken, hidesScore }, go)
}

const lineFrom = async (path: string, cookie?: string): Promise<TimeLine> =>
  (await request(node, `${path}/time-line`, { cookie })).body
const wasAt = async (path: string, at: number, cookie?: string): Promise<AsItWas> =>
  (await request(node, `${path}/as-it-was?at=${at}`, { cookie })).body

/** What a page of each of the three is told that comes now. */
async function viewsNow(team: readonly Guest[]): Promise<View[]> {
  const pages = await Promise.all(team.map((guest) => openPage(node.port, guest)))
  for (const page of pages) page.close()
  return pages.map(({ told: [first] }) => {
    if (first?.type !== 'whole') throw new Error('a page begins with the whole')
    return first.view
  })
}

test('an educator sees of a running case what the pages of the three were told, byte for byte but for their notes', async () => {
  const { id, team } = await openRoom()
  const pages = await Promise.all(team.map((guest) => openPage(node.port, guest)))
  const deeds: readonly (readonly [RoleId, Request])[] = [
    [RT, { kind: 'take-role', roleId: RT }],
    [PROVIDER, { kind: 'take-role', roleId: PROVIDER }],
    [RN, { kind: 'take-role', roleId: RN }],
    [PROVIDER, { kind: 'answer-call' }],
    [RN, { kind: 'save-note', text: 'Pharmacy first' }],
    [RT, { kind: 'send-message', message: 'Which ventilator?' }],
    [PROVIDER, { kind: 'continue', step: 0 }],
    [PROVIDER, { kind: 'send-message', message: 'SIMV' }],
  ]
  const served: { at: number; version: number; views: View[] }[] = []
  for (const [role, deed] of deeds) {
    const answer = await pages[role]?.send(deed)
    if (!answer?.ok) throw new Error(JSON.stringify(answer))
    const { version } = answer
    const { rows } = await node.database.pool.query('select at from log where room = $1 and version = $2', [
      id,
      version,
    ])
    const { at } = rows[0]
    served.push({ at, version, views: await viewsNow(team) })
    // What follows happens at another time.
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(at), { timeout: 60_000, interval: 1 })
  }
  for (const page of pages) page.close()
  for (const { at, version, views } of served.slice(1)) {
    const was = await wasAt(`/api/rooms/${id}`, at, eda.cookie)
    expect(was.version).toBe(version)
    expect(was.at).toBe(at)
    // Who has no seat yet is told less than the seat will be.
    for (const { roleId } of was.views[0].team)
      expect(JSON.stringify(was.views[roleId])).toBe(JSON.stringify({ ...views[roleId], note: null }))
  }
  const line = await lineFrom(`/api/rooms/${id}`, eda.cookie)
  expect(line).toMatchObject({ isWhole: false, from: served[1]?.at, to: served.at(-1)?.at })
  // The run goes on, and so does the line.
  expect(line.entries.filter(({ lane }) => lane === 'chat').map(({ text }) => text)).toEqual([
    'Which ventilator?',
    'SIMV',
  ])
})

describe('a team at its report', () => {
  let room: Awaited<ReturnType<typeof openRoom>>
  let line: TimeLine
  beforeAll(async () => {
    room = await openRoomAtReport()
    line = await lineFrom('/api/debriefing', room.team[RT].cookie)
  })

  async function openRoomAtReport() {
    const opened = await openRoom()
    await walkTo(opened, (walk) => {
      walk.do(RT, { kind: 'save-note', text: 'RT wrote this' })
      walk.do(RN, { kind: 'save-note', text: 'RN wrote this' })
      walk.do(RN, { kind: 'send-message', message: 'Is the line free?' })
      walk.toReport(idealChoices)
      walk.do(PROVIDER, { kind: 'allow-sound', isGiven: true })
      const marks = Object.fromEntries(case1.teamRating.items.map(({ slug }) => [slug, 0]))
      walk.do(RT, { kind: 'rate-team', marks, words: 'We were calm.' })
    })
    return opened
  }

  test('has its run on one line, with sound that it can hear', async () => {
    expect(line).toMatchObject({ isWhole: true, missing: [] })
    const sounds = line.entries.flatMap(({ sound }) => sound ?? [])
    expect(sounds).toHaveLength(2)
    for (const { path } of sounds) {
      expect((await request(node, path, room.team[RN])).status).toBe(200)
      expect((await request(node, `/api/rooms/${room.id}${path}`, eda)).text).toBe('spoken')
    }
  })

  const askedFor = (path: string, cookie: string, accepts: string) =>
    fetch(`http://localhost:${node.port}${path}`, { headers: { cookie, 'accept-encoding': accepts } })

  test('gets it packed as its browser understands it', async () => {
    for (const [accepts, packed] of [
      ['br, gzip', 'br'],
      ['gzip, deflate', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await askedFor('/api/debriefing/time-line', room.team[RT].cookie, accepts)
      expect(answer.headers.get('content-encoding')).toBe(packed)
      expect(await answer.json()).toEqual(line)
    }
  })

  test.each(['report', 'report.csv', 'report.json'])('has a %s for its educator, which comes packed', async (file) => {
    const [plain, packed] = await Promise.all(
      ['identity', 'gzip'].map((accepts) => askedFor(`/api/rooms/${room.id}/${file}`, eda.cookie, accepts)),
    )
    const said = [plain, packed].map((answer) => [answer?.status, answer?.headers.get('content-encoding')])
    expect(said).toEqual([
      [200, null],
      [200, 'gzip'],
    ])
    expect(await packed?.text()).toBe(await plain?.text())
  })

  test.each(['report', 'report.csv', 'report.json'])(
    'has in its educator’s %s all ratings, while who has not rated reads none',
    async (file) => {
      const unrated = await request(node, `/api/${file}`, room.team[PROVIDER])
      expect(unrated.text).not.toContain('We were calm.')
      expect((await request(node, `/api/rooms/${room.id}/${file}`, eda)).text).toContain('We were calm.')
      expect((await request(node, `/api/${file}`, room.team[PROVIDER])).text).toBe(unrated.text)
    },
  )

  test('sees each screen as it was, and of the notes only those of who asks', async () => {
    const notesFor = async (role: RoleId) => {
      const was = await wasAt('/api/debriefing', line.to, room.team[role].cookie)
      return was.views.map(({ note }) => note)
    }
    // Together, so that they share what is the same for all.
    expect(await Promise.all([notesFor(RT), notesFor(PROVIDER), notesFor(RN), notesFor(RT)])).toEqual([
      [null, 'RT wrote this', null],
      ['', null, null],
      [null, null, 'RN wrote this'],
      [null, 'RT wrote this', null],
    ])
    const open = await wasAt(`/api/rooms/${room.id}`, line.to, eda.cookie)
    expect(JSON.stringify(open)).not.toContain('wrote this')
  })

  test('is led to the beginning or the end by a time before or after it, and told what is no time', async () => {
    const [early, late] = [
      await wasAt('/api/debriefing', 0, room.team[0].cookie),
      await wasAt('/api/debriefing', 1e14, room.team[0].cookie),
    ]
    expect([early.at, late.at]).toEqual([line.from, line.to])
    expect(early.views[0].places).toEqual([0, 0, 0])
    expect(late.version).toBeGreaterThan(early.version)
    // What comes after the handover is the debriefing itself.
    expect(late.views.map(({ isReportDue }) => isReportDue)).toEqual([false, false, false])
    expect((await wasAt('/api/debriefing', line.to + 0.5, room.team[0].cookie)).at).toBe(line.to)
    expect((await wasAt('/api/debriefing', -5, room.team[0].cookie)).at).toBe(line.from)
    for (const query of ['', '?at=', '?at=soon', '?at=1e9', '?at=NaN', '?at=1&at=2', `?at=${'9'.repeat(40)}`]) {
      const answer = await request(node, `/api/debriefing/as-it-was${query}`, room.team[0])
      expect([query, answer.status, answer.body.message]).toEqual([query, 400, 'Say which moment: at, a time in ms.'])
    }
  })

  test('finds its kept run as it was, without anybody’s id, with its sound by its own address', async () => {
    const { id, team } = await openRoomAtReport()
    const saw = await lineFrom('/api/debriefing', team[RT].cookie)
    const { loop } = await node.rooms.current(id)
    await loop.submit({ by: 'administrator' }, { kind: 'end-case', id: 'the-end-of-it', run: loop.state.run })
    const { body } = await request(node, '/api/archive', eda)
    const kept = body.runs.find((one: { room: string }) => one.room === id)
    for (const path of [`/api/archive/${id}/${kept.run}`, `/api/kept/${kept.link}`]) {
      const again = await lineFrom(path, path.includes('archive') ? eda.cookie : '')
      const silent = ({ sound: _, ...entry }: TimeLine['entries'][number]) => entry
      const isByLink = path.includes('kept')
      // Who has the link reads no chat, as in the report.
      const shown = saw.entries.filter(({ lane }) => !isByLink || lane !== 'chat')
      expect(again.entries.map(silent)).toEqual(shown.map(silent))
      expect(shown.length < saw.entries.length).toBe(isByLink)
      expect(again.missing.some((what) => what.includes('chat'))).toBe(isByLink)
      const sound = again.entries.flatMap((entry) => entry.sound?.path ?? [])
      expect(sound.every((one) => one.startsWith(`${path}/Audio/`))).toBe(true)
      expect((await request(node, sound[0] ?? '', eda)).text).toBe('spoken')
      const was = await wasAt(path, saw.to, eda.cookie)
      expect(was.views[0].team).toHaveLength(3)
      expect(was.views.map(({ chat }: { chat: readonly object[] }) => chat.length > 0)).toEqual([
        !isByLink,
        !isByLink,
        !isByLink,
      ])
      for (const { uid } of team) expect(JSON.stringify(was)).not.toContain(uid)
      expect(JSON.stringify(was)).not.toContain('wrote this')
    }
    const over = await request(node, `/api/rooms/${id}/time-line`, eda)
    expect([over.status, over.body.message]).toEqual([409, 'No run has begun here.'])
  })
})

test('a kept run that ended early says what it lacks, and one that these rules cannot read says so', async () => {
  const room = await openRoom()
  const endEarly = async () => {
    await walkTo(room, (walk) => {
      walk.toPreparation()
      walk.work('OrderPharmacy')
    })
    const { loop } = await node.rooms.current(room.id)
    const { run } = loop.state
    await loop.submit({ by: 'administrator' }, { kind: 'end-case', id: `the-end-of-${run}`, run })
    await node.archive.finish({ room: room.id, run })
    return `/api/archive/${room.id}/${run}`
  }
  const early = await lineFrom(await endEarly(), eda.cookie)
  expect(early).toMatchObject({
    isWhole: false,
    missing: ['The handover was not saved: the run ends where its log ends.', 'The sound of this run was not kept.'],
  })
  expect(early.entries.find(({ kind }) => kind === 'recording')?.sound).toBeUndefined()

  const older = await endEarly()
  const rename = `replace(changes::text, '"OrderPharmacy"', '"OrderedBefore"')::jsonb`
  await node.database.pool.query(`update kept_log set changes = ${rename} where room = $1`, [room.id])
  for (const path of ['time-line', 'as-it-was?at=0']) {
    const answer = await request(node, `${older}/${path}`, eda)
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This run was played with an earlier version of the trainer: it cannot be shown on a time line.',
    ])
  }
})

test('where the score is hidden, the team learns what happened and no verdict before the analysis; its educator all', async () => {
  const room = await openRoom({ hidesScore: true })
  const played = (walk: Walk) => {
    const by = { by: 'educator', uid: eda.uid } as const
    for (const sign of [null, 1, -1] as const) walk.ask(by, aFlag('Who leads?', { sign }))
    walk.toReport(worstChoices)
  }
  await walkTo(room, played, { hidesScore: true })
  const flags = ({ entries }: TimeLine) => entries.filter(({ lane }) => lane === 'flags').map(({ kind }) => kind)
  const asked = async (path: string, cookie: string) => {
    const line = await lineFrom(path, cookie)
    const was = await wasAt(path, line.to, cookie)
    return { line, was, all: JSON.stringify([line, was]) }
  }
  const reasons = case1.decisionStories.flatMap(({ groups }) =>
    Object.values(groups).flatMap((group) => group.map(({ why }) => why)),
  )
  // "Not now." is also said elsewhere.
  const told = (all: string) =>
    reasons.filter((why) => why.length > 20 && all.includes(JSON.stringify(why).slice(1, -1))).length

  for (const { cookie } of room.team) {
    const { line, was, all } = await asked('/api/debriefing', cookie)
    expect(line.moments).toBeNull()
    expect(flags(line)).toEqual(['flag'])
    expect(was.newborn.next).toEqual([])
    expect(was.views.map(({ score }) => score)).toEqual([null, null, null])
    expect(told(all)).toBe(0)
  }
  const educators = await asked(`/api/rooms/${room.id}`, eda.cookie)
  expect(educators.line.moments?.length).toBeGreaterThan(0)

  const { loop } = await node.rooms.current(room.id)
  const opened = await loop.submit(
    { by: 'educator', uid: eda.uid },
    { kind: 'lead-debriefing', phase: 'analysis', id: 'to-the-analysis', run: loop.state.run },
  )
  expect(opened).toMatchObject({ ok: true })
  const open = await lineFrom('/api/debriefing', room.team[RN].cookie)
  expect(open.moments).toEqual(educators.line.moments)
  for (const line of [open, educators.line]) expect(flags(line)).toEqual(['flag', 'plus', 'minus'])
  expect(educators.line.moments?.some(({ why }) => told(why) > 0)).toBe(true)
})

test('before the handover is saved there is no debriefing for the team, and there is one for its educator', async () => {
  const room = await openRoom()
  await walkTo(room, (walk) => walk.toPreparation())
  for (const path of ['time-line', 'as-it-was?at=0']) {
    const answer = await request(node, `/api/debriefing/${path}`, room.team[0])
    expect([answer.status, answer.body.message]).toEqual([409, 'The debriefing opens when the handover is saved.'])
    expect((await request(node, `/api/rooms/${room.id}/${path}`, eda)).status).toBe(200)
  }
})

/** Every row of a log that is read is counted. */
const countReading = `
  create sequence rows_read;
  alter table log rename to log_itself;
  create function counted() returns boolean language plpgsql volatile as
    $$ begin perform nextval('rows_read'); return true; end $$;
  create view log as select * from log_itself where counted()`
const stopCounting = `
  drop view log;
  alter table log_itself rename to log;
  drop function counted;
  drop sequence rows_read`

async function rowsRead(work: () => Promise<unknown>): Promise<number> {
  const read = async () => (await node.database.pool.query(`select nextval('rows_read') as rows`)).rows[0].rows
  const before = await read()
  await work()
  return (await read()) - before - 1
}

test('a run of thousands of messages is told in pieces, and any moment of it comes quickly', async () => {
  const room = await openRoom()
  await walkTo(room, (walk) => walk.toDecisions())
  const { loop } = await node.rooms.current(room.id)
  const { run } = loop.state
  for (let from = 0; from < 3000; from += 75) {
    const numbers = Array.from({ length: 75 }, (_, index) => from + index)
    await Promise.all(
      numbers.map((number) => {
        const uid = room.team[(number % 3) as RoleId].uid
        return loop.submit(
          { by: 'user', uid },
          { kind: 'send-message', message: `message ${number}`, id: `message-${number}`, run },
        )
      }),
    )
  }
  const { rows } = await node.database.pool.query('select from log where room = $1', [room.id])
  await node.database.pool.query(countReading)
  onTestFinished(async () => void (await node.database.pool.query(stopCounting)))
  let line: TimeLine | undefined
  const readForAll = await rowsRead(async () => {
    line = await lineFrom(`/api/rooms/${room.id}`, eda.cookie)
  })
  if (!line) throw new Error('nothing was told')
  expect(line.entries.filter(({ lane }) => lane === 'chat')).toHaveLength(3000)
  // However fast a machine is, it is quick to read everything once, and of it little for a moment.
  expect(readForAll).toBe(rows.length)
  const took: number[] = []
  for (let count = 0; count < 20; count++) {
    // Here and there in it.
    const { at } = line.entries[Math.floor((((count * 7) % 20) / 20) * line.entries.length)] ??
      line.vitals[0] ?? { at: 0 }
    took.push(await rowsRead(() => wasAt(`/api/rooms/${room.id}`, at, eda.cookie)))
  }
  expect(Math.max(...took)).toBeLessThan(100)
})
