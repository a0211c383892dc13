import { ChevronDown } from 'lucide-react'

interface TranscriptProps {
  readonly captions: readonly string[]
  /** The line that is being spoken. */
  readonly current: number | null
  readonly isOpen: boolean
  /** Hear it from a line on. */
  readonly onChoose: ((line: number) => void) | null
}

/** Every word that is spoken, to be read. */
export function Transcript({ captions, current, isOpen, onChoose }: TranscriptProps) {
  return (
    <details key={String(isOpen)} open={isOpen} className="group rounded-xl border border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        Transcript
        <ChevronDown aria-hidden size={20} className="text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <ol className="border-line border-t p-2">
        {captions.map((caption, line) => {
          const isCurrent = line === current
          const look = `block w-full rounded-lg px-2.5 py-2 text-left leading-relaxed ${isCurrent ? 'bg-(--role-soft) font-medium' : ''}`
          return (
            <li key={caption} aria-current={isCurrent || undefined}>
              {onChoose ? (
                <button type="button" onClick={() => onChoose(line)} className={`${look} min-h-11 hover:bg-wash`}>
                  {caption}
                </button>
              ) : (
                <p className={look}>{caption}</p>
              )}
            </li>
          )
        })}
      </ol>
    </details>
  )
}

/** When a caption is spoken. */
interface CaptionTime {
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
