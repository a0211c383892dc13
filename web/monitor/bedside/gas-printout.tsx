import { Fragment } from 'react'
import { printed } from '#case/story/readings.ts'
import type { Analyte } from '#case/story/sign.ts'
import type { GasView } from '#case/views/bedside/gases.ts'
import { useView } from '../../base/live/surroundings.ts'

/** What the analyser printed. */
export function GasPrintout({ gas }: { gas: GasView }) {
  const { analytes = [], arterialSite = '' } = useView((view) => view.instruments) ?? {}
  return (
    <div className="mx-auto w-full max-w-80 break-inside-avoid drop-shadow-[0_2px_5px_rgb(20_32_58/0.25)] [print-color-adjust:exact]">
      <TornEdge />
      <div className="bg-[#fffef8] px-5 pt-2 pb-3 font-mono text-[0.9375rem] text-ink leading-snug">
        <table className="w-full tabular-nums">
          <caption className="pb-3 text-left">
            <span className="flex justify-between gap-3 font-bold">
              <span>iSTAT</span> <span>{gas.time}</span>
            </span>
            <span className="block text-sm">
              {gas.kind === 'arterial' ? `Arterial, ${arterialSite}` : 'Heel sample (capillary)'}
            </span>
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Analyte</th>
              <th scope="col">Value</th>
              <th scope="col">Unit</th>
            </tr>
          </thead>
          <tbody className="border-ink-soft border-t border-dashed before:block before:h-1.5">
            {gasRows(analytes, gas).map((line) => (
              <GasRow key={line.name} line={line} />
            ))}
          </tbody>
        </table>
      </div>
      <TornEdge isLower />
    </div>
  )
}

function GasRow({ line: { name, value, unit, note, isOut } }: { line: GasLine }) {
  return (
    <Fragment>
      <tr>
        <th scope="row" className="py-1 pr-2 text-left font-normal">
          {name}
        </th>
        {value === null ? (
          <td colSpan={2} className="py-1 text-right text-sm">
            {note}
          </td>
        ) : (
          <>
            <td className="whitespace-nowrap py-1 text-right font-bold text-lg leading-none">
              {isOut && (
                <>
                  <span aria-hidden>{isOut === 'low' ? '↓' : '↑'} </span>
                  <span className="sr-only">too {isOut}: </span>
                </>
              )}
              {value}
            </td>
            <td className="w-20 py-1 pl-2 text-left text-sm">{unit}</td>
          </>
        )}
      </tr>
      {value !== null && note && (
        <tr>
          <td colSpan={3} className="pb-1 text-right text-sm">
            {note}
          </td>
        </tr>
      )}
    </Fragment>
  )
}

interface GasLine {
  readonly name: string
  /** Null: withheld. */
  readonly value: string | null
  readonly unit: string
  readonly note: string | null
  /** Outside its limits, where it has some. */
  readonly isOut: 'low' | 'high' | null
}

/** The lines of a printout, as many digits as the analyser gives. */
export const gasRows = (
  analytes: readonly Analyte[],
  { values, isKFlagged }: Pick<GasView, 'values' | 'isKFlagged'>,
): GasLine[] =>
  analytes.flatMap((analyte): GasLine[] => {
    const { slug, name, unit, kind } = analyte
    const value = values[slug]
    if (value === undefined) return []
    if (value === null) return [{ name, value, unit, note: 'not reported: capillary', isOut: null }]
    const note = kind === 'potassium' && isKFlagged ? `squeezed sample, ${name} may read high` : null
    return [{ name, value: printed(analyte, value), unit, note, isOut: outOf(analyte, value) }]
  })

const outOf = ({ limits: { low, high } = {} }: Analyte, value: number): GasLine['isOut'] =>
  low !== undefined && value < low ? 'low' : high !== undefined && value > high ? 'high' : null

const TEETH = 40
const zigzag = Array.from(
  { length: TEETH },
  (_, tooth) => `L${tooth * 8 + 4} ${1 + (tooth % 3)}L${tooth * 8 + 8} 8`,
).join('')

/** Where the paper was torn off. */
function TornEdge({ isLower = false }: { isLower?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${TEETH * 8} 10`}
      preserveAspectRatio="none"
      className={`-my-px block h-2.5 w-full ${isLower ? '-scale-y-100' : ''}`}
    >
      <path d={`M0 8${zigzag}V10H0Z`} fill="#fffef8" />
    </svg>
  )
}
