import { LARGEST_BYTES, LARGEST_MB, LONGEST_MINUTES, LONGEST_MS } from '#sound/limits.ts'

/** A recording that is in the page and not yet shared. */
export interface Take {
  /** The id of the command that will share it: sent again, it has no second effect. */
  readonly id: string
  readonly sound: Blob
  /** Null for a file whose length this device cannot tell. */
  readonly durationMs: number | null
  /** The name of a chosen file, null for what the microphone recorded. */
  readonly fileName: string | null
}

/** Why a take cannot be shared, known before it is sent. */
export function takeProblem({ sound, durationMs }: Pick<Take, 'sound' | 'durationMs'>): string | null {
  if (sound.size === 0) return 'The file is empty.'
  if (sound.size > LARGEST_BYTES) return `The file is larger than ${LARGEST_MB} MB.`
  // A recorder that stops by itself stops a moment late.
  if (durationMs !== null && durationMs > LONGEST_MS + 2000) return `It is longer than ${LONGEST_MINUTES} minutes.`
  return null
}
