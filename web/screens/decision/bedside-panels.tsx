import type { GasView } from '#case/views/bedside/gases.ts'
import type { InfusionsView } from '#case/views/bedside/infusions.ts'
import type { MachineView } from '#case/views/bedside/machine.ts'
import { GasPrintout } from '../../bedside/gas-printout.tsx'
import { InfusionPanel } from '../../bedside/infusion-panel.tsx'
import { MachinePanel } from '../../bedside/machine-panel.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'

interface BedsidePanelsProps {
  readonly machine: MachineView
  readonly infusions: InfusionsView
  readonly gases: readonly GasView[]
}

/** What stands around her: the machine, the pumps, and the gases that were taken, newest first. */
export function BedsidePanels({ machine, infusions, gases }: BedsidePanelsProps) {
  const pumps = infusions.running.map(({ drug }) => drug)
  return (
    <Disclosure title="Machine, pumps and gases" note={[machine.name, ...pumps].join(' · ')}>
      <MachinePanel machine={machine} />
      <InfusionPanel infusions={infusions} />
      {gases.toReversed().map((gas) => (
        <GasPrintout key={gas.point} gas={gas} />
      ))}
    </Disclosure>
  )
}
