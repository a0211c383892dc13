/** When a caption is spoken. */
export interface CaptionTime {
  readonly fromMs: number
  readonly toMs: number
}

/** The times of the captions: as measured, or else in proportion to how much there is to say. */
export function captionTimes(
  captions: readonly string[],
  durationMs: number,
  measured?: readonly CaptionTime[],
): readonly CaptionTime[] {
  if (measured?.length === captions.length) return measured
  const letters = captions.reduce((sum, caption) => sum + caption.length, 0) || 1
  let before = 0
  return captions.map((caption) => {
    const fromMs = (before / letters) * durationMs
    before += caption.length
    return { fromMs, toMs: (before / letters) * durationMs }
  })
}

/** The caption that is being spoken, or was spoken last. */
export const captionAt = (times: readonly CaptionTime[], ms: number): number =>
  Math.max(
    0,
    times.findLastIndex(({ fromMs }) => fromMs <= ms),
  )
