import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Request } from '#case/commands.ts'
import type { RoleId } from '#case/records/roles.ts'
import type { CaseState } from '#case/records/state.ts'
import { anyRequest } from '#case/testing/model/any-request.ts'
import type { Chance } from '#case/testing/model/chance.ts'
import { rightMove } from '#case/testing/model/right-move.ts'
import { case1 } from '#content/case-1/case-1.ts'
import type { Trainee } from './trainee.ts'

export const spoken = new Uint8Array(await readFile(new URL('../e2e/sounds/six-seconds.webm', import.meta.url)))

interface Scene {
  /** The case as the log tells it by now. */
  readonly state: () => CaseState | Promise<CaseState>
  readonly isOver: () => boolean
  readonly uids: readonly string[]
  readonly chance: Chance
  /** The longest pause between two things they ask. */
  readonly pauseMs?: number
}

/** Mostly does what is right and writes to the others; now and then asks for something that makes no sense. */
export async function act(trainee: Trainee, homeRole: RoleId, scene: Scene): Promise<void> {
  const { state, isOver, uids, chance, pauseMs = 1000 } = scene
  for (let count = 1; !isOver(); count++) {
    await sleep(chance.below(pauseMs))
    if (chance.is(0.3)) trainee.ask({ kind: 'send-message', message: `${trainee.name} ${count}` })
    else if (chance.is(0.1)) trainee.ask({ kind: 'save-note', text: `${trainee.name} ${count}` })
    else if (chance.is(0.05)) askAnything(trainee, uids, chance)
    else await doRight(trainee, homeRole, await state(), chance)
  }
}

/** Whatever it is, the server has to say so. But a log-out that is sent again means the next session: people do it otherwise. */
function askAnything(trainee: Trainee, uids: readonly string[], chance: Chance): void {
  const request = anyRequest(case1, uids, chance) as Request // or something like it
  if (request.kind !== 'log-out') trainee.ask(request)
}

export async function doRight(trainee: Trainee, homeRole: RoleId, state: CaseState, chance: Chance): Promise<void> {
  const move = rightMove({ state, content: case1, now: Date.now(), chance }, trainee.uid, homeRole)
  if (!move || 'waitMs' in move) return
  if ('ask' in move) trainee.ask(move.ask)
  else if (move.system.kind === 'keep-recording') await trainee.upload(move.system.recording, spoken)
}
