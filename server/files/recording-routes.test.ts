import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Request } from '#case/commands.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { LARGEST_BYTES } from '#sound/limits.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { makeEducator, makePeople, type Person, request as requestAs } from '../testing/people.ts'
import { sample, webmWithBlocks } from '../testing/sample-recordings.ts'
import { checkRecording } from './check-recording.ts'

let nodes: [RunningNode, RunningNode]
let databaseUrl: string
let [provider, rt, bystander, ...spare]: Person[] = []

const webDir = mkdtempSync(path.join(tmpdir(), 'pages-'))
writeFileSync(path.join(webDir, 'index.html'), 'a page of the web app')
const start = () => startQuietNode(databaseUrl, { webDir })

beforeAll(async () => {
  databaseUrl = await freshDatabase()
  const seeding = await start()
  ;[provider, rt, bystander, ...spare] = await makePeople(seeding.database, [
    'ann',
    'rob',
    'zoe',
    'pam',
    'pia',
    'pat',
    'pim',
  ])
  await seeding.close()
  nodes = [await start(), await start()]
})
afterAll(() => Promise.all(nodes.map((node) => node.close())))

/** A new run, with the Provider about to record the summary. */
beforeEach(async () => {
  await nodes[0].accounts.endCase()
  await startCase()
})

async function startCase(): Promise<void> {
  await does(provider, { kind: 'take-role', roleId: 0 })
  await does(rt, { kind: 'take-role', roleId: 1 })
  await does(provider, { kind: 'answer-call' })
  await does(provider, { kind: 'continue', step: 0 })
}

async function does(person: Person | undefined, asked: Request): Promise<void> {
  const [{ loop }] = nodes
  const command = { ...asked, id: randomUUID(), run: loop.state.run }
  expect(await loop.submit({ by: 'user', uid: person?.uid ?? '' }, command)).toMatchObject({ ok: true })
}

interface Sending {
  as?: Person | undefined
  node?: RunningNode
  recording?: string
  id?: string
  run?: number | string
  type?: string
  headers?: Record<string, string>
}

function addressed({ as = provider, node = nodes[0], recording = 'summary', ...sending }: Sending) {
  const { id = randomUUID(), run = nodes[0].loop.state.run, type = 'audio/webm', headers = {} } = sending
  return {
    url: `http://localhost:${node.port}/api/recordings/${recording}?id=${id}&run=${run}`,
    headers: { 'content-type': type, cookie: as?.cookie ?? '', ...headers },
  }
}

async function upload(body: Buffer, sending: Sending = {}) {
  const { url, headers } = addressed(sending)
  const response = await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) })
  return { status: response.status, body: await response.json() }
}

const failed = (status: number, reason: unknown) => ({ status, body: { message: 'File cannot be Uploaded', reason } })

/** A request whose body is written by hand. */
function open(sending: Sending = {}, length?: number): { call: ClientRequest; answer: Promise<IncomingMessage> } {
  const { url, headers } = addressed(sending)
  const sized = length === undefined ? headers : { ...headers, 'content-length': String(length) }
  const call = request(url, { method: 'POST', headers: sized })
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    call.on('response', resolve)
    call.on('error', reject)
  })
  return { call, answer }
}

/** Requests as the nodes have them, which run in this process. */
const received: IncomingMessage[] = []
subscribe('http.server.request.start', (message) => {
  const { request: incoming } = message as { request: IncomingMessage } // as Node documents this channel
  if (incoming.method === 'POST') received.push(incoming)
})
const receivedWith = (id: string) => received.find(({ url }) => url?.includes(id))
const isBeingRead = (id: string) => vi.waitFor(() => expect(receivedWith(id)?.readableDidRead).toBe(true), 60_000)
const isGone = (id: string) => vi.waitFor(() => expect(receivedWith(id)?.destroyed).toBe(true), 60_000)

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function get(address: string, { as = rt, headers = {}, node = nodes[0] }: Sending = {}): Promise<Response> {
  return fetch(`http://localhost:${node.port}${address}`, { headers: { cookie: as?.cookie ?? '', ...headers } })
}

async function storedPaths(): Promise<string[]> {
  const { rows } = await nodes[0].database.pool.query<{ path: string }>('select path from recordings')
  return rows.map((row) => row.path)
}

async function expectNothingStored(): Promise<void> {
  expect(await storedPaths()).toEqual([])
  expect(nodes[0].loop.state.records.Recording).toEqual({})
  expect(nodes[0].loop.state.records.Cases['1']).toEqual({ ProviderAudio: null, isShared: false })
}

