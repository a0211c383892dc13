import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '#case/live-messages.ts'
import type { Child } from '../wire/child.ts'
import type { PersonLine } from './person-line.ts'
import { type Move, scriptOf } from './script.ts'

/** How many times faster than life the node has the case go. */
export const PACE = 1000
/** What a timer of the node finishes may be a moment late: whoever was too early asks again, so often at most. */
const TRIES = 200
const TOO_EARLY_MS = 20
const spoken = new Uint8Array(readFileSync(new URL('../../e2e/sounds/six-seconds.webm', import.meta.url)))

export interface Done {
  /** From asking to the answer. */
  readonly delays: number[]
  commands: number
  /** Asked again because it was not due yet, or because somebody asked too fast. */
  again: number
  /** Of those: the node could not do it now. */
  refused: number
}

export interface TeamMember {
  readonly cookie: string
  readonly line: PersonLine
}

/** Three people who walk the ideal way through whole cases: one that has come to its end is ended, and begins anew. */
export class Walker {
  readonly #node: Child
  readonly #room: string
  readonly #team: readonly TeamMember[]
  #run: number
  #script: readonly Move[]
  #place = 0

  /** Of a room that nothing has happened in. Provider, RT and RN. */
  constructor(node: Child, { room, run }: { room: string; run: number }, team: readonly TeamMember[]) {
    this.#node = node
    this.#room = room
    this.#run = run
    this.#script = scriptOf(run)
    this.#team = team
  }

  /** Does so much of a case, as fast as it goes. */
  async goTo(place: number): Promise<void> {
    while (this.#place < place) await this.#next({ delays: [], commands: 0, again: 0, refused: 0 })
  }

  /** Does one thing after the other, `everyMs` apart on average, until a time. */
  async goOn({ from, everyMs, until }: { from: number; everyMs: number; until: number }, done: Done): Promise<void> {
    for (let slot = from; slot < until; slot += everyMs) {
      await sleep(Math.max(0, slot - performance.now()))
      if (performance.now() >= until) return
      await this.#next(done)
    }
  }

  async #next(done: Done): Promise<void> {
    const move = this.#script[this.#place]
    if (move) {
      await this.#do(move, done)
      this.#place += 1
    } else {
      await this.#beginAnew(done)
    }
    done.commands += 1
  }

  async #beginAnew(done: Done): Promise<void> {
    for (;;) {
      const next = await this.#node.ask<number | null>({ what: 'end-run', room: this.#room })
      if (next !== null) {
        this.#run = next
        this.#script = scriptOf(next)
        this.#place = 0
        return
      }
      done.again += 1
      await sleep(TOO_EARLY_MS)
    }
  }

  async #do({ roleId, dueMs, does }: Move, done: Done): Promise<void> {
    if (dueMs > 0) await sleep(dueMs / PACE)
    for (let tries = 0; tries < TRIES; tries++) {
      if ('uploads' in does) {
        if (await this.#uploads(does.uploads)) return
      } else {
        const began = performance.now()
        const answer = await this.#team[roleId]?.line.ask(does.asks, this.#run)
        if (answer?.ok) return void done.delays.push(performance.now() - began)
        if (answer && 'retry' in answer) done.refused += 1
        if (tries === TRIES - 1) throw new Error(`${JSON.stringify(does.asks)}: ${reasonOf(answer)}`)
      }
      done.again += 1
      await sleep(TOO_EARLY_MS)
    }
  }

  async #uploads(recording: 'summary' | 'handover'): Promise<boolean> {
    const query = `id=${randomUUID()}&run=${this.#run}`
    const uploaded = await fetch(`http://localhost:${this.#node.port}/api/recordings/${recording}?${query}`, {
      method: 'POST',
      headers: { cookie: this.#team[0]?.cookie ?? '', 'content-type': 'audio/webm', connection: 'close' },
      body: spoken,
    }).catch(() => null)
    return uploaded?.ok ?? false
  }
}

const reasonOf = (answer: Answer | undefined): string => (answer && !answer.ok ? answer.message : 'no answer')
