import { type Manner, traitsOf } from '../records/manners.ts'
import type { RoleId } from '../records/roles.ts'
import type { RecordingId } from '../records/spoken.ts'
import type { CaseContent } from '../story/content.ts'
import type { View } from '../views/view.ts'
import { chanceOf } from './chance.ts'
import type { Played } from './played-commands.ts'

/** Who plays, what they may see, and what they know of medicine. There is nothing else to go by. */
export interface Playing {
  readonly roleId: RoleId
  readonly manner: Manner
  readonly seed: number
  /** What this role may see, now: all its facts. */
  readonly view: View
  /** What is right, and why. */
  readonly story: CaseContent
  /** And what is right at the step of an order that is in its hands. */
  readonly rightStep?: (order: string) => { choice?: string; value?: number } | null
}

/** The next thing to do: to ask for something, or to speak. */
export type Deed = Asking | Speaking

interface Timed {
  /** Tells it from anything else it might do; the same as long as it is the same. */
  readonly what: string
  /** How long a person would be at it, in ms of the case. */
  readonly takesMs: number
  /** In the server's ms, where something has to be over first. */
  readonly notBefore?: number | undefined
}

export interface Asking extends Timed {
  readonly request: Played
  readonly speaks?: undefined
}

/** What it says becomes a recording. */
interface Speaking extends Timed {
  readonly speaks: RecordingId
  readonly request?: undefined
}

const SAY_MS = 5000

/** Says one of several sentences, once: two who stand in beside each other do not say the same. */
export function sayOnce(playing: Playing, about: string, sentences: readonly string[] = []): Asking | null {
  const { roleId, seed, view } = playing
  const first = Math.floor(chanceOf(seed, `say ${about}`) * sentences.length)
  const message = sentences[(first + roleId) % sentences.length]
  if (message === undefined || view.chat.some((said) => said.roleId === roleId && said.message === message)) return null
  return deed(playing, `say ${about}`, SAY_MS, { kind: 'send-message', message })
}

/** People differ, and some are slow once in a while. */
export function deed({ manner, seed }: Playing, what: string, takesMs: number, request: Played): Asking {
  const isSlow = chanceOf(seed, `slow ${what}`) < traitsOf({ manner }).slow
  return { what, takesMs: takesMs * (0.75 + 0.5 * chanceOf(seed, what)) * (isSlow ? 2.5 : 1), request }
}
