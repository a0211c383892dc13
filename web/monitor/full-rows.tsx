import type { AlarmSign } from './alarm-limits.ts'
import type { Alarm } from './alarms-of.ts'
import { ArterialBand } from './arterial-band.tsx'
import { colors, fullChannels, rowShares } from './channels.ts'
import type { Monitor } from './create-monitor.ts'
import { NumberCell } from './number-cell.tsx'
import type { Readings } from './readings.ts'
import { WaveCanvas } from './wave-canvas.tsx'
import { WaveLabel } from './wave-label.tsx'

const channels = { withLine: fullChannels(true), withoutLine: fullChannels(false) }
const gridTemplateRows = rowShares.map(([, share]) => `minmax(0, ${share}fr)`).join(' ')
const large = 'font-semibold text-[clamp(1.875rem,10cqw,2.75rem)] leading-[0.85] tracking-tight'

interface FullRowsProps {
  readonly monitor: Monitor
  readonly readings: Readings
  readonly alarms: readonly Alarm[]
  readonly hasArterialLine: boolean
}

/** The waves, each with its numbers at its right. */
export function FullRows({ monitor, readings, alarms, hasArterialLine }: FullRowsProps) {
  const { heartRate, systolic, diastolic, mean, oxygenPre, oxygenPost } = readings
  const watched = (sign: AlarmSign) => ({ sign, alarm: alarms.find((alarm) => alarm.sign === sign) })

  return (
    <div
      aria-hidden
      style={{ gridTemplateRows }}
      className="grid h-[clamp(15.625rem,58cqw,18.5rem)] grid-cols-[minmax(0,1fr)_clamp(6.75rem,37cqw,10.5rem)]"
    >
      <WaveCanvas
        monitor={monitor}
        channels={hasArterialLine ? channels.withLine : channels.withoutLine}
        className="col-start-1 row-span-4 row-start-1"
      />
      <WaveLabel row={1} color={colors.ecg} text="II" />
      <NumberCell {...watched('heartRate')} row={1} label="HR" unit="bpm" color={colors.ecg}>
        <span className={large}>{heartRate}</span>
      </NumberCell>
      <ArterialBand hasLine={hasArterialLine} />
      <NumberCell
        {...watched('mean')}
        row={2}
        label={hasArterialLine ? 'ABP' : 'NIBP'}
        unit="mmHg"
        color={colors.arterial}
      >
        <span className="flex flex-col items-end gap-1.5 font-semibold leading-[0.85] tracking-tight">
          <span className="text-[clamp(1.5rem,7.8cqw,2.125rem)]">
            {systolic}/{diastolic}
          </span>
          <span className="text-[clamp(1.375rem,7cqw,1.875rem)]">({mean})</span>
        </span>
      </NumberCell>
      <WaveLabel row={3} color={colors.pre} text="Pleth right hand" />
      <NumberCell {...watched('oxygenPre')} row={3} label="SpO₂ pre" unit="%" color={colors.pre}>
        <span className={large}>{oxygenPre}</span>
      </NumberCell>
      <WaveLabel row={4} color={colors.post} text="Pleth left foot" />
      <NumberCell {...watched('oxygenPost')} row={4} label="SpO₂ post" unit="%" color={colors.post}>
        <span className={large}>{oxygenPost}</span>
      </NumberCell>
    </div>
  )
}
