import { colouredFor, personText } from './colours.ts'
import { everybody, type Item, type ItemKind, type LaneName, laneNames, laneTitles } from './items.ts'
import { BarSign, LoopSign, NumberSign, Sign } from './mark.tsx'

/** Every kind has its words. Lines of vital signs have their names on them. */
const signTexts: { readonly [K in Exclude<ItemKind, 'vitals'>]: string } = {
  good: 'Went well',
  talk: 'To talk about',
  gas: 'Blood gas',
  decision: 'Decision',
  advice: 'Advice',
  work: 'Work on a task',
  order: 'Order: called, heard, done, reported',
  wrong: 'Wrong attempt or read-back',
  done: 'Done',
  step: 'Other step',
  message: 'Message',
  recording: 'Recording',
  prompt: 'Prompt',
  words: 'Educator’s words',
  event: 'Event',
  flag: 'Flag',
  plus: 'Marked well done',
  minus: 'Marked to talk about',
  pause: 'Pause',
  skip: 'Skip',
}
const signs = Object.entries(signTexts) as [keyof typeof signTexts, string][] // its keys, and no others

const SIGN = 'flex items-center gap-1 [--role:var(--color-ink-soft)] [--role-soft:var(--color-surface)]'

/** What colours and signs mean, as far as this run has them, and which lanes are left out. */
export function Legend({ items, isSet = false }: { items: readonly Item[]; isSet?: boolean | undefined }) {
  const empty = laneNames.filter((name) => !items.some(({ lane }) => lane === name)).filter(isTold)
  return (
    <div className="space-y-1.5 text-ink-soft text-sm">
      <ul aria-label="Colours and signs" className="flex flex-wrap gap-x-4 gap-y-1.5">
        {everybody
          .filter((each) => items.some(({ by }) => by === each))
          .map((by) => (
            <li key={by} className="flex items-center gap-1.5" {...colouredFor(by)}>
              <span aria-hidden className="h-3 w-4 rounded-sm bg-(--role)" /> {personText(by)}
            </li>
          ))}
        {signs
          .filter(([kind]) => items.some((item) => item.kind === kind))
          .map(([kind, text]) => (
            <li key={kind} className={SIGN}>
              {items.some((item) => item.kind === kind && item.to !== undefined) ? (
                kind === 'order' ? (
                  <LoopSign />
                ) : (
                  <BarSign isOpen={kind === 'pause'} />
                )
              ) : (
                <Sign kind={kind} />
              )}{' '}
              {text}
            </li>
          ))}
        {isSet && (
          <li className="flex items-center gap-1.5">
            <span aria-hidden className="h-2 w-4 rounded-sm bg-away/35" /> A vital sign that an educator set
          </li>
        )}
        <li className={SIGN}>
          <NumberSign /> Several together
        </li>
      </ul>
      {empty.length > 0 && <p>None in this run: {empty.map((name) => laneTitles[name].toLowerCase()).join(', ')}.</p>}
    </div>
  )
}

/** What is closed or found later is no lack. */
const isTold = (name: LaneName): boolean => name !== 'moments'
