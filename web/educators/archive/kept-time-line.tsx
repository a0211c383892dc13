import { Debriefing } from '../../debriefing/debriefing.tsx'
import { ScreenOf } from '../../routes/screen-of.tsx'
import { AnyScreen } from '../../steps/any-screen.ts'

/** A kept run on a time line: wider than the report above it, and over the links beside that. */
export function KeptTimeLine({ path }: { path: string }) {
  return (
    <section
      aria-labelledby="time-line-heading"
      className="relative left-1/2 z-20 w-[calc(100vw-2.5rem)] max-w-7xl -translate-x-1/2 space-y-4 bg-surface pb-16 print:static print:w-auto print:translate-x-0 print:bg-paper print:pb-0"
    >
      <h2
        id="time-line-heading"
        className="border-ink border-t-2 pt-3 font-bold text-xl tracking-tight print:break-before-page print:text-lg"
      >
        The run on a time line
      </h2>
      <AnyScreen value={ScreenOf}>
        <Debriefing source={path} />
      </AnyScreen>
    </section>
  )
}
