import { RotateCw } from 'lucide-react'
import { MonitorFrame } from './monitor-frame.tsx'

const labels = ['HR', 'BP', 'SpO₂ pre', 'SpO₂ post'] as const

/** The monitor before it has anything to show, or when that cannot be read. */
export function NoSignal({ size, trouble }: { size: 'full' | 'strip'; trouble: string | null }) {
  return (
    <MonitorFrame kind={null}>
      <div className={`flex flex-col text-[#9fb0cc] ${size === 'strip' ? 'h-19 justify-center' : ''}`}>
        <div
          role={trouble ? 'alert' : undefined}
          className="flex min-h-11 items-center justify-between gap-2 px-3 text-[0.8125rem]"
        >
          {trouble ?? 'Waiting for the vital signs'}
          {trouble && <Retry />}
        </div>
        {size === 'full' && (
          <div
            aria-hidden
            className="grid h-[clamp(15.625rem,58cqw,18.5rem)] grid-rows-4 border-white/10 border-t text-[0.6875rem]"
          >
            {labels.map((label) => (
              <div key={label} className="flex items-center gap-4 px-3">
                <span className="h-px flex-1 bg-[#9fb0cc]/30" />
                <span className="w-20 font-medium">
                  {label}
                  <span className="block font-semibold text-2xl leading-none">--</span>
                </span>
              </div>
            ))}
          </div>
        )}
      </div>
    </MonitorFrame>
  )
}

function Retry() {
  return (
    <button
      type="button"
      onClick={() => window.location.reload()}
      className="inline-flex min-h-11 items-center gap-2 rounded-lg px-3 font-semibold text-white hover:bg-white/10"
    >
      <RotateCw aria-hidden size={16} /> Retry
    </button>
  )
}
