import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROVIDER } from '#case/records/roles.ts'
import { Walk } from '#case/testing/walk.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { absentHospital, startQuietNode } from '../testing/nodes.ts'
import { openConsole, openPage, openRoomsPage } from '../testing/pages.ts'
import { joinAs, makeEducator, makePeople, request } from '../testing/people.ts'
import { playWalk } from '../testing/play-walk.ts'

/**
 * Who gets what. A team of guests is at its report in the room `here`; one run of it is kept. Others are in another room, in
 * the open room, in a room that has ended, signed out, or teach.
 */
const everyone = [
  ...['nobody', 'provider', 'rt', 'rn', 'onlooker', 'guest elsewhere', 'account', 'ended session', 'ended room'],
  ...['educator', 'educator elsewhere'],
] as const
type Who = (typeof everyone)[number]

let node: RunningNode
const cookies = {} as Record<Who, string>
const paths: { [name: string]: string } = {}
const spoken = { bytes: Buffer.from('spoken'), durationMs: 6000 }

beforeAll(async () => {
  node = await startQuietNode(await freshDatabase(), { hospital: absentHospital })
  const eda = await makeEducator(node, 'eda')
  const max = await makeEducator(node, 'max')
  const [account] = await makePeople(node.database, ['account'])
  const open = async (cookie: string, name: string, keepDays: number) => {
    const settings = { keepDays, hasReportLink: true, hasWatchers: false }
    return (await request(node, '/api/rooms', { cookie, body: { name, settings } })).body.rooms[0]
  }
  const [here, elsewhere] = [await open(eda.cookie, 'Here', 7), await open(max.cookie, 'Elsewhere', 7)]
  const ended = await open(eda.cookie, 'Ended', 0)

  const team = []
  for (const name of ['Ann', 'Rob', 'Nia']) team.push(await joinAs(node, here.code, name))
  const uids = team.map(({ uid }) => uid)
  const play = async () => {
    const walk = new Walk()
    walk.toReport(idealChoices)
    walk.do(PROVIDER, { kind: 'allow-sound', isGiven: true })
    await playWalk(node.database, walk, { uids, room: here.id, spoken, lateMs: Date.now() - walk.now })
  }
  await play()
  const { loop } = await node.rooms.get(here.id)
  await loop.catchUp()
  const { run } = loop.state
  await loop.submit({ by: 'administrator' }, { kind: 'end-case', id: 'the-end-of-one', run })
  await play()
  await loop.catchUp()
  const { body } = await request(node, '/api/archive', { cookie: eda.cookie })

  const out = await joinAs(node, here.code, 'Out')
  await node.database.pool.query('delete from "session" where "userId" = $1', [out.uid])
  Object.assign(cookies, {
    nobody: '',
    ...{ provider: team[0]?.cookie, rt: team[1]?.cookie, rn: team[2]?.cookie },
    onlooker: (await joinAs(node, here.code, 'Olga')).cookie,
    'guest elsewhere': (await joinAs(node, elsewhere.code, 'Gus')).cookie,
    account: account?.cookie,
    'ended session': out.cookie,
    'ended room': (await joinAs(node, ended.code, 'Eve')).cookie,
    educator: eda.cookie,
    'educator elsewhere': max.cookie,
  })
  await node.book.end(ended.id)
  Object.assign(paths, {
    sound: loop.state.records.Recording.summary?.path,
    chat: `/api/chat?run=${loop.state.run}&before=0`,
    back: '/api/debriefing',
    kept: `/api/archive/${here.id}/${run}`,
    own: `/api/own-runs/${here.id}/${run}`,
    gone: `/api/archive/${here.id}/${run + 5}`,
    lost: `/api/kept/${here.id}.no-such-link`,
    link: `/api/kept/${body.runs[0].link}`,
    here: `/api/rooms/${here.id}`,
    ended: `/api/rooms/${ended.id}`,
  })
})
afterAll(() => node.close())

/** What each of `everyone` is answered, in that order. A body makes it a post. */
type Row = readonly [name: string, path: () => string, answers: string, body?: object]
const at =
  (name: string, more = '') =>
  () =>
    `${paths[name]}${more}`
