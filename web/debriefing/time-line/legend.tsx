import { colouredFor, personText } from './colours.ts'
import { everybody, type Item, type ItemKind, type LaneName, laneNames, laneTitles } from './items.ts'
import { Sign } from './mark.tsx'

const signs: readonly { readonly kind: ItemKind; readonly text: string }[] = [
  { kind: 'good', text: 'Went well' },
  { kind: 'talk', text: 'To talk about' },
  { kind: 'gas', text: 'Blood gas' },
  { kind: 'decision', text: 'Decision' },
  { kind: 'advice', text: 'Advice' },
  { kind: 'wrong', text: 'Wrong attempt' },
  { kind: 'done', text: 'Done' },
  { kind: 'message', text: 'Message' },
  { kind: 'prompt', text: 'Prompt' },
  { kind: 'words', text: 'Educator’s words' },
  { kind: 'event', text: 'Event' },
  { kind: 'flag', text: 'Flag' },
  { kind: 'skip', text: 'Skip' },
]

/** What colours and signs mean, as far as this run has them, and which lanes are left out. */
export function Legend({ items }: { items: readonly Item[] }) {
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
          .filter((sign) => items.some(({ kind }) => kind === sign.kind))
          .map(({ kind, text }) => (
            <li key={kind} className="flex items-center gap-1 [--role:var(--color-ink-soft)]">
              <Sign kind={kind} /> {text}
            </li>
          ))}
      </ul>
      {empty.length > 0 && <p>None in this run: {empty.map((name) => laneTitles[name].toLowerCase()).join(', ')}.</p>}
    </div>
  )
}

/** What is closed or found later is no lack. */
const isTold = (name: LaneName): boolean => name !== 'moments'
