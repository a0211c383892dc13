import { sampleRate } from './flite.ts'
import type { Part } from './speak-captions.ts'

export interface Span {
  readonly fromMs: number
  readonly toMs: number
}

/** The silence before the first word and after the last one. */
interface Edges {
  readonly beforeMs: number
  readonly afterMs: number
}

/** The parts one after another with their rests, and where each caption is heard. */
export function layOut(parts: readonly Part[], { beforeMs, afterMs }: Edges): { samples: number[]; spans: Span[] } {
  const samples = silence(beforeMs)
  const spans: Span[] = []
  for (const [index, part] of parts.entries()) {
    const start = samples.length
    for (const sample of part.samples) samples.push(sample)
    const fromMs = spans[part.caption]?.fromMs ?? msOf(start + part.from)
    spans[part.caption] = { fromMs, toMs: msOf(start + part.to) }
    samples.push(...silence(stillDueMs(part, parts[index + 1])))
  }
  return { samples: [...samples, ...silence(afterMs)], spans }
}

/** The voice rests a little by itself before and after its words. */
function stillDueMs(part: Part, next: Part | undefined) {
  if (!next || part.pauseMs === 0) return 0
  return Math.max(0, part.pauseMs - msOf(part.samples.length - part.to + next.from))
}

function silence(ms: number) {
  return new Array<number>(Math.round((ms / 1000) * sampleRate)).fill(0)
}

function msOf(samples: number) {
  return Math.round((samples / sampleRate) * 1000)
}