const none = {}
//                                                        nob prov rt  rn  onl gue acc ses roo edu els
const table: readonly Row[] = [
  ['who one is', () => '/api/me', /*                   */ '401 200 200 200 200 200 200 401 401 200 200'],
  ['the ways in', () => '/api/sign-in', /*             */ '200 200 200 200 200 200 200 200 200 200 200'],
  ['to the hospital', () => '/api/sign-in/hospital', /* */ '503 503 503 503 503 503 503 503 503 503 503', none],
  ['back from there', () => '/auth/callback/hospital', /* */ '302 302 302 302 302 302 302 302 302 302 302'],
  ['the report', () => '/api/report', /*               */ '401 200 200 200 403 403 403 401 401 403 403'],
  ['its CSV', () => '/api/report.csv', /*              */ '401 200 200 200 403 403 403 401 401 403 403'],
  ['its JSON', () => '/api/report.json', /*            */ '401 200 200 200 403 403 403 401 401 403 403'],
  ['its time line', at('back', '/time-line'), /*       */ '401 200 200 200 403 403 403 401 401 403 403'],
  ['its screens', at('back', '/as-it-was?at=0'), /*    */ '401 200 200 200 403 403 403 401 401 403 403'],
  ['for educators', at('here', '/report'), /*            */ '401 403 403 403 403 403 403 401 401 200 403'],
  ['its CSV', at('here', '/report.csv'), /*             */ '401 403 403 403 403 403 403 401 401 200 403'],
  ['its JSON', at('here', '/report.json'), /*           */ '401 403 403 403 403 403 403 401 401 200 403'],
  ['a recording', at('sound'), /*                      */ '401 200 200 200 403 403 403 401 401 403 403'],
  ['earlier chat', at('chat'), /*                      */ '401 200 200 200 403 403 403 401 401 403 403'],
  ['the stories', () => '/api/stories', /*             */ '200 200 200 200 200 200 200 200 200 200 200'],
  ['the call', () => '/api/call/audio', /*             */ '401 200 404 404 404 404 404 401 401 404 404'],
  ['the archive', () => '/api/archive', /*             */ '401 403 403 403 403 403 403 401 401 200 200'],
  ['its table', () => '/api/archive.csv', /*           */ '401 403 403 403 403 403 403 401 401 200 200'],
  ['over time', () => '/api/archive/over-time', /*     */ '401 403 403 403 403 403 403 401 401 200 200'],
  ['its table', () => '/api/archive/over-time.csv', /* */ '401 403 403 403 403 403 403 401 401 200 200'],
  ['completions', () => '/api/archive/completions.csv', '401 403 403 403 403 403 403 401 401 200 200'],
  ['one’s own runs', () => '/api/own-runs', /*         */ '401 403 403 403 403 403 200 401 401 200 200'],
  ['all kept of one', () => '/api/own-runs.json', /*   */ '401 403 403 403 403 403 200 401 401 200 200'],
  ['a run of others', at('own'), /*                    */ '401 403 403 403 403 403 404 401 401 404 404'],
  ['out of it', at('own', '/take-out'), /*             */ '401 403 403 403 403 403 404 401 401 404 404', none],
  ['side by side', () => '/api/archive/compared', /*   */ '401 403 403 403 403 403 403 401 401 200 200'],
  ['a kept run', at('kept'), /*                        */ '401 403 403 403 403 403 403 401 401 200 404'],
  ['its CSV', at('kept', '/report.csv'), /*            */ '401 403 403 403 403 403 403 401 401 200 404'],
  ['its JSON', at('kept', '/report.json'), /*          */ '401 403 403 403 403 403 403 401 401 200 404'],
  ['its sound', () => `${paths.kept}${paths.sound}`, /* */ '401 403 403 403 403 403 403 401 401 200 404'],
  ['its time line', at('kept', '/time-line'), /*       */ '401 403 403 403 403 403 403 401 401 200 404'],
  ['its screens', at('kept', '/as-it-was?at=0'), /*    */ '401 403 403 403 403 403 403 401 401 200 404'],
  ['one that is gone', at('gone', '/time-line'), /*    */ '401 403 403 403 403 403 403 401 401 404 404'],
  ['screens of it', at('gone', '/as-it-was?at=0'), /*  */ '401 403 403 403 403 403 403 401 401 404 404'],
  ['its link dropped', at('kept', '/drop-link'), /*    */ '401 403 403 403 403 403 403 401 401 --- 404', none],
  ['its deletion', at('kept', '/delete'), /*           */ '401 403 403 403 403 403 403 401 401 --- 404', none],
  ['a report by its link', at('link'), /*              */ '200 200 200 200 200 200 200 200 200 200 200'],
  ['its CSV', at('link', '/report.csv'), /*            */ '200 200 200 200 200 200 200 200 200 200 200'],
  ['its JSON', at('link', '/report.json'), /*          */ '200 200 200 200 200 200 200 200 200 200 200'],
  ['its sound', () => `${paths.link}${paths.sound}`, /* */ '200 200 200 200 200 200 200 200 200 200 200'],
  ['its time line', at('link', '/time-line'), /*       */ '200 200 200 200 200 200 200 200 200 200 200'],
  ['its screens', at('link', '/as-it-was?at=0'), /*    */ '200 200 200 200 200 200 200 200 200 200 200'],
  ['a link that is not', at('lost', '/time-line'), /*  */ '404 404 404 404 404 404 404 404 404 404 404'],
  ['screens by it', at('lost', '/as-it-was?at=0'), /*  */ '404 404 404 404 404 404 404 404 404 404 404'],
  ['a new room', () => '/api/rooms', /*                */ '401 403 403 403 403 403 403 401 401 400 400', none],
  ['a new code', at('here', '/code'), /*               */ '401 403 403 403 403 403 403 401 401 200 403', none],
  ['settings', at('here', '/settings'), /*             */ '401 403 403 403 403 403 403 401 401 400 403', none],
  ['other educators', at('here', '/educators'), /*     */ '401 403 403 403 403 403 403 401 401 404 403', none],
  ['a command', at('here', '/command'), /*             */ '401 403 403 403 403 403 403 401 401 409 403', none],
  ['another run', at('here', '/run-again'), /*         */ '401 403 403 403 403 403 403 401 401 --- 403', none],
  ['taking out', at('here', '/take-out'), /*           */ '401 403 403 403 403 403 403 401 401 409 403', none],
  ['letting back in', at('here', '/let-back'), /*      */ '401 403 403 403 403 403 403 401 401 409 403', none],
  ['the end of a room', at('here', '/end'), /*         */ '401 403 403 403 403 403 403 401 401 --- 403', none],
  ['a time line', at('here', '/time-line'), /*         */ '401 403 403 403 403 403 403 401 401 200 403'],
  ['its screens', at('here', '/as-it-was?at=0'), /*    */ '401 403 403 403 403 403 403 401 401 200 403'],
  ['its sound', () => `${paths.here}${paths.sound}`, /* */ '401 403 403 403 403 403 403 401 401 200 403'],
  ['one that ended', at('ended', '/time-line'), /*     */ '401 403 403 403 403 403 403 401 401 403 403'],
  ['screens of it', at('ended', '/as-it-was?at=0'), /* */ '401 403 403 403 403 403 403 401 401 403 403'],
  ['a room that ended', at('ended', '/code'), /*       */ '401 403 403 403 403 403 403 401 401 403 403', none],
  ['practising alone', () => '/api/practise', /*       */ '401 403 403 403 403 403 400 401 401 400 400', none],
  ['the end of it', () => '/api/end-practice', /*      */ '401 200 200 200 200 200 200 401 401 200 200', none],
  ['leaving the room', () => '/api/leave-room', /*     */ '401 409 409 409 409 409 --- 401 401 --- ---', none],
]

