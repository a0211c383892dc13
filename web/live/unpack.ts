import type { LiveMessage } from '#case/live-messages.ts'

export const canUnpack = (): boolean => 'DecompressionStream' in globalThis

/** A large message comes packed. */
export async function unpack(bytes: ArrayBuffer): Promise<LiveMessage> {
  const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Response(text).json()
}