/** What is heard of a recording: in the words of the check. */
const told = async (heard: Response) => checkRecording(Buffer.from(await heard.arrayBuffer()))

test.each([
  ['chromium-sliced.webm', 'audio/webm;codecs=opus', 'audio/webm'],
  ['chromium.mp4', 'audio/mp4', 'audio/mp4'],
  ['firefox.webm', 'audio/webm;codecs=opus', 'audio/webm'],
  ['webkitgtk.mp4', 'audio/mp4', 'audio/mp4'],
])('%s, sent as %s, is heard as %s that every browser can move in', async (name, type, mimeType) => {
  const { status, body } = await upload(sample(name), { type })
  expect(status).toBe(200)
  const heard = await get(body.path)
  expect(heard.headers.get('content-type')).toBe(mimeType)
  expect(await told(heard)).toEqual({ ok: true, mimeType, durationMs: body.durationMs, isSeekable: true })
})

test.each([
  ['ffmpeg-faststart.m4a', 'audio/mp4', 'audio/mp4'],
  ['ffmpeg.m4a', 'audio/x-m4a', 'audio/mp4'],
  ['chromium.webm', 'video/webm', 'audio/webm'],
  ['chromium.webm', 'application/octet-stream', 'audio/webm'],
])('%s, sent as %s, is shared with the team and heard as %s', async (name, type, mimeType) => {
  const bytes = sample(name)
  const { status, body } = await upload(bytes, { type })
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      message: 'File Uploaded Successfully',
      path: expect.stringMatching(/^\/Audio\/Provider\d{13}$/),
      durationMs: expect.any(Number),
    },
  })
  const { Recording, Cases } = nodes[0].loop.state.records
  expect(Recording).toEqual({
    summary: { path: body.path, mimeType, durationMs: body.durationMs, at: expect.any(Number) },
  })
  expect(Cases['1']).toEqual({ ProviderAudio: body.path, isShared: true })

  const heard = await get(body.path)
  expect(heard.status).toBe(200)
  expect(Buffer.from(await heard.arrayBuffer()).equals(bytes)).toBe(true)
  expect(Object.fromEntries(heard.headers)).toMatchObject({
    'content-type': mimeType,
    'content-length': String(bytes.length),
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-disposition': `inline; filename="${body.path.slice(7)}.${mimeType.slice(6)}"`,
    'x-content-type-options': 'nosniff',
  })
})

test('the handover goes to a path of its own and does not replace the summary', async () => {
  const summary = await upload(sample('chromium.webm'))
  const { pool } = nodes[0].database
  const step = case1.flows[0].findIndex(({ screen }) => screen === 'handover')
  await pool.query(`update records set data = data::jsonb || $1 where collection = 'Place' and id = '0'`, [{ step }])
  const node = await start()
  const handover = await upload(sample('ffmpeg.m4a'), { recording: 'handover', node, type: 'audio/mp4' })

  expect(handover).toMatchObject({ status: 200, body: { path: expect.stringMatching(/^\/Audio\/NICU\d{13}$/) } })
  for (const [stored, name] of [
    [summary, 'chromium.webm'],
    [handover, 'ffmpeg.m4a'],
  ] as const) {
    const heard = await get(stored.body.path, { node })
    expect(Buffer.from(await heard.arrayBuffer()).equals(sample(name))).toBe(true)
  }
  await node.close()
})

test('what is uploaded to one node is heard from the other', async () => {
  const { body } = await upload(sample('chromium.webm'))
  expect((await get(body.path, { node: nodes[1] })).status).toBe(200)
})

test.each([
  ['nobody', () => ({ as: undefined, headers: { cookie: '' } }), 401, 'You are signed out. Log in again.'],
  ['somebody without a seat', () => ({ as: bystander }), 403, 'Choose a role first.'],
  ['the RT', () => ({ as: rt }), 403, 'Only Provider may do that.'],
])('an upload by %s is refused', async (_, sending, status, reason) => {
  expect(await upload(sample('chromium.webm'), sending())).toEqual(failed(status, reason))
  await expectNothingStored()
})

test('an upload from another site is refused', async () => {
  const { status } = await upload(sample('chromium.webm'), { headers: { origin: 'https://evil.test' } })
  expect(status).toBe(403)
  await expectNothingStored()
})