for (const [name, path, answers, body] of table) {
  test(name, async () => {
    for (const [index, expected] of answers.split(' ').entries()) {
      const who = everyone[index]
      // What would change what the others find is tested where it belongs.
      if (!who || expected === '---') continue
      const answer = await request(node, path(), { cookie: cookies[who], body })
      expect(`${who} ${answer.status}`).toBe(`${who} ${expected}`)
    }
  })
}

test('every route of the server is in the table, or is for everyone', () => {
  const forEveryone = ['/api/health', '/api/ready', '/api/sign-in', '/api/log-out', '/api/join', '/api/room-sign']
  // Uploads have a test of their own.
  forEveryone.push('/api/recordings/', `${paths.here}/speak`)
  const known = [...table.map(([, path]) => path().split('?', 1)[0] ?? ''), ...forEveryone]
  for (const route of node.routes) {
    const pattern = new RegExp(`^${route.replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`)
    expect(
      known.some((path) => pattern.test(path) || route.startsWith(path)),
      route,
    ).toBe(true)
  }
})

test.each(everyone)('%s sees over a connection what is theirs alone', async (who) => {
  const cookie = cookies[who]
  const page = await openPage(node.port, { cookie }).catch(() => null)
  const isIn = !['nobody', 'ended session', 'ended room'].includes(who)
  expect(page !== null).toBe(isIn)
  const seats = { provider: 0, rt: 1, rn: 2 }
  const roleId = who in seats ? seats[who as keyof typeof seats] : null
  const view = page?.newest?.type === 'whole' ? page.newest.view : null
  const isHere = roleId !== null || who === 'onlooker'
  expect(view?.team.length ?? 0).toBe(isHere ? 3 : 0)
  expect(view?.score ?? null).toBe(roleId === null ? null : 30)
  expect((view?.points.length ?? 0) > 0).toBe(roleId !== null)
  page?.close()

  const board = await openRoomsPage(node, { cookie })
  expect(board.rooms.map(({ name }) => name)).toEqual(
    who === 'educator' ? ['Here'] : who === 'educator elsewhere' ? ['Elsewhere'] : [],
  )
  board.close()

  const here = (paths.here ?? '').split('/').at(-1) ?? ''
  for (const part of ['console', 'projector'] as const) {
    const { told, close } = await openConsole(node, { cookie }, { room: here, part })
    const isTold = told.events.some((event) => !['gone', 'signed-out'].includes(event))
    expect(isTold, part).toBe(who === 'educator')
    close()
  }
})
