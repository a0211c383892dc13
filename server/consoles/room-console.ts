import { differenceBetween } from '#case/records/difference.ts'
import { isSame } from '#case/records/is-same.ts'
import type { LogEntry } from '#case/records/log.ts'
import { roleIds } from '#case/records/roles.ts'
import { teamUsers } from '#case/rules/seats.ts'
import { createConsoleCutter } from '#case/views/console/console.ts'
import type { ConsoleChange, ConsoleTold, LogLine } from '#case/views/console/console-messages.ts'
import { LogTeller } from '#case/views/console/log-lines.ts'
import { changeToOthersEyes, toOthersEyes } from '#case/views/others-eyes.ts'
import { wholeMessage } from '../live/catch-up.ts'
import { readsDifferences } from '../live/live-socket.ts'
import type { PageAt, PagesAt } from '../people/channels.ts'
import type { PeopleWatch } from '../people/people-watch.ts'
import type { Happening } from '../rooms/present-state.ts'
import type { Room } from '../rooms/room.ts'
import type { Database } from '../store/database.ts'
import { newestOnly } from '../turns/newest-only.ts'

/** More lines would only be scrolled past. */
const MOST_LINES = 2000

export interface ConsoleNeeds {
  readonly pages: PagesAt<'/console'>
  readonly database: Database
  readonly people: PeopleWatch
  readonly onProblem: (error: unknown) => void
}

type Told = Omit<ConsoleTold, 'now'>

/** What the consoles of a room are told: the three screens, what stands behind them, and the log in words. Worked out once for all. */
export class RoomConsole {
  readonly #room: Room
  readonly #parts: ConsoleNeeds
  readonly #stopHearing: () => void
  readonly #cut: ReturnType<typeof createConsoleCutter>
  readonly #sockets = new Set<PageAt<'/console'>>()
  #teller: LogTeller
  #isLogRead = false
  #lines: readonly LogLine[] = []
  #looking: ConsoleTold['looking'] = []
  #educators: ConsoleTold['educators'] = []
  #told: Told

  constructor(room: Room, parts: ConsoleNeeds) {
    this.#room = room
    this.#parts = parts
    this.#cut = createConsoleCutter(room.content, (state, roleId) => room.views.cut(state, roleId))
    this.#teller = new LogTeller(room.content)
    this.#told = this.#see()
    this.#stopHearing = room.loop.onHappening((happening) => this.#happen(happening))
  }

  close(): void {
    this.#stopHearing()
  }

  get isEmpty(): boolean {
    return this.#sockets.size === 0
  }

