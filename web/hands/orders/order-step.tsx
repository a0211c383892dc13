import { type ReactNode, useState } from 'react'
import type { StepView } from '#case/views/order-steps.ts'
import type { OwnOrder } from '#case/views/orders.ts'
import { useCommand } from '../../base/live/use-command.ts'
import { useDraft } from '../../base/live/use-draft.ts'
import { AnswerForm } from '../../base/ui/answer-form.tsx'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { ChoiceField } from '../../base/ui/choice-field.tsx'
import { entry } from '../../base/ui/focus-and-press.ts'
import { NumberField } from '../../base/ui/number-field.tsx'
import { numberIn } from '../../base/ui/typed-number.ts'
import { labelColours, SyringeGlyph } from '../../monitor/bedside/infusion-panel.tsx'
import { MachineTrace, machineColours } from '../../monitor/bedside/machine-panel.tsx'

interface OrderStepProps {
  readonly order: string
  readonly due: StepView
  readonly wrong: OwnOrder['wrong']
}

/** The step whose turn it is: done with one press, chosen, set on a panel, or shown to a colleague. */
export function OrderStep({ order, due, wrong }: OrderStepProps) {
  const work = useCommand('work-order')
  const [{ text = '', chosen = null }, enter] = useDraft(`order ${order} ${due.slug}`)
  const [missing, setMissing] = useState<string | null>(null)
  const send = (answer: { choice?: string; value?: number }) =>
    !work.isSending && work.send({ order, step: due.slug, ...answer })

  function confirm() {
    const value = numberIn(text)
    const isNumber = due.kind === 'number'
    setMissing(isNumber ? (value === null ? 'Type a number first.' : null) : chosen ? null : 'Choose one first.')
    if (isNumber && value !== null) send({ value })
    if (!isNumber && chosen) send({ choice: chosen })
  }

  return (
    <>
      {due.kind === 'do' || due.kind === 'check' ? (
        <div className="space-y-2.5">
          <p className="font-semibold">{due.label}</p>
          {wrong && <p className="text-alarm">{wrong.hint}</p>}
          <Button className="w-full" aria-disabled={work.isSending} onClick={() => send({})} {...entry}>
            {due.kind === 'do' ? 'Done' : 'Ask a colleague to look'}
          </Button>
        </div>
      ) : (
        <AnswerForm
          hint={missing ?? (wrong && `${wrong.answer}: ${wrong.hint}`)}
          isSending={work.isSending}
          onConfirm={confirm}
        >
          {due.kind === 'choose' ? (
            <ChoiceField
              legend={due.label}
              options={due.options}
              chosen={chosen}
              onChoose={(slug) => enter({ chosen: slug })}
              isInner
            />
          ) : (
            <NumberToSet due={due} text={text} onText={(typed) => enter({ text: typed })} />
          )}
        </AnswerForm>
      )}
      {/* The hint stands at the step itself; here stands what is no hint. */}
      <div role="alert" className="empty:hidden">
        {work.refusal && work.refusal !== wrong?.hint && <Callout look="alarm">{work.refusal}</Callout>}
      </div>
    </>
  )
}

interface NumberToSetProps {
  readonly due: StepView
  readonly text: string
  readonly onText: (text: string) => void
}

/** A number, on the panel that it is set on where there is one. */
function NumberToSet({ due: { label, unit, on }, text, onText }: NumberToSetProps) {
  const field = <NumberField isInner label={label} unit={unit} text={text} onText={onText} isEntry />
  return on ? (
    <WorkedPanel on={on} label={label} text={text} unit={unit}>
      {field}
    </WorkedPanel>
  ) : (
    field
  )
}

interface WorkedPanelProps {
  readonly on: NonNullable<StepView['on']>
  readonly label: string
  readonly text: string
  readonly unit: string
  /** The knob or the keys. */
  readonly children: ReactNode
}

/** A machine or a pump that is worked on: its display shows what the hands set. */
function WorkedPanel({ on, label, text, unit, children }: WorkedPanelProps) {
  return (
    <figure className="overflow-hidden rounded-card border-4 border-[#2c3446]">
      <div className="bg-[#0a0f1a] p-3 text-white">
        <figcaption className="flex items-center gap-3 font-semibold leading-tight">
          {on.kind === 'pump' && (
            <span className="w-20 rounded-lg bg-[#f4f6fa] py-1">
              <SyringeGlyph colour={labelColours[on.name] ?? '#ffffff'} />
            </span>
          )}
          {on.name}
        </figcaption>
        {on.machine && (
          <div className={`py-2 ${machineColours[on.machine] ?? 'text-[#c3cfe9]'}`}>
            <MachineTrace machine={on.machine} />
          </div>
        )}
        <p aria-hidden className="mt-2 flex items-baseline justify-between gap-3 rounded-lg bg-white/6 px-3 py-2">
          <span className="text-night-soft text-sm">{label}</span>
          <span className="whitespace-nowrap text-[#8ff0c8]">
            <span className="font-semibold text-2xl tabular-nums">{text.trim() || '– –'}</span>
            <span className="text-sm"> {unit}</span>
          </span>
        </p>
      </div>
      <div className="bg-paper p-3">{children}</div>
    </figure>
  )
}
