import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Answer } from '#case/live-messages.ts'
import {
  type HospitalProblem,
  hospitalProblemText,
  isHospitalProblem,
  passwordsClosed,
} from '#content/texts/hospital-problems.ts'
import { messages } from '#content/texts/messages.ts'
import type { Educators } from '../educators/educators.ts'
import type { Auth } from '../people/auth.ts'
import type { DeviceCookies } from '../people/device-cookies.ts'
import type { Asked, Hospital } from '../people/hospital.ts'
import { NotSignedIn } from '../people/hospital-provider.ts'
import type { Session, Sessions } from '../people/sessions.ts'
import type { SignInThrottle } from '../people/sign-in-throttle.ts'
import type { Users } from '../people/users.ts'
import type { RoomBook } from '../rooms/room-book.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { PASSWORD_MAX_LENGTH } from '../settings/config.ts'
import { isUnreachable } from '../store/is-unreachable.ts'
import { tooMany } from './too-many.ts'

const credentials = z.strictObject({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(PASSWORD_MAX_LENGTH),
})
const shown = z.object({ problem: z.string().optional() })
const logOutBody = z.strictObject({ id: z.string() })

interface Needs {
  auth: Auth
  rooms: Rooms
  users: Users
  sessions: Sessions
  throttle: SignInThrottle
  devices: DeviceCookies
  educators: Educators
  book: RoomBook
  /** Without it there are passwords. */
  hospital: Hospital | null
  hasPasswords: boolean
}

/** Logging in and out. These need HTTP, because only HTTP sets and clears the session's cookie. */
export function addSignInRoutes(
  app: FastifyInstance,
  { auth, rooms, users, sessions, throttle, devices, educators, book, hospital, hasPasswords }: Needs,
): void {
  app.post('/api/sign-in', async (request, reply) => {
    if (hospital && !hasPasswords) return reply.code(403).send({ message: passwordsClosed(hospital.name) })
    const body = credentials.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: 'Enter your e-mail and your password.' })
    const { email, password } = body.data
    const { cookie } = request.headers
    const device = devices.deviceOf(cookie, email)
    const seconds = await throttle.secondsToWait(email, request.ip, device)
    if (seconds > 0) return tooMany(reply, seconds)

    const response = await checkPassword(auth, { email, password }, request.ip)
    if (!response.ok) return reply.code(401).send({ message: messages.signInRefused })
    const { user } = z.object({ user: z.object({ id: z.string(), email: z.string() }) }).parse(await response.json())
    if (!(await users.signIn(user.id, user.email))) return reply.code(401).send({ message: messages.signInRefused })

    await throttle.forgive(email, request.ip, device)
    reply.header('set-cookie', [...response.headers.getSetCookie(), devices.cookieFor(cookie, email)])
    const isEducator = await educators.isEducator(user.id)
    return { uid: user.id, email: user.email, isEducator, message: messages.loggedIn }
  })

  app.post('/api/log-out', async (request, reply) => {
    const body = logOutBody.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: messages.unforeseen })
    const session = await sessions.find(request.headers)
    if (!session) return reply.code(401).send({ message: 'You are signed out.' })

    const answer = await logOut(rooms, session, body.data.id)
    if (!answer.ok) return reply.code(statusFor(answer)).send({ message: answer.message })
    // Who practised alone leaves nothing behind.
    await book.endPractices(session.uid)
    const { name, attributes } = (await auth.$context).authCookies.sessionToken
    // A browser keeps a secure cookie unless told otherwise as securely.
    const secure = attributes.secure ? '; Secure' : ''
    reply.header('set-cookie', `${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure}`)
    return { message: messages.statusStored }
  })

  app.get('/api/me', async (request, reply) => {
    const session = await sessions.find(request.headers)
    if (!session) return reply.code(401).send({ message: 'You are signed out.' })
    const { uid, email, name, room } = session
    const { loop } = await rooms.current(room)
    const roleId = loop.state.records.LiveCaseTeam[uid]?.roleId ?? null
    return { uid, email, name, roleId, isEducator: await educators.isEducator(uid) }
  })
}