  /** It is told all from the beginning, then what changes, as those are that came before. */
  admit(socket: PageAt<'/console'>): void {
    this.tell()
    this.#sockets.add(socket)
    this.#begin(socket)
    if (readsDifferences(socket.handshake)) socket.join(this.#group)
    if (!this.#isLogRead) void this.#readLog()
  }

  leave(socket: PageAt<'/console'>): void {
    this.#sockets.delete(socket)
  }

  #happen({ before, after, entries, isFresh }: Happening): void {
    if (isFresh) {
      this.#forgetLog()
      this.#told = this.#see()
      for (const socket of this.#sockets) this.#begin(socket)
      void this.#readLog()
      return
    }
    const changes = roleIds.map((roleId) => changeToOthersEyes(this.#room.views.cutChange(before, after, roleId)))
    this.#tellChange({
      screens: { run: after.run, from: before.version, version: after.version, changes },
      ...this.#seeAgain(),
      ...this.#follow(entries),
    })
  }

  /** Who leads the room. */
  hearEducators(educators: ConsoleTold['educators']): void {
    this.#educators = educators
    this.tell()
  }

  /** Looks for what is not of the case, once a second. */
  readonly lookAround = newestOnly<void>(async () => {
    const seats = teamUsers(this.#room.loop.state, { caseId: 1 })
    const looking = await readLooking(this.#parts.database, seats).catch(this.#parts.onProblem)
    if (looking) this.#looking = looking
    this.tell()
  })

  /** Something that is not of the case may be another than before. */
  tell(): void {
    const seen = this.#seeAgain()
    if (seen.told) this.#tellChange(seen)
  }

  get #group(): string {
    return `console ${this.#room.id}`
  }

  #see(): Told {
    const { loop, sign } = this.#room
    return {
      name: sign?.name ?? '',
      view: this.#cut(loop.state),
      people: this.#parts.people.in(this.#room),
      educators: this.#educators,
      looking: this.#looking,
    }
  }

  #seeAgain(): Pick<ConsoleChange, 'told'> {
    const now = this.#see()
    const told = differenceBetween(this.#told, now)
    this.#told = now
    return told ? { told } : {}
  }

  #begin(socket: PageAt<'/console'>): void {
    const { loop, views } = this.#room
    const now = loop.now()
    for (const roleId of roleIds) {
      const message = wholeMessage(loop.state, roleId, views, now)
      socket.emit(
        'screen',
        roleId,
        message.type === 'whole' ? { ...message, view: toOthersEyes(message.view) } : message,
      )
    }
    socket.emit('console', { ...this.#told, now })
    if (this.#isLogRead) {
      socket.emit('log', { lines: this.#lines, isWhole: true, heardAt: this.#teller.heardAt })
    }
  }

  #tellChange(change: Omit<ConsoleChange, 'now'>): void {
    this.#parts.pages.to(this.#group).emit('change', { now: this.#room.loop.now(), ...change })
    for (const socket of this.#sockets) if (!readsDifferences(socket.handshake)) this.#begin(socket)
  }

  #forgetLog(): void {
    this.#teller = new LogTeller(this.#room.content)
    this.#isLogRead = false
    this.#lines = []
  }

  /** What the log says next, as far as it is known without reading it. */
  #follow(entries: readonly LogEntry[]): Pick<ConsoleChange, 'log'> {
    const next = entries.filter(({ version }) => version > this.#teller.version)
    if (next.length === 0) return {}
    if (this.#isLogRead && next[0]?.version === this.#teller.version + 1) return this.#tellLines(next)
    void this.#readLog()
    return {}
  }

  #tellLines(entries: readonly LogEntry[]): Pick<ConsoleChange, 'log'> {
    const before = this.#teller.heardAt
    const lines = entries.flatMap((entry) => this.#teller.tell(entry))
    const { heardAt } = this.#teller
    if (lines.length > 0) this.#lines = [...this.#lines, ...lines].slice(-MOST_LINES)
    return lines.length === 0 && isSame(heardAt, before) ? {} : { log: { lines, heardAt } }
  }

  /** Reads on in the log, from its beginning where nothing was told yet. */
  readonly #readLog = newestOnly<void>(() =>
    this.#readOn().catch((error) => {
      this.#forgetLog()
      this.#parts.onProblem(error)
    }),
  )

  async #readOn(): Promise<void> {
    const { loop } = this.#room
    const teller = this.#teller
    const entries = await loop.readLog(teller.version)
    // Another run has begun meanwhile: its log is read next.
    if (teller !== this.#teller) return
    const next = entries.filter(({ run, version }) => run === loop.state.run && version > teller.version)
    const told = this.#tellLines(next)
    if (this.#isLogRead && told.log) this.#tellChange(told)
    if (this.#isLogRead) return
    this.#isLogRead = true
    const whole = { lines: this.#lines, isWhole: true, heardAt: teller.heardAt }
    for (const socket of this.#sockets) socket.emit('log', whole)
  }
}

/** Of several pages of a person, the one of the newest connection. */
async function readLooking({ pool }: Database, seats: readonly { userId: string }[]): Promise<ConsoleTold['looking']> {
  const { rows } = await pool.query<{ uid: string; path: string }>({
    name: 'pages-looked-at',
    text: `select distinct on (uid) uid, looking as path from connections
      where uid = any($1::text[]) and looking is not null and pages > 0 order by uid, seen_at desc`,
    values: [seats.map(({ userId }) => userId)],
  })
  return rows
}
