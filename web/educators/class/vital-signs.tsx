import type { LedRoom } from '#case/rooms.ts'
import { vitalsAloud } from './row-text.ts'

const PLACE = 'max-md:col-start-1 max-md:row-start-3'

/** Her vital signs as her monitor has them, in two lines. */
export function VitalSigns({ room: { vitals, isRunning } }: { room: LedRoom }) {
  // Also where there is nothing: from 1280 px on each thing has its column.
  if (!isRunning) return <span className="max-xl:hidden" />
  if (!vitals) return <p className={`${PLACE} text-ink-soft`}>Not yet at the bedside</p>
  const { heartRate, bloodPressure, oxygenPre, oxygenPost } = vitals
  return (
    <div className={`${PLACE} tabular-nums`}>
      <p className="sr-only">{vitalsAloud(vitals)}</p>
      <p aria-hidden className="whitespace-nowrap">
        <span>
          <Name>HR</Name> {heartRate} <Name className="ml-2">SpO₂</Name> {oxygenPre}/{oxygenPost}
        </span>
        <span className="block">
          <Name>BP</Name> {bloodPressure}
        </span>
      </p>
    </div>
  )
}

const Name = ({ className = '', children }: { className?: string; children: string }) => (
  <span className={`text-ink-soft text-xs ${className}`}>{children}</span>
)