test.each([
  ['a text that is called WebM', Buffer.from('Dear team, she weighs 3.2 kg.'), {}, 415, /^Only WebM and MP4/],
  ['a text that is called a text', sample('chromium.webm'), { type: 'text/plain' }, 415, /^Only WebM and MP4/],
  ['a file that is called nothing', sample('chromium.webm'), { type: '' }, 415, /^Only WebM and MP4/],
  ['an empty file', Buffer.alloc(0), {}, 400, /empty/],
  ['a video', sample('video.webm'), { type: 'video/webm' }, 422, /video/],
  ['a file cut before it was sent', sample('chromium.webm').subarray(0, 5900), {}, 422, /not complete/],
  ['eleven minutes', webmWithBlocks([0, 330_000, 660_000]), {}, 422, /longer than 10 minutes/],
  ['25 MB', Buffer.alloc(25 * 1024 * 1024), {}, 413, /larger than 20 MB/],
  ['a recording of another kind', sample('chromium.webm'), { recording: 'gossip' }, 400, /Reload/],
  ['an id that is none', sample('chromium.webm'), { id: 'x' }, 400, /Reload/],
  ['a run that is none', sample('chromium.webm'), { run: 'x' }, 400, /Reload/],
  ['a run that is over', sample('chromium.webm'), { run: 0 }, 409, /was restarted/],
  ['a handover that is not due', sample('chromium.webm'), { recording: 'handover' }, 409, /not due/],
])('%s is refused with a sentence, and one can go on', async (_, body, sending, status, reason) => {
  expect(await upload(body, sending)).toEqual(failed(status, expect.stringMatching(reason)))
  await expectNothingStored()
  expect((await upload(sample('chromium.webm'))).status).toBe(200)
})

test('a body without an end is refused at the limit, and its connection closed', async () => {
  const { call, answer } = open()
  let sent = 0
  let isClosed = false
  call.on('close', () => {
    isClosed = true
  })
  const pour = () => {
    while (!isClosed && call.write(Buffer.alloc(64 * 1024))) sent += 64 * 1024
    sent += 64 * 1024
  }
  call.on('drain', pour)
  pour()

  const response = await answer
  expect(response.statusCode).toBe(413)
  expect(JSON.parse(await textOf(response))).toMatchObject({ message: 'File cannot be Uploaded' })
  expect(sent).toBeGreaterThanOrEqual(LARGEST_BYTES)
  call.on('error', () => {})
  await vi.waitFor(() => expect(isClosed).toBe(true), 60_000)
  await expectNothingStored()
})

/** What arrives before the cut would be a file by itself, so only the cut can tell. */
const times = Array.from({ length: 10 }, (_, index) => index * 500)
const cutAt = webmWithBlocks(times.slice(0, 9)).length

test.each([
  ['of a size that was told', sample('chromium.webm'), { isTold: true, cutAt: 5900 }],
  ['of a size that was not told', sample('chromium.webm'), { isTold: false, cutAt: 5900 }],
  ['between two parts', webmWithBlocks(times), { isTold: true, cutAt }],
  ['between two parts, of a size that was not told,', webmWithBlocks(times), { isTold: false, cutAt }],
])('an upload %s that is cut after nine tenths stores nothing, and can be sent again', async (_, bytes, cut) => {
  const id = randomUUID()
  const { call, answer } = open({ id }, cut.isTold ? bytes.length : undefined)
  answer.catch(() => {})
  call.write(bytes.subarray(0, cut.cutAt))
  await isBeingRead(id)
  call.destroy()
  await isGone(id)
  await expectNothingStored()
  const { status, body } = await upload(bytes, { id })
  expect(status).toBe(200)
  // Had the part been stored a little later, the second one would have got its answer.
  const whole = checkRecording(bytes)
  expect(body.durationMs).toBe(whole.ok && whole.durationMs)
})

test('of one person no more than two uploads are under way, and those that are cut make room', async () => {
  const opened = Array.from({ length: 3 }, () => open())
  for (const { call } of opened) call.write(sample('chromium.webm').subarray(0, 100))
  // Whichever comes last is the only one with an answer: the others have not been sent to their end.
  const refused = await Promise.race(opened.map(({ answer }) => answer))
  expect({ status: refused.statusCode, body: JSON.parse(await textOf(refused)) }).toEqual(
    failed(429, expect.stringContaining('Try again')),
  )
  for (const { call } of opened) call.destroy()
  await vi.waitFor(async () => expect((await upload(sample('chromium.webm'))).status).toBe(200), 60_000)
})

test('the same upload sent again, to the other node too, gets the same answer and is stored once', async () => {
  const id = randomUUID()
  const first = await upload(sample('chromium.webm'), { id })
  const again = await upload(sample('chromium.webm'), { id })
  const elsewhere = await upload(sample('chromium.webm'), { id, node: nodes[1] })
  expect(first.status).toBe(200)
  expect([again, elsewhere]).toEqual([first, first])
  expect(await storedPaths()).toEqual([first.body.path])
})

