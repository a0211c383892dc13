import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import type { Request } from '#case/commands.ts'
import type { Answer } from '#case/live-messages.ts'
import type { People } from '#case/records/people.ts'
import type { RoleId } from '#case/records/roles.ts'
import { createCourier } from '#web/base/live/courier.ts'
import { type Held, hear, resumePoint } from '#web/base/live/held-view.ts'
import type { LiveSocket } from '#web/base/live/live-socket.ts'
import { commandOf, type Outbox, withoutUnsent, withUnsent } from '#web/base/live/outbox.ts'
import { seatIn } from '#web/base/live/seat.ts'
import type { PageRecord, Seen, Sent } from './check-history.ts'
import { markOfView } from './check-history.ts'

const ANSWER_WITHIN_MS = 5000

interface Account {
  readonly uid: string
  readonly email: string
  readonly password: string
}

/** Somebody who came to a room by its code, and does not sign out. */
interface Guest {
  readonly uid: string
  readonly cookie: string
}

interface Line {
  /** How it connects. Browsers fall back to polling where no WebSocket passes. */
  readonly transport?: 'websocket' | 'polling'
  /** Whoever does not answer for so long is given up. */
  readonly answerWithinMs?: number
}

/** A page without its drawing: it connects, hears and sends by the very rules of the browser, and notes all it sees. */
export class Trainee implements PageRecord {
  readonly sent: Sent[] = []
  readonly seen: Seen[] = []
  readonly name: string
  readonly #account: Account | Guest
  readonly #url: string
  readonly #socket: LiveSocket
  readonly #deliver: () => Promise<void>
  #cookie = ''
  #held: Held | null = null
  #people: People = []
  #outbox: Outbox = []
  #askedAt: number | null = null

  constructor(
    name: string,
    account: Account | Guest,
    url: string,
    { transport = 'websocket', answerWithinMs = ANSWER_WITHIN_MS }: Line = {},
  ) {
    this.name = name
    this.#account = account
    this.#url = url
    this.#socket = io(url, {
      path: '/live',
      transports: [transport],
      auth: (tell) => {
        this.#askedAt = performance.now()
        tell(resumePoint(this.#held))
      },
      reconnectionDelay: 100,
      reconnectionDelayMax: 1000,
      timeout: answerWithinMs,
      forceNew: true,
      autoConnect: false,
    })
    this.#deliver = createCourier({
      first: () => this.#outbox[0],
      isConnected: () => this.#socket.connected,
      ask: (unsent): Promise<Answer> => this.#socket.timeout(answerWithinMs).emitWithAck('command', commandOf(unsent)),
      settle: ({ id }, answer) => {
        this.#outbox = withoutUnsent(this.#outbox, id)
        const sent = this.sent.find((one) => one.id === id)
        if (sent) Object.assign(sent, { answer, answeredAt: performance.now() })
      },
      failed: (error) => {
        throw error
      },
      wait: (ms) => sleep(ms),
    })
    this.#listen()
  }

  get uid(): string {
    return this.#account.uid
  }

  /** The role this page believes to hold. */
  get role(): RoleId | null {
    return this.#held ? (seatIn(this.#held.view, this.uid)?.roleId ?? null) : null
  }

  get cookie(): string {
    return this.#cookie
  }

  get unsent(): number {
    return this.#outbox.length
  }

  /** Whether it knows of every seat's holder that they are signed in and there. */
  get seesAllThere(): boolean {
    const isThere = (uid: string) => this.#people.some((one) => one.uid === uid && one.isSignedIn && one.isPresent)
    return this.#held?.view.team.every(({ uid }) => isThere(uid)) ?? false
  }

  get version(): number {
    return this.#socket.connected ? (this.#held?.version ?? -1) : -1
  }

  /** Whatever the server says to it, as it stands on the wire. */
  overhear(listener: (words: string) => void): void {
    this.#socket.onAny((...said) => listener(JSON.stringify(said)))
  }

  /** Signs in, however often it takes, and stays connected. */
  async come(): Promise<void> {
    for (;;) {
      if (await this.#signIn().catch(() => false)) break
      await sleep(500)
    }
    this.#socket.io.opts.extraHeaders = { cookie: this.#cookie }
    this.#socket.connect()
  }

  /** What was asked before the first view came cannot have been meant for any run. */
  ask(request: Request): void {
    if (!this.#held || this.#outbox.length > 20) return
    const id = randomUUID()
    this.sent.push({ id, request, answer: null, answeredAt: null })
    this.#outbox = withUnsent(this.#outbox, { id, run: this.#held.run, request, askedAt: Date.now() })
    void this.#deliver()
  }

  /** Over HTTP, as the browser does it: whatever becomes of it, the person can sign in again. */
  async logOut(): Promise<void> {
    await this.#fetch('/api/log-out', { id: randomUUID() }).catch(() => {})
  }

  async upload(recording: 'summary' | 'handover', bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const query = `id=${randomUUID()}&run=${this.#held?.run ?? 0}`
    await fetch(`${this.#url}/api/recordings/${recording}?${query}`, {
      method: 'POST',
      headers: { cookie: this.#cookie, 'content-type': 'audio/webm' },
      body: bytes,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    }).catch(() => {})
  }

  leave(): void {
    this.#socket.disconnect()
  }

  #listen(): void {
    this.#socket.on('connect', () => void this.#deliver())
    this.#socket.on('live', (message) => {
      const hearing = hear(this.#held, message)
      const askedAt = this.#askedAt
      this.#askedAt = null
      if (hearing.outcome === 'known') return
      if (hearing.outcome === 'gap') {
        this.#socket.emit('resume', resumePoint(this.#held))
        return
      }
      this.#held = hearing.held
      const { run, version, view } = hearing.held
      this.seen.push({ run, version, view: markOfView(view), askedAt })
      void this.#deliver()
    })
    this.#socket.on('people', (people) => {
      this.#people = people
    })
    const comeAgain = () => void this.#comeAgain()
    this.#socket.on('signed-out', comeAgain)
    this.#socket.on('connect_error', comeAgain)
    this.#socket.on('disconnect', (reason) => reason === 'io server disconnect' && comeAgain())
  }

  #isComing = false

  /** Like the browser, it asks who it is before it believes that it is signed out. */
  async #comeAgain(): Promise<void> {
    if (this.#isComing) return
    this.#isComing = true
    const me = await this.#fetch('/api/me').catch(() => null)
    if (me?.status === 401) await this.come()
    else if (!this.#socket.active) {
      await sleep(300)
      this.#socket.connect()
    }
    this.#isComing = false
  }

  async #signIn(): Promise<boolean> {
    if ('cookie' in this.#account) {
      this.#cookie = this.#account.cookie
      return true
    }
    const { email, password } = this.#account
    const answer = await this.#fetch('/api/sign-in', { email, password })
    if (!answer.ok) return false
    this.#cookie = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])[0] ?? ''
    return true
  }

  #fetch(path: string, body?: object): Promise<Response> {
    return fetch(`${this.#url}${path}`, {
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      headers: { cookie: this.#cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
  }
}
