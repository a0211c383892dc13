import { setTimeout as sleep } from 'node:timers/promises'
import { roleIds } from '#case/records/roles.ts'
import { createAuth } from '#server/people/auth.ts'
import { createGuests } from '#server/people/guests.ts'
import { startNode } from '#server/start-node.ts'
import { Child } from '../wire/child.ts'
import { emptyDatabase } from '../wire/site.ts'
import { personLine } from './person-line.ts'
import { scriptOf } from './script.ts'
import { type Done, PACE, type TeamMember, Walker } from './walker.ts'

/** Browsers do not all begin in the same millisecond either. */
const AT_ONCE = 30
/** Soon, so that it can be seen. */
const LET_GO_AFTER_MS = 1000
let opened = 0

export interface MadeRoom {
  readonly room: string
  readonly run: number
  /** Of its three guests. */
  readonly cookies: readonly string[]
  readonly uids: readonly string[]
}

/** Of the clock and of the node's processor, how long the node stood still at its longest, and how many waited for a connection to the database. */
interface Taken {
  readonly ms: number
  readonly cpuMs: number
  readonly standstillMs: number
  readonly inLine: number
}
export type Worked = Done & Taken

/** How many rooms the node holds, and what is in use once garbage is collected. */
export interface Memory {
  readonly held: number
  readonly usedMb: number
}

/** A node with so many rooms, and three people in each. */
export class House {
  readonly databaseUrl: string
  readonly rooms: readonly MadeRoom[]
  readonly #node: Child
  #walkers: Walker[] = []
  #team: TeamMember[] = []

  static async open(count: number): Promise<House> {
    const databaseUrl = await emptyDatabase(`house-${++opened}`)
    const rooms = await makeRooms(databaseUrl, count)
    const env = { PACE: String(PACE), LET_GO_AFTER_MS: String(LET_GO_AFTER_MS) }
    return new House(await Child.start('node-server.ts', databaseUrl, env), databaseUrl, rooms)
  }

  private constructor(node: Child, databaseUrl: string, rooms: readonly MadeRoom[]) {
    this.#node = node
    this.databaseUrl = databaseUrl
    this.rooms = rooms
  }

  /** All open their pages. */
  async come(): Promise<void> {
    const cookies = this.rooms.flatMap((room) => room.cookies)
    while (this.#team.length < cookies.length) {
      const some = cookies.slice(this.#team.length, this.#team.length + AT_ONCE)
      const lines = some.map(async (cookie) => ({ cookie, line: await personLine(this.#node.port, cookie) }))
      this.#team.push(...(await Promise.all(lines)))
    }
  }

  /** All come and work on until they are all over the case, as on any day: the first at its beginning, the last near its end. */
  async begin(): Promise<void> {
    await this.come()
    this.#walkers = this.rooms.map((room, index) => {
      const team = this.#team.slice(index * roleIds.length, (index + 1) * roleIds.length)
      return new Walker(this.#node, room, team)
    })
    const length = scriptOf(0).length
    for (let from = 0; from < this.#walkers.length; from += AT_ONCE) {
      const some = this.#walkers.slice(from, from + AT_ONCE)
      await Promise.all(some.map((one, index) => one.goTo(Math.floor(((from + index) * length) / this.rooms.length))))
    }
  }

  /** All teams together do so much a second, and what that takes of the node. */
  async work({ aSecond, seconds }: { aSecond: number; seconds: number }): Promise<Worked> {
    const done: Done = { delays: [], commands: 0, again: 0, refused: 0 }
    const everyMs = (this.rooms.length * 1000) / aSecond
    const taken = await this.#takenBy(async () => {
      const began = performance.now()
      const until = began + seconds * 1000
      const from = (index: number) => began + (index * 1000) / aSecond
      await Promise.all(this.#walkers.map((one, index) => one.goOn({ from: from(index), everyMs, until }, done)))
    })
    return { ...done, ...taken }
  }

  /** Where the node listens. */
  get port(): number {
    return this.#node.port
  }

  /** What the pages take of the node while nobody does anything. */
  rest(seconds: number): Promise<Taken> {
    return this.#takenBy(() => sleep(seconds * 1000))
  }

  async #takenBy(work: () => Promise<unknown>): Promise<Taken> {
    const usage = () => this.#node.ask<Omit<Taken, 'ms'>>({ what: 'usage' })
    const [before, began] = [await usage(), performance.now()]
    await work()
    const ms = performance.now() - began
    const { cpuMs, ...others } = await usage()
    return { ms, cpuMs: cpuMs - before.cpuMs, ...others }
  }

  memory(): Promise<Memory> {
    return this.#node.ask({ what: 'rooms' })
  }

  leave(): void {
    for (const { line } of this.#team) line.close()
    this.#team = []
  }

  close(): Promise<void> {
    this.leave()
    return this.#node.kill()
  }
}

/** Rooms with three guests each, in which nothing has happened. */
export async function makeRooms(databaseUrl: string, count: number): Promise<MadeRoom[]> {
  const node = await startNode({ databaseUrl, webDir: '', host: 'localhost', port: 0, pace: 1, logLevel: 'silent' })
  const guests = createGuests(node.database, await createAuth(node.database))
  const made: MadeRoom[] = []
  for (let index = 0; index < count; index++) {
    const { id: room } = await node.book.open(`Team ${index}`)
    const cookies: string[] = []
    const uids: string[] = []
    for (const name of ['Ann', 'Rob', 'Nia']) {
      const guest = await guests.add(room, name)
      cookies.push(guest?.cookie.split(';')[0] ?? '')
      uids.push(guest?.uid ?? '')
    }
    const { rows } = await node.database.pool.query<{ run: number }>('select run from rooms where id = $1', [room])
    made.push({ room, run: rows[0]?.run ?? 0, cookies, uids })
  }
  await node.close()
  return made
}