test('the same upload sent to both nodes at once is stored once', async () => {
  const id = randomUUID()
  const answers = await Promise.all(nodes.map((node) => upload(sample('chromium.webm'), { id, node })))
  expect(answers[0]?.status).toBe(200)
  expect(answers[1]).toEqual(answers[0])
  expect(await storedPaths()).toEqual([answers[0]?.body.path])
})

test('a second summary is refused: sharing is final', async () => {
  const { body } = await upload(sample('chromium.webm'))
  expect(await upload(sample('chromium.mp4'))).toEqual(failed(409, 'That is so already.'))
  expect(await storedPaths()).toEqual([body.path])
})

test.each([
  ['the Provider logs out', () => does(provider, { kind: 'log-out' })],
  ['the case is ended', () => nodes[0].accounts.endCase()],
])('when %s the bytes are gone with the records', async (_, end) => {
  const { body } = await upload(sample('chromium.webm'))
  expect((await get(body.path)).status).toBe(200)
  await end()
  expect(await storedPaths()).toEqual([])
  provider = spare.pop()
  await startCase()
  expect((await get(body.path)).status).toBe(404)
})

test('an upload that began before the wipe does not reach the run after it', async () => {
  const bytes = sample('chromium.webm')
  const id = randomUUID()
  const { call, answer } = open({ id }, bytes.length)
  call.write(bytes.subarray(0, 3000))
  await isBeingRead(id)
  await nodes[0].accounts.endCase()
  await startCase()
  call.end(bytes.subarray(3000))
  const response = await answer
  expect(response.statusCode).toBe(409)
  expect(await textOf(response)).toContain('The case was restarted.')
  await expectNothingStored()
})

test('an upload whose sender is signed out meanwhile is refused', async () => {
  const bytes = sample('chromium.webm')
  const id = randomUUID()
  const { call, answer } = open({ id }, bytes.length)
  call.write(bytes.subarray(0, 3000))
  await isBeingRead(id)
  await nodes[0].users.signOut(provider?.uid ?? '')
  call.end(bytes.subarray(3000))
  expect((await answer).statusCode).toBe(401)
  await expectNothingStored()
  provider = spare.pop()
})

test('an upload is over as soon as its sender is signed out', async () => {
  const id = randomUUID()
  const { call, answer } = open({ id }, 6000)
  call.on('error', () => {})
  call.write(sample('chromium.webm').subarray(0, 3000))
  await isBeingRead(id)
  await nodes[0].users.signOut(provider?.uid ?? '')
  // Nothing more is sent.
  expect((await answer).statusCode).toBe(401)
  call.destroy()
  provider = spare.pop()
})

test('what an educator sends to a room is over as soon as the room ends, on the other node too', async () => {
  const eda = await makeEducator(nodes[0], 'eda')
  const settings = { keepDays: 0, hasReportLink: false, hasWatchers: true }
  const opened = await requestAs(nodes[0], '/api/rooms', { cookie: eda.cookie, body: { name: 'Spoken to', settings } })
  const [{ id }] = opened.body.rooms
  const call = request(`http://localhost:${nodes[1].port}/api/rooms/${id}/speak?id=${randomUUID()}&run=1&as=educator`, {
    method: 'POST',
    headers: { 'content-type': 'audio/webm', cookie: eda.cookie, 'content-length': '6000' },
  })
  call.on('error', () => {})
  const answer = new Promise<IncomingMessage>((resolve) => call.on('response', resolve))
  call.write(sample('chromium.webm').subarray(0, 3000))
  await isBeingRead(id)
  expect(await nodes[0].book.end(id)).toBe(true)
  // Nothing more is sent.
  const { statusCode } = await answer
  expect(statusCode).toBe(410)
  call.destroy()
})

test('who sends less than anybody’s line brings loses the place', async () => {
  const node = await startQuietNode(databaseUrl, { soundWindowMs: 500 })
  const id = randomUUID()
  const { call, answer } = open({ id, node }, 6000)
  const isCut = answer.then(() => false).catch(() => true)
  const dripping = setInterval(() => call.write('x'), 50)
  expect(await isCut).toBe(true)
  clearInterval(dripping)
  await node.close()
})

test('where the bytes cannot be stored, nothing is, and the same upload works later', async () => {
  const { pool } = nodes[0].database
  const id = randomUUID()
  await pool.query('alter table recordings rename to away')
  const unlucky = await upload(sample('chromium.webm'), { id })
  await pool.query('alter table away rename to recordings')
  expect(unlucky).toEqual(failed(500, 'Something Went Wrong. Internal Server Error'))
  await expectNothingStored()
  expect((await upload(sample('chromium.webm'), { id })).status).toBe(200)
})

