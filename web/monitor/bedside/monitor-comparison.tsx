import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import { numberOf, pressureIn } from '#case/story/readings.ts'
import type { Sign } from '#case/story/sign.ts'
import type { MonitorView } from '#case/views/bedside/monitor.ts'
import { useView } from '../../base/live/surroundings.ts'

const arrows: { readonly [W in Way]: typeof ArrowUp } = { up: ArrowUp, down: ArrowDown, same: Equal }

const lookOf = (isBetter: boolean | null) =>
  isBetter === null ? 'bg-surface text-ink' : isBetter ? 'bg-[#e4f4ec] text-[#125c38]' : 'bg-alarm-soft text-alarm'

/** The monitor before and after, side by side. */
export function MonitorComparison({ before, now }: { before: MonitorView; now: MonitorView }) {
  const signs = useView((view) => view.instruments.signs) ?? []
  return (
    <div className="break-inside-avoid overflow-x-auto rounded-card border border-line bg-paper [print-color-adjust:exact]">
      <table className="w-full">
        <caption className="sr-only">The monitor before and after</caption>
        <thead>
          <tr className="bg-wash text-ink-soft text-sm">
            <th scope="col" className="py-2 pr-1 pl-3 text-left font-medium column:pl-4">
              Monitor
            </th>
            <th scope="col" className="px-1 min-[360px]:w-[17%] py-2 text-right font-medium">
              Before
            </th>
            <th scope="col" className="px-1 min-[360px]:w-[17%] py-2 text-right font-medium">
              After
            </th>
            <th scope="col" className="py-2 pr-3 pl-2 text-right font-medium column:pr-4">
              Change
            </th>
          </tr>
        </thead>
        <tbody>
          {monitorChanges(signs, before, now).map((change) => (
            <ChangeRow key={change.name} change={change} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ChangeRow({ change: { name, unit, before, now, beside, way, words, isBetter } }: { change: MonitorChange }) {
  const Arrow = arrows[way]
  return (
    <tr className="border-line border-t">
      <th
        scope="row"
        className="whitespace-nowrap py-2.5 pr-1 pl-3 text-left font-medium leading-tight column:pl-4 max-[359px]:text-sm"
      >
        {name} <span className="block font-normal text-ink-soft text-xs">{unit}</span>
      </th>
      <NumberCell value={before} beside={beside?.[0]} look="text-ink-soft text-lg" />
      <NumberCell value={now} beside={beside?.[1]} look="font-semibold text-xl" />
      <td className="py-2.5 pr-3 pl-2 text-right column:pr-4">
        <span
          className={`inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2 py-1 font-medium text-sm tabular-nums max-[359px]:px-1.5 max-[359px]:text-xs ${lookOf(isBetter)}`}
        >
          <Arrow aria-hidden size={16} /> {words}
        </span>
      </td>
    </tr>
  )
}

function NumberCell({ value, beside, look }: { value: number; beside: string | undefined; look: string }) {
  return (
    <td className="px-1 py-2.5 text-right tabular-nums leading-tight">
      <span className={look}>{value}</span>
      {beside && <span className="block text-ink-soft text-xs">{beside}</span>}
    </td>
  )
}

type Way = 'up' | 'down' | 'same'

interface MonitorChange {
  readonly name: string
  readonly unit: string
  readonly before: number
  readonly now: number
  /** What stands small under each number. */
  readonly beside: readonly [before: string, now: string] | null
  readonly way: Way
  /** "up 8", "down 12" or "same". */
  readonly words: string
  /** Null where neither way is good as such: a heart may race or slow. */
  readonly isBetter: boolean | null
}

/** As it stands in a table. */
function namesOf(sign: Sign): { readonly name: string; readonly unit: string } {
  if (sign.kind === 'pressure' || sign.kind === 'cuff') return { name: `Mean ${sign.label}`, unit: sign.unit }
  if (sign.kind === 'saturation') return { name: sign.name, unit: `SpO2, ${sign.unit}` }
  return { name: sign.name, unit: sign.kind === 'rate' ? 'per minute' : sign.unit }
}

const wayOf = (difference: number): Way => (difference > 0 ? 'up' : difference < 0 ? 'down' : 'same')

export function monitorChanges(signs: readonly Sign[], before: MonitorView, now: MonitorView): MonitorChange[] {
  return signs.flatMap((sign) => {
    const [from, to] = [numberOf(sign, before), numberOf(sign, now)]
    if (from === undefined || to === undefined) return []
    const way = wayOf(to - from)
    const isJudged = sign.kind === 'pressure' || sign.kind === 'cuff' || sign.kind === 'saturation'
    return [
      {
        ...namesOf(sign),
        before: from,
        now: to,
        beside: pressuresOf(sign, before, now),
        way,
        words: way === 'same' ? way : `${way} ${Math.abs(to - from)}`,
        isBetter: !isJudged || way === 'same' ? null : way === 'up',
      },
    ]
  })
}

/** “58/38”, before and now; of anything but a pressure null. */
function pressuresOf({ slug }: Sign, before: MonitorView, now: MonitorView): MonitorChange['beside'] {
  const [from, to] = [pressureIn(before[slug]), pressureIn(now[slug])]
  return from && to && [`${from.systolic}/${from.diastolic}`, `${to.systolic}/${to.diastolic}`]
}
