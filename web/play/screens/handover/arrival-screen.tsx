import { Baby, Clock, Hospital, type LucideIcon } from 'lucide-react'
import type { HandoverView } from '#case/views/handover.ts'
import { useCan, useView } from '../../../base/live/surroundings.ts'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'
import { WayOn } from '../../../hands/steps/way-on.tsx'
import { TeamList } from '../../../hands/team/team-list.tsx'
import { InfusionPanel } from '../../../monitor/bedside/infusion-panel.tsx'
import { MachinePanel } from '../../../monitor/bedside/machine-panel.tsx'
import { BedsideMonitor } from '../../../monitor/bedside-monitor.tsx'
import { goodLengthText } from './handover-recording.tsx'

/** At the unit's door: how the newborn arrives, and what comes now. */
export function ArrivalScreen(props: ScreenProps) {
  const { role } = props
  const handover = useView((view) => view.handover)

  if (!handover) return <TeamList ownRole={role} />
  return (
    <div data-role={role} className="flex flex-1 flex-col gap-5">
      <ArrivalCard handover={handover} />
      <HowItArrives />
      <WhatComesNow handover={handover} />
      <WayOn {...props} waitsFor="The Provider begins the handover. Your screen follows." />
    </div>
  )
}

/** When the newborn comes to the unit, how old it is, and who takes over. */
function ArrivalCard({ handover: { time, age, receivedBy, unit } }: { handover: HandoverView }) {
  return (
    <section aria-label="Arrival" className="on-night rounded-card bg-night px-5 py-5">
      <dl className="grid grid-cols-2 gap-4">
        <Fact icon={Clock} label={`${unit} bed at`} value={time} />
        {age && <Fact icon={Baby} label="Age" value={age} />}
        <Fact icon={Hospital} label="Received by" value={receivedBy} isLong />
      </dl>
    </section>
  )
}

interface FactProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly value: string
  /** Words instead of a number. */
  readonly isLong?: boolean
}

function Fact({ icon: Icon, label, value, isLong = false }: FactProps) {
  return (
    <div className={isLong ? 'col-span-2 border-night-raised border-t pt-4' : ''}>
      <dt className="flex items-center gap-2 text-night-soft text-sm">
        <Icon aria-hidden size={17} className="shrink-0" />
        {label}
      </dt>
      <dd className={isLong ? 'mt-0.5 leading-relaxed' : 'font-bold text-3xl tabular-nums tracking-tight'}>{value}</dd>
    </div>
  )
}

/** The monitor, the machine and the pumps that come along. */
function HowItArrives() {
  const vitals = useView((view) => view.vitals)
  return (
    <section aria-labelledby="arrives-heading" className="space-y-3">
      <h2 id="arrives-heading" className="font-semibold text-lg">
        As you arrive
      </h2>
      <BedsideMonitor size="strip" />
      {vitals && (
        <>
          <MachinePanel machine={vitals.machine} />
          <InfusionPanel infusions={vitals.infusions} />
        </>
      )}
    </section>
  )
}

/** The three things between the door and the report, told to whoever reads. */
function WhatComesNow({ handover }: { handover: HandoverView }) {
  const isSpeaker = useCan('canLead')
  const { headings, goodLengthMs } = handover
  const length = goodLengthText(goodLengthMs)
  const lines = isSpeaker
    ? [
        `You hand over aloud, in ${length}, and record it. ${headings.length} headings help you.`,
        'RT and RN listen and tick what they hear. You see their ticks as they come.',
        'You listen to it, save it, and the report opens for all three.',
      ]
    : [
        `The Provider hands over aloud, in ${length}.`,
        `You listen and tick ${headings.length} points as you hear them. What is missing, you ask for.`,
        'The Provider saves the recording, and the report opens for all three.',
      ]
  return (
    <section aria-labelledby="now-heading" className="rounded-card border border-line bg-paper px-5 py-4">
      <h2 id="now-heading" className="mb-2.5 font-semibold">
        What comes now
      </h2>
      <ol className="space-y-2.5">
        {lines.map((line, index) => (
          <li key={line} className="flex gap-3 leading-relaxed">
            <span
              aria-hidden
              className="mt-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-(--role-soft) font-semibold text-(--role) text-sm tabular-nums"
            >
              {index + 1}
            </span>
            {line}
          </li>
        ))}
      </ol>
    </section>
  )
}
