const LOADED_WITHIN_MS = 3000

/** It is large, and only who is about to record needs it. */
export const loadSeekable = () => import('#sound/make-seekable.ts')

/**
 * The same sound, so that one can move in it. A recording that a reload has cut ends with its last whole part.
 * Null where it cannot be made, or where the network went before this was loaded: then the sound stays as it is.
 */
export async function seekable(sound: Blob): Promise<{ sound: Blob; durationMs: number } | null> {
  const loaded = await Promise.race([loadSeekable().catch(() => null), after(LOADED_WITHIN_MS)])
  const made = await loaded?.makeSeekable(new Uint8Array(await sound.arrayBuffer()))
  return made ? { sound: new Blob([made.bytes], { type: sound.type }), durationMs: made.durationMs } : null
}

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null))
