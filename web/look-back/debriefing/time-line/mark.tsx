import { colouredFor, personText } from './colours.ts'
import type { Cluster } from './in-view.ts'
import { everybody, type Item, type ItemKind, type LaneName, laneNames, laneTitles, signTexts } from './items.ts'

const filled = 'fill-(--role) stroke-paper'
const open = 'fill-paper stroke-(--role)'

/** Around 0 0, at most 6 px to each side. */
const shapes: { readonly [K in ItemKind]: { readonly path: string; readonly look: string } } = {
  good: { path: circle(5.5), look: 'fill-present stroke-paper' },
  talk: { path: 'M0 -6.5L6.5 5.5H-6.5Z', look: 'fill-away stroke-paper' },
  vitals: { path: circle(3), look: filled },
  gas: { path: 'M0 -6C3 -2 4.5 0 4.5 2A4.5 4.5 0 1 1 -4.5 2C-4.5 0 -3 -2 0 -6Z', look: 'fill-alarm stroke-paper' },
  decision: { path: 'M0 -7L7 0L0 7L-7 0Z', look: filled },
  advice: { path: circle(4.75), look: `${open} [stroke-width:2]` },
  work: { path: circle(4), look: filled },
  order: { path: 'M-6 -3H6V3H-6Z', look: filled },
  wrong: { path: 'M-4.5 -4.5L4.5 4.5M4.5 -4.5L-4.5 4.5', look: 'stroke-alarm fill-none [stroke-width:2.75]' },
  done: { path: 'M-5 0L-1.5 3.75L5 -4', look: 'stroke-(--role) fill-none [stroke-width:2]' },
  message: { path: circle(4.5), look: filled },
  recording: { path: circle(4.5), look: filled },
  prompt: { path: 'M-5.5 -5.5H5.5V2.5H1L-2.5 6V2.5H-5.5Z', look: filled },
  words: { path: 'M-5.5 -5.5H5.5V2.5H1L-2.5 6V2.5H-5.5Z', look: open },
  event: { path: 'M1.5 -7L-5 1.5H-0.5L-1.5 7L5 -1.5H0.5Z', look: filled },
  flag: { path: 'M-4 7V-6.5H6L3.5 -2.75L6 1H-4', look: filled },
  plus: { path: 'M0 -6V6M-6 0H6', look: 'stroke-present fill-none [stroke-width:3.25]' },
  minus: { path: 'M-6 0H6', look: 'stroke-away fill-none [stroke-width:3.25]' },
  pause: { path: 'M-4 -5V5M4 -5V5', look: 'stroke-(--role) [stroke-width:3]' },
  skip: { path: 'M-6 -5L0 0L-6 5ZM0 -5L6 0L0 5Z', look: filled },
  step: { path: 'M0 -6V6', look: 'stroke-(--role) [stroke-width:2]' },
}

function circle(radius: number): string {
  return `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`
}

/** The sign of a kind, as it stands in a legend. */
export function Sign({ kind }: { kind: ItemKind }) {
  const { path, look } = shapes[kind]
  return (
    <svg aria-hidden="true" width="16" height="16" viewBox="-8 -8 16 16" className="shrink-0">
      <path d={path} className={look} />
    </svg>
  )
}

/** A stretch, as it stands in a legend. */
const BarSign = ({ isOpen }: { isOpen: boolean }) => (
  <svg aria-hidden="true" width="18" height="16" className="shrink-0">
    <rect
      x="1"
      y="3"
      width="16"
      height="10"
      rx="3"
      strokeDasharray={isOpen ? '3 2' : undefined}
      className={isOpen ? 'fill-(--role-soft) stroke-(--role)' : filled}
    />
  </svg>
)

/** A loop in its three stages, as it stands in a legend. */
const LoopSign = () => (
  <svg aria-hidden="true" width="26" height="16" className="shrink-0">
    {[0.35, 1, 0.6].map((opacity, stage) => (
      <rect key={opacity} x={1 + stage * 8} y="3" width="8" height="10" opacity={opacity} className="fill-(--role)" />
    ))}
  </svg>
)

/** The number of those that stand together, as it stands in a legend. */
const NumberSign = () => (
  <svg aria-hidden="true" width="16" height="16" viewBox="-8 -8 16 16" className="shrink-0">
    <circle r="8" className="fill-(--role)" />
    <text y="3.75" textAnchor="middle" className="fill-white font-bold text-[10.5px] print:text-[12px]">
      2
    </text>
  </svg>
)

interface MarkProps {
  readonly cluster: Cluster
  readonly x: number
  readonly y: number
  readonly isChosen: boolean
}

/** One thing that happened, or a number where several stand together. */
export function Mark({ cluster: { items }, x, y, isChosen }: MarkProps) {
  const [first] = items
  const isOfOne = items.every(({ by }) => by === first.by)
  const { path, look } = shapes[first.kind]
  const edge = items.length > 1 && items.some(({ kind }) => kind === 'wrong') ? 'fill-alarm' : 'fill-(--role)'
  return (
    <g transform={`translate(${Math.round(x * 10) / 10} ${y})`} {...colouredFor(isOfOne ? first.by : 'team')}>
      {isChosen && <circle r="10" className="fill-none stroke-2 stroke-focus" />}
      {items.length === 1 ? (
        <path d={path} className={look} />
      ) : (
        <>
          <circle r="8" className={`${edge} stroke-paper`} />
          <text
            y="3.75"
            textAnchor="middle"
            className="fill-white font-bold text-[10.5px] tabular-nums print:text-[12px]"
          >
            {items.length > 99 ? '99+' : items.length}
          </text>
        </>
      )}
    </g>
  )
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
