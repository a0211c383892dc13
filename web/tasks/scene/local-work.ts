import type { Fields } from '../../live/drafts.ts'
import type { Draft } from './scene.ts'

/** What this device alone knows of the step in hand. A reload keeps it, and the list of the steps goes on with its number. */
export interface LocalWork {
  readonly draft: Draft
  /** As in `SceneSetup`. */
  readonly acts: readonly string[]
}

const BETWEEN = ' '

export const workIn = ({ text = '', using, acts }: Fields): LocalWork => ({
  draft: { text, using: using ?? null },
  acts: acts ? acts.split(BETWEEN) : [],
})

export const fieldsOf = ({ draft: { text, using }, acts }: LocalWork): Fields => ({
  text,
  ...(using !== null && { using }),
  ...(acts.length > 0 && { acts: acts.join(BETWEEN) }),
})