test('only the upload may be large: elsewhere 16 KB of JSON are the limit, and sound is refused', async () => {
  const post = (type: string, body: string | Uint8Array<ArrayBuffer>) =>
    fetch(`http://localhost:${nodes[0].port}/api/sign-in`, { method: 'POST', headers: { 'content-type': type }, body })
  expect((await post('application/json', JSON.stringify({ email: 'x'.repeat(17_000), password: 'y' }))).status).toBe(
    413,
  )
  expect((await post('audio/webm', new Uint8Array(sample('chromium.webm')))).status).toBe(415)
})

test('a recording of 20 MB is stored and heard, whole and in pieces', async () => {
  const small = webmWithBlocks([0, 500], { padding: 1 })
  const bytes = webmWithBlocks([0, 500], { padding: LARGEST_BYTES - small.length + 1 })
  const { status, body } = await upload(bytes)
  expect(status).toBe(200)
  expect(Buffer.from(await (await get(body.path)).arrayBuffer()).equals(bytes)).toBe(true)
  // Across the pieces in which it is read.
  const [first, last] = [500_000, 1_200_000]
  const piece = await get(body.path, { headers: { range: `bytes=${first}-${last}` } })
  expect(Buffer.from(await piece.arrayBuffer()).equals(bytes.subarray(first, last + 1))).toBe(true)
})

test.each([
  ['bytes=0-', 206, 0, 6602],
  ['bytes=0-0', 206, 0, 0],
  ['bytes=100-199', 206, 100, 199],
  ['bytes=6000-99999', 206, 6000, 6602],
  ['bytes=-100', 206, 6503, 6602],
  ['bytes=0-1,5-6', 200, 0, 6602],
])('asked for %s it answers %d with the bytes %d to %d', async (range, status, first, last) => {
  const bytes = sample('chromium.webm')
  const { body } = await upload(bytes)
  const heard = await get(body.path, { headers: { range } })
  expect(heard.status).toBe(status)
  expect(heard.headers.get('content-range')).toBe(status === 206 ? `bytes ${first}-${last}/${bytes.length}` : null)
  expect(Buffer.from(await heard.arrayBuffer()).equals(bytes.subarray(first, last + 1))).toBe(true)
})

test('asked for bytes behind its end it answers 416 with its size', async () => {
  const { body } = await upload(sample('chromium.webm'))
  const heard = await get(body.path, { headers: { range: 'bytes=6603-' } })
  expect(heard.status).toBe(416)
  expect(heard.headers.get('content-range')).toBe('bytes */6603')
})

test('a range that depends on an older version gets the whole', async () => {
  const { body } = await upload(sample('chromium.webm'))
  expect((await get(body.path, { headers: { range: 'bytes=0-1', 'if-range': '"x"' } })).status).toBe(200)
})

test('without a session or a seat nothing is heard', async () => {
  const { body } = await upload(sample('chromium.webm'))
  expect((await get(body.path, { headers: { cookie: '' } })).status).toBe(401)
  expect((await get(body.path, { as: bystander })).status).toBe(403)
})

test.each([
  ['a guessed path', '/Audio/Provider1760000000000'],
  ['a path of an older run', '/Audio/Provider1'],
  ['a recording that nobody names', '/Audio/Provider2'],
  ['nothing', '/Audio/'],
  ['a file above', '/Audio/../index.html'],
  ['a hidden file above', '/Audio/..%2findex.html'],
  ['a file far above', '/Audio/%2e%2e/%2e%2e/%2e%2e/etc/passwd'],
  ['a page below', '/Audio/Provider1/index.html'],
  ['a NUL', '/Audio/Provider1%00'],
  ['a name of JavaScript', '/Audio/__proto__'],
])('%s is not found', async (_, address) => {
  await upload(sample('chromium.webm'))
  const { pool } = nodes[0].database
  const { run } = nodes[0].loop.state
  const insert = `insert into recordings (room, path, run, mime_type, bytes)
    values ('open', '/Audio/Provider1', $1, 'audio/webm', 'old'), ('open', '/Audio/Provider2', $2, 'audio/webm', 'x')`
  await pool.query(insert, [run - 1, run])
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { cookie: rt?.cookie ?? '' }
    // As it stands: fetch would tidy the address up.
    request({ host: 'localhost', port: nodes[0].port, path: address, headers }, resolve).on('error', reject).end()
  })
  expect((await answer).statusCode).toBe(404)
  expect(JSON.parse(await textOf(await answer))).toMatchObject({ message: 'File cannot be Downloaded' })
})
