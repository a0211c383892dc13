import { Fragment, type ReactNode } from 'react'
import type { Limits, Sign } from '#case/story/sign.ts'
import { type Alarm, kindOf, labelOf, shownOf } from './alarms/alarms.ts'
import { Flash } from './alarms/flash.tsx'
import type { Monitor } from './create-monitor.ts'
import type { Readings } from './heart/readings.ts'
import { WaveCanvas } from './wave-canvas.tsx'
import { colorOf, fullChannels, heightOf, rowSharesOf, SCALE_MMHG } from './waves/channels.ts'

const large = 'font-semibold text-[clamp(1.875rem,10cqw,2.75rem)] leading-[0.85] tracking-tight'

interface FullRowsProps {
  readonly monitor: Monitor
  readonly signs: readonly Sign[]
  readonly readings: Readings
  readonly alarms: readonly Alarm[]
  readonly hasArterialLine: boolean
  readonly lost: string | null
}

/** With four rows as high as most monitors are. */
export const screenHeight = (signs: readonly Sign[]): string =>
  `calc(${heightOf(signs)} * clamp(15.625rem, 58cqw, 18.5rem))`

export const pressureLabel = (signs: readonly Sign[], sign: Sign, hasArterialLine: boolean): string =>
  signs.some(({ kind }) => kind === 'cuff') ? sign.label : hasArterialLine ? 'ABP' : 'NIBP'

/** The waves, each with its numbers at its right. */
export function FullRows({ monitor, signs, readings, alarms, hasArterialLine, lost }: FullRowsProps) {
  const gridTemplateRows = rowSharesOf(signs)
    .map((share) => `minmax(0, ${share}fr)`)
    .join(' ')
  const lostRow = signs.findIndex(({ slug }) => slug === lost) + 1
  const { withLine, withoutLine } = fullChannels(signs)
  return (
    <div
      aria-hidden
      style={{ gridTemplateRows, height: screenHeight(signs) }}
      className="grid grid-cols-[minmax(0,1fr)_clamp(6.75rem,37cqw,10.5rem)]"
    >
      <div style={{ gridRow: `1 / span ${signs.length}` }} className="col-start-1 grid">
        <WaveCanvas monitor={monitor} channels={hasArterialLine ? withLine : withoutLine} className="" />
      </div>
      {lostRow > 0 && <NoWave row={lostRow} />}
      {signs.map((sign, index) => {
        const row = index + 1
        const color = colorOf(signs, sign)
        return (
          <Fragment key={sign.slug}>
            {sign.kind === 'pressure' ? (
              <ArterialBand row={row} color={color} hasLine={hasArterialLine} />
            ) : (
              sign.kind !== 'number' &&
              sign.kind !== 'cuff' && <WaveLabel row={row} color={color} text={waveOf(sign)} />
            )}
            <NumberCell
              row={row}
              sign={sign}
              label={sign.kind === 'pressure' ? pressureLabel(signs, sign, hasArterialLine) : labelOf(sign)}
              color={color}
              alarm={alarms.find((alarm) => alarm.sign === sign)}
            >
              <SignNumber sign={sign} shown={shownOf(readings, sign, lost)} />
            </NumberCell>
          </Fragment>
        )
      })}
    </div>
  )
}

const waveOf = (sign: Sign): string => (sign.kind === 'saturation' ? `Pleth ${sign.site}` : 'II')

function SignNumber({ sign, shown }: { sign: Sign; shown: ReturnType<typeof shownOf> }) {
  const { value, systolic, diastolic } = shown
  if (sign.kind !== 'pressure' && sign.kind !== 'cuff') return <span className={large}>{value}</span>
  return (
    <span className="flex flex-col items-end gap-1.5 font-semibold leading-[0.85] tracking-tight">
      <span className="text-[clamp(1.5rem,7.8cqw,2.125rem)]">
        {systolic}/{diastolic}
      </span>
      <span className="text-[clamp(1.375rem,7cqw,1.875rem)]">({value})</span>
    </span>
  )
}

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
function ArterialBand({ row, color, hasLine }: { row: number; color: string; hasLine: boolean }) {
  if (!hasLine)
    return (
      <p
        style={{ gridRowStart: row }}
        className="relative col-start-1 flex flex-col justify-center px-2 text-[#b9c6de] text-[0.8125rem] leading-snug"
      >
        <span className="font-semibold">No arterial line</span>
        Pressure by cuff (NIBP)
      </p>
    )
  return (
    <>
      <div
        style={{ gridRowStart: row, color }}
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
      <WaveLabel row={row} color={color} text="ABP" />
    </>
  )
}

/** Which wave this is, in the corner of its band. */
const WaveLabel = ({ row, color, text }: { row: number; color: string; text: string }) => (
  <p
    style={{ gridRowStart: row, color }}
    className="pointer-events-none relative col-start-1 self-start justify-self-start px-1 font-medium text-[0.6875rem] leading-tight"
  >
    {text}
  </p>
)

interface NumberCellProps {
  readonly row: number
  readonly label: string
  readonly color: string
  readonly sign: Sign
  readonly alarm: Alarm | undefined
  readonly children: ReactNode
}

/** One row of numbers: what it is, its unit and limits, and the value itself, large. */
const NumberCell = ({ row, label, color, sign, alarm, children }: NumberCellProps) => (
  <div style={{ gridRowStart: row, color }} className="col-start-2 min-w-0 p-0.5">
    <Flash
      kind={alarm ? kindOf(alarm) : null}
      className="flex h-full flex-col justify-between rounded-md px-1.5 py-1 tabular-nums"
    >
      <span className="flex items-baseline justify-between gap-1 font-medium text-[0.6875rem] leading-none">
        <span className="truncate">{label}</span>
        <span>{sign.unit}</span>
      </span>
      <span className="flex items-end justify-between gap-1">
        {sign.limits ? <AlarmLimits limits={sign.limits} alarm={alarm} /> : <span />}
        {children}
      </span>
    </Flash>
  </div>
)

/** The alarm limits beside a number, the upper above the lower; the one that is passed stands out. */
function AlarmLimits({ limits: { low, high }, alarm }: { limits: Limits; alarm: Alarm | undefined }) {
  const look = (isPassed: boolean) => (isPassed ? 'font-bold underline underline-offset-2' : '')

  return (
    <span className="flex flex-col text-right text-[0.6875rem] leading-[1.2]">
      <span className={look(alarm?.word === 'high')}>{high}</span>
      <span className={look(alarm !== undefined && alarm.word !== 'high')}>{low}</span>
    </span>
  )
}
