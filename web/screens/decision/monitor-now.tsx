import { BedsideMonitor } from '../../monitor/bedside-monitor.tsx'
import type { ScreenProps } from '../../steps/screen-props.ts'

interface MonitorNowProps extends Pick<ScreenProps, 'standing'> {
  readonly size: 'full' | 'strip'
}

/** The monitor stays live. On a page that tells of earlier it says so, or its numbers would contradict the page's. */
export function MonitorNow({ standing, size }: MonitorNowProps) {
  if (standing.kind === 'here') return <BedsideMonitor size={size} />
  return (
    <div className="space-y-1.5">
      <p className="text-ink-soft text-sm">Her monitor now</p>
      <BedsideMonitor size={size} />
    </div>
  )
}
