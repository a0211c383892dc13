import type { LiveMessage } from '#case/live-messages.ts'
import { isSame } from '#case/records/is-same.ts'
import { type RoleId, roleIds } from '#case/records/roles.ts'
import { teamUsers } from '#case/rules/seats.ts'
import { viewConsole } from '#case/views/console/console.ts'
import { LogTeller } from '#case/views/console/log-lines.ts'
import type { ConsoleTold } from '#case/views/console/messages.ts'
import { changeToOthersEyes, toOthersEyes } from '#case/views/others-eyes.ts'
import { wholeMessage } from '../live/catch-up.ts'
import type { Happening } from '../rooms/present-state.ts'
import type { Room } from '../rooms/room.ts'
import type { Database } from '../store/database.ts'
import { newestOnly } from '../turns/newest-only.ts'
import { LedPage } from './led-page.ts'

/** More lines would only be scrolled past. */
const MOST_LINES = 2000

/** The console of one educator: three screens, what stands behind them, and the log in words. */
export class ConsolePage extends LedPage {
  #lastTold: Omit<ConsoleTold, 'now'> | null = null
  #teller: LogTeller | null = null
  #looking: ConsoleTold['looking'] = []

  protected begin(room: Room): void {
    this.#tellScreens(room)
    this.tell()
    this.#teller = null
    void this.#tellLog()
  }

  happen({ before, after, isFresh }: Happening): void {
    const { room } = this
    if (!room) return
    if (isFresh) {
      this.begin(room)
      return
    }
    const now = Date.now()
    const { run, version } = after
    for (const roleId of roleIds) {
      const change = room.views.cutChange(before, after, roleId)
      this.#tellScreen(roleId, { type: 'change', run, from: before.version, version, now, ...change })
    }
    this.tell()
    void this.#tellLog()
  }

  protected override async lookAround(room: Room): Promise<void> {
    this.#looking = await readLooking(this.parts.database, teamUsers(room.loop.state, { caseId: 1 }))
  }

  tell(): void {
    const { room } = this
    if (!room) return
    const { state } = room.loop
    const told = {
      name: room.sign?.name ?? '',
      view: viewConsole(state, room.content, (roleId) => room.views.cut(state, roleId)),
      people: this.parts.people.in(room),
      educators: this.educators,
      looking: this.#looking,
    }
    if (this.#lastTold && isSame(told, this.#lastTold)) return
    this.#lastTold = told
    this.socket.emit('console', { ...told, now: Date.now() })
  }

  #tellScreens(room: Room): void {
    const now = Date.now()
    for (const roleId of roleIds) this.#tellScreen(roleId, wholeMessage(room.loop.state, roleId, room.views, now))
  }

  #tellScreen(roleId: RoleId, message: LiveMessage): void {
    const told =
      message.type === 'whole' ? { ...message, view: toOthersEyes(message.view) } : changeToOthersEyes(message)
    this.socket.emit('screen', roleId, told)
  }

  /** Reads on in the log, from its beginning where nothing was told yet. */
  readonly #tellLog = newestOnly<void>(() =>
    this.#readOn().catch((error) => {
      this.#teller = null
      this.parts.onProblem(error)
    }),
  )

  async #readOn(): Promise<void> {
    const { room } = this
    if (!room) return
    const isWhole = this.#teller === null
    const teller = this.#teller ?? new LogTeller(room.content)
    this.#teller = teller
    const entries = await room.loop.readLog(teller.version)
    const { run } = room.loop.state
    const before = teller.heardAt
    const lines = entries.filter((entry) => entry.run === run).flatMap((entry) => teller.tell(entry))
    const { heardAt } = teller
    if (!isWhole && lines.length === 0 && isSame(heardAt, before)) return
    this.socket.emit('log', { lines: lines.slice(-MOST_LINES), isWhole, heardAt })
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