/** Whoever logs out means the present, also where a case ends at that very moment. `forGood`: they want no seat kept. */
export async function logOut(
  rooms: Rooms,
  { id: session, uid, room }: Session,
  id: string,
  how: { forGood?: true } = {},
): Promise<Answer> {
  const { loop } = await rooms.get(room)
  for (;;) {
    const command = { kind: 'log-out', ...how, id, run: loop.state.run }
    const answer = await loop.submit({ by: 'user', uid }, command, { session })
    if (answer.ok || 'retry' in answer || answer.refusal.code !== 'case-restarted') return answer
  }
}

export function statusFor(answer: Answer & { ok: false }): number {
  if ('retry' in answer) return 503
  return answer.refusal.code === 'signed-out' ? 401 : 409
}

/** The accounts library answers as it would over the wire: cookies included, and hashing for unknown e-mails too. */
function checkPassword(auth: Auth, body: { email: string; password: string }, address: string): Promise<Response> {
  return auth.handler(
    new Request('http://trainer.internal/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    }),
  )
}

/** Which ways in there are, and the one by the hospital's account: to its provider and back. */
export function addHospitalRoutes(app: FastifyInstance, parts: Needs): void {
  const { hospital, hasPasswords, users, sessions, throttle, devices } = parts

  app.get('/api/sign-in', async ({ query, headers }) => {
    if (!hospital) return { passwords: hasPasswords }
    const { problem = '' } = shown.safeParse(query).data ?? {}
    const endSession = devices.wasAtHospital(headers.cookie) ? await hospital.endSession() : null
    return {
      passwords: hasPasswords,
      hospital: hospital.name,
      ...(isHospitalProblem(problem) && { problem: hospitalProblemText(problem, hospital.name) }),
      ...(endSession && { endSession }),
    }
  })

  if (!hospital) return

  app.post('/api/sign-in/hospital', async (request, reply) => {
    const seconds = await throttle.secondsToWaitForHospital(request.ip)
    if (seconds > 0) return tooMany(reply, seconds)
    try {
      const { address, cookies } = await hospital.begin(askedBy(request))
      return reply.header('set-cookie', cookies).send({ address })
    } catch (error) {
      // What is wrong with us the page learns as with every call.
      if (!(error instanceof NotSignedIn)) throw error
      const problem = problemOf(error, request)
      return reply.code(503).send({ message: hospitalProblemText(problem, hospital.name) })
    }
  })

  app.get('/auth/callback/hospital', async (request, reply) => {
    try {
      const said = new URL(request.url, 'http://x').searchParams
      const cookies = await hospital.finish(askedBy(request), said)
      const cookie = cookies.map((one) => one.split(';', 1)[0]).join('; ')
      const session = await sessions.find({ cookie })
      if (!session || !(await users.signIn(session.uid, session.email))) throw new NotSignedIn('unforeseen')
      return reply.header('set-cookie', [...cookies, devices.hospitalCookie()]).redirect('/login?signed-in')
    } catch (error) {
      // Here somebody looks on, and no page of ours that could tell them.
      return reply.header('x-request-id', request.id).redirect(`/login?problem=${problemOf(error, request)}`)
    }
  })
}

const askedBy = ({ headers, ip }: FastifyRequest): Asked => ({
  host: headers.host ?? '',
  address: ip,
  cookie: headers.cookie,
})

/** What whoever runs the house can do something about stands in its log, without a person. */
function problemOf(error: unknown, { log }: FastifyRequest): HospitalProblem {
  if (isUnreachable(error)) return 'unreachable'
  if (!(error instanceof NotSignedIn)) {
    log.error(error)
    return 'unforeseen'
  }
  const { problem } = error
  if (['away', 'settings', 'clock', 'keys', 'audience'].includes(problem))
    log.warn(`sign-in with the hospital: ${problem}`)
  return problem
}
