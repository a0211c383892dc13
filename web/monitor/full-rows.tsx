import type { ReactNode } from 'react'
import type { LostSign } from '#case/story/injection.ts'
import { alarmLimits } from './alarms/alarm-limits.ts'
import { type Alarm, type AlarmSign, kindOf, shownOf } from './alarms/alarms.ts'
import { Flash } from './alarms/flash.tsx'
import type { Monitor } from './create-monitor.ts'
import type { Readings } from './heart/readings.ts'
import { WaveCanvas } from './wave-canvas.tsx'
import { colors, fullChannels, rowShares, SCALE_MMHG } from './waves/channels.ts'

const channels = { withLine: fullChannels(true), withoutLine: fullChannels(false) }
const gridTemplateRows = rowShares.map(([, share]) => `minmax(0, ${share}fr)`).join(' ')
const large = 'font-semibold text-[clamp(1.875rem,10cqw,2.75rem)] leading-[0.85] tracking-tight'

interface FullRowsProps {
  readonly monitor: Monitor
  readonly readings: Readings
  readonly alarms: readonly Alarm[]
  readonly hasArterialLine: boolean
  readonly lost: LostSign | null
}

/** The waves, each with its numbers at its right. */
export function FullRows({ monitor, readings, alarms, hasArterialLine, lost }: FullRowsProps) {
  const { heartRate, systolic, diastolic, mean, oxygenPre, oxygenPost } = shownOf(readings, lost)
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
      {lost && <NoWave row={rowOf[lost]} />}
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

const rowOf = { heartRate: 1, oxygenPre: 3, oxygenPost: 4 } as const satisfies { [S in LostSign]: number }

/** Over a wave that has no signal. */
const NoWave = ({ row }: { row: number }) => (
  <p
    style={{ gridRowStart: row }}
    className="relative col-start-1 flex items-center bg-[#05080f] px-2 font-semibold text-[#b9c6de] text-[0.8125rem]"
  >
    No signal
  </p>
)

const marks = [60, 30] as const

/** The band of the arterial wave: its scale, or why there is no wave. */
function ArterialBand({ hasLine }: { hasLine: boolean }) {
  if (!hasLine)
    return (
      <p
        style={{ gridRowStart: 2 }}
        className="relative col-start-1 flex flex-col justify-center px-2 text-[#b9c6de] text-[0.8125rem] leading-snug"
      >
        <span className="font-semibold">No arterial line</span>
        Pressure by cuff (NIBP)
      </p>
    )
  return (
    <>
      <div
        style={{ gridRowStart: 2, color: colors.arterial }}
        className="pointer-events-none relative col-start-1 text-[0.625rem] leading-none"
      >
        {marks.map((mark) => (
          <span
            key={mark}
            style={{ bottom: `calc(3px + ${mark / SCALE_MMHG} * (100% - 6px))` }}
            className="absolute inset-x-0 border-current/25 border-t border-dotted"
          >
            <span className="absolute top-0 right-1 -translate-y-full">{mark}</span>
          </span>
        ))}
      </div>
      <WaveLabel row={2} color={colors.arterial} text="ABP" />
    </>
  )
}

/** Which wave this is, in the corner of its band. */
function WaveLabel({ row, color, text }: { row: number; color: string; text: string }) {
  return (
    <p
      style={{ gridRowStart: row, color }}
      className="pointer-events-none relative col-start-1 self-start justify-self-start px-1 font-medium text-[0.6875rem] leading-tight"
    >
      {text}
    </p>
  )
}

interface NumberCellProps {
  readonly row: number
  readonly label: string
  readonly unit: string
  readonly color: string
  readonly sign: AlarmSign
  readonly alarm: Alarm | undefined
  readonly children: ReactNode
}

/** One row of numbers: what it is, its unit and limits, and the value itself, large. */
function NumberCell({ row, label, unit, color, sign, alarm, children }: NumberCellProps) {
  return (
    <div style={{ gridRowStart: row, color }} className="col-start-2 min-w-0 p-0.5">
      <Flash
        kind={alarm ? kindOf(alarm) : null}
        className="flex h-full flex-col justify-between rounded-md px-1.5 py-1 tabular-nums"
      >
        <span className="flex items-baseline justify-between gap-1 font-medium text-[0.6875rem] leading-none">
          <span className="truncate">{label}</span>
          <span>{unit}</span>
        </span>
        <span className="flex items-end justify-between gap-1">
          <Limits sign={sign} alarm={alarm} />
          {children}
        </span>
      </Flash>
    </div>
  )
}

/** The alarm limits beside a number, the upper above the lower; the one that is passed stands out. */
function Limits({ sign, alarm }: { sign: AlarmSign; alarm: Alarm | undefined }) {
  const { low, high } = alarmLimits[sign]
  const look = (isPassed: boolean) => (isPassed ? 'font-bold underline underline-offset-2' : '')

  return (
    <span className="flex flex-col text-right text-[0.6875rem] leading-[1.2]">
      <span className={look(alarm?.word === 'high')}>{high}</span>
      <span className={look(alarm !== undefined && alarm.word !== 'high')}>{low}</span>
    </span>
  )
}
