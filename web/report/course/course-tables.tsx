import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Course, timeText } from './newborn-course.ts'

const head = 'py-1 pr-3 text-left align-bottom font-semibold last:pr-0'
const cell = 'py-1 pr-3 text-left align-top tabular-nums last:pr-0 print:py-0'

/** The charts in numbers. */
export function CourseTables({ course: { rows, gases } }: { course: Course }) {
  return (
    <details className="group rounded-card border border-line print:border-0">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-4 font-medium hover:bg-wash print:hidden [&::-webkit-details-marker]:hidden">
        The charts as tables
        <ChevronDown aria-hidden size={20} className="text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="space-y-4 border-line border-t px-4 py-3 text-sm print:space-y-1 print:border-0 print:p-0">
        {/* On paper the charts say it: their numbers stand in them. */}
        <div className="print:hidden">
          <Scrolling label="Vital signs">
            <table className="w-full border-collapse">
              <caption className="sr-only">Vital signs by the clock of the story</caption>
              <thead>
                <tr className="border-line border-b">
                  {['Time', 'What had happened', 'HR', 'BP (mean)', 'Pre', 'Post'].map((name) => (
                    <th key={name} scope="col" className={head}>
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ minutes, event, heartRate, bloodPressure, oxygenPre, oxygenPost }) => (
                  <tr key={event} className="border-line border-b last:border-0">
                    <td className={cell}>{timeText(minutes)}</td>
                    <th scope="row" className={`${cell} font-normal`}>
                      {event}
                    </th>
                    <td className={cell}>{heartRate}</td>
                    <td className={`${cell} whitespace-nowrap`}>{bloodPressure}</td>
                    <td className={cell}>{oxygenPre}%</td>
                    <td className={cell}>{oxygenPost}%</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scrolling>
        </div>
        {gases.length === 0 ? <p>No gas was taken.</p> : <GasTable gases={gases} />}
      </div>
    </details>
  )
}

function GasTable({ gases }: { gases: Course['gases'] }) {
  return (
    <Scrolling label="Blood gases">
      <table className="w-full border-collapse">
        <caption className="sr-only">Blood gases by the clock of the story</caption>
        <thead>
          <tr className="border-line border-b">
            {['Time', 'Sample', 'pH', 'PCO2', 'PO2', 'HCO3', 'BE'].map((name) => (
              <th key={name} scope="col" className={head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {gases.map(({ point, minutes, kind, values: { ph, PCO2, PO2, HCO3, BE } }) => (
            <tr key={point} className="border-line border-b last:border-0">
              <td className={cell}>{timeText(minutes)}</td>
              <th scope="row" className={`${cell} font-normal`}>
                {kind === 'arterial' ? 'Arterial' : 'Heel'}, point {point}
              </th>
              <td className={cell}>{ph.toFixed(2)}</td>
              <td className={cell}>{PCO2}</td>
              <td className={cell}>{PO2 ?? 'not known'}</td>
              <td className={cell}>{HCO3.toFixed(1)}</td>
              <td className={cell}>{BE}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  )
}

/** A table wider than a phone moves by itself, also with the keyboard. */
function Scrolling({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
    <section aria-label={label} tabIndex={0} className="overflow-x-auto print:break-inside-avoid">
      {children}
    </section>
  )
}
