import { sentencesOf } from './spoken.ts'

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
