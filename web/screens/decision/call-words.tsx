interface CallWordsProps {
  readonly text: readonly string[]
  /** How many sentences have been spoken, the last one of them just now. */
  readonly begun: number
  readonly isOver: boolean
}

/** What is said on the phone. The room for all of it is there from the start, so that nothing moves as it comes. */
export function CallWords({ text, begun, isOver }: CallWordsProps) {
  let count = 0
  const parts = text.map((part) => sentencesOf(part).map((sentence) => ({ sentence, index: count++ })))
  const orders = parts.slice(1, -1)
  const spoken = (part: (typeof parts)[number]) =>
    part.map(({ sentence, index }) => <Sentence key={index} text={sentence} look={lookOf(index, begun, isOver)} />)

  return (
    <div className="space-y-4 text-[1.0625rem] leading-relaxed">
      <p>{spoken(parts[0] ?? [])}</p>
      <ul className="space-y-2.5">
        {orders.map((order) => (
          <li
            key={order[0]?.index}
            className={`border-l-2 pl-3.5 ${(order[0]?.index ?? 0) < begun ? 'border-dawn/60' : 'border-transparent'}`}
          >
            {spoken(order)}
          </li>
        ))}
      </ul>
      <p>{spoken(parts.at(-1) ?? [])}</p>
    </div>
  )
}

type Look = 'said' | 'now' | 'to-come'

const lookOf = (index: number, begun: number, isOver: boolean): Look =>
  index >= begun ? 'to-come' : index === begun - 1 && !isOver ? 'now' : 'said'

const looks = { said: 'text-night-soft', now: 'text-white', 'to-come': 'invisible' } as const

const Sentence = ({ text, look }: { text: string; look: Look }) => (
  <span className={`transition-colors duration-700 ${looks[look]}`}>{text} </span>
)

/** The phone rings this long before somebody speaks. */
export const RING_MS = 4000

const WORD_MS = 360
const PAUSE_MS = 500

/** A sentence ends with its mark and a blank; the point of a number has none. */
export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?!])\s+/).filter(Boolean)

const lengthMs = (sentence: string): number => sentence.split(/\s+/).length * WORD_MS + PAUSE_MS

/** How many sentences have begun so long after the phone first rang, read at the pace of speech. */
export function begunAfter(sentences: readonly string[], elapsedMs: number): number {
  let beginsMs = RING_MS
  let begun = 0
  for (const sentence of sentences) {
    if (elapsedMs < beginsMs) break
    begun += 1
    beginsMs += lengthMs(sentence)
  }
  return begun
}
