import { colors, SCALE_MMHG } from './channels.ts'
import { WaveLabel } from './wave-label.tsx'

const marks = [60, 30] as const

/** The band of the arterial wave: its scale, or why there is no wave. */
export function ArterialBand({ hasLine }: { hasLine: boolean }) {
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
