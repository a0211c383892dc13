import type { MedicalControlView } from '#case/views/bedside/medical-control.ts'
import { decider } from '../../deciding/decider.ts'
import { BedsideMonitor } from '../../monitor/bedside-monitor.tsx'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { MedicalControl } from './medical-control.tsx'

/** Before the fourth point opens: the call. */
export function PointCall({ call, ...props }: ScreenProps & { call: MedicalControlView }) {
  const { role, standing } = props
  return (
    <div className="flex flex-1 flex-col gap-5">
      <BedsideMonitor />
      <MedicalControl call={call} role={role} isHere={standing.kind === 'here'} />
      <WayOn
        {...props}
        waitsFor={role === decider ? 'The decision opens when you end the call.' : 'Waiting for the Provider.'}
      />
    </div>
  )
}
