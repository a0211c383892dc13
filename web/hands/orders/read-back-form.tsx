import { useId } from 'react'
import type { OrdersView, OwnOrder } from '#case/views/orders.ts'
import { useCommand } from '../../base/live/use-command.ts'
import { useDraft } from '../../base/live/use-draft.ts'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { entry } from '../../base/ui/focus-and-press.ts'
import { TextField } from '../../base/ui/text-field.tsx'

const MOST = 5

/** Names with a word that begins like this; none once one is written out. */
function namesFor(names: OrdersView['names'], text: string): OrdersView['names'] {
  const typed = text.trim().toLowerCase()
  if (typed === '' || names.some(({ name }) => name === text)) return []
  const begins = (name: string) => name.toLowerCase().startsWith(typed) || name.toLowerCase().includes(` ${typed}`)
  return names.filter(({ name }) => begins(name)).slice(0, MOST)
}

interface NameFinderProps {
  readonly label: string
  readonly names: OrdersView['names']
  readonly text: string
  readonly onText: (text: string) => void
  readonly isEntry: boolean
}

/** A word found by typing in one list. The matches stand below as buttons, for fingers, keys and screen readers alike. */
function NameFinder({ label, names, text, onText, isEntry }: NameFinderProps) {
  const id = useId()
  const found = namesFor(names, text)
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <input
        id={id}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={40}
        placeholder="Type to find it"
        aria-describedby={`${id}-found`}
        onChange={(event) => onText(event.target.value)}
        className="min-h-12 w-full rounded-xl border border-line-strong bg-paper px-4 text-base text-ink"
        {...(isEntry && entry)}
      />
      <p id={`${id}-found`} role="status" className="sr-only">
        {text === '' || found.length === 0 ? '' : `${found.length} found below`}
      </p>
      {found.length > 0 && (
        <ul aria-label={`${label}: found`} className="mt-1.5 flex flex-wrap gap-2">
          {found.map(({ slug, name }) => (
            <li key={slug}>
              <button
                type="button"
                onClick={() => onText(name)}
                className="min-h-11 rounded-xl border border-line-strong bg-paper px-4 font-medium hover:bg-wash"
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface ReadBackFormProps {
  readonly own: OwnOrder
  readonly names: OrdersView['names']
  readonly isSending: boolean
  readonly onSay: (said: { readonly [field: string]: string }) => void
}

/** What was heard, empty at first. The server reads commas, spaces and other units. */
export function ReadBackForm({ own: { id, fields }, names, isSending, onSay }: ReadBackFormProps) {
  const [typed, enter] = useDraft(`order ${id}`)
  const said = Object.fromEntries(fields.map(({ slug }) => [slug, typed[slug] ?? '']))
  const type = (slug: string) => (text: string) => enter({ ...typed, [slug]: text })
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) onSay(said)
      }}
    >
      {fields.map(({ slug, label, kind, unit }, index) =>
        kind === 'name' ? (
          <NameFinder
            key={slug}
            label={label}
            names={names}
            text={said[slug] ?? ''}
            onText={type(slug)}
            isEntry={index === 0}
          />
        ) : (
          <TextField
            key={slug}
            label={unit ? `${label}, in ${unit}` : label}
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            value={said[slug] ?? ''}
            onChange={(event) => type(slug)(event.target.value)}
            {...(index === 0 && entry)}
          />
        ),
      )}
      <Button type="submit" className="w-full" aria-disabled={isSending}>
        Read back
      </Button>
    </form>
  )
}

/** Who doubts it says so with one press, and one of three reasons. */
export function QuestionOrder({ order, questions }: { order: string; questions: OrdersView['questions'] }) {
  const question = useCommand('question-order')
  return (
    <details className="rounded-xl border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-medium text-sm">Question it</summary>
      <div className="grid gap-2 p-3 pt-1">
        {questions.map(({ reason, text }) => (
          <Button
            key={reason}
            look="quiet"
            className="min-h-11! text-sm"
            aria-disabled={question.isSending}
            onClick={() => !question.isSending && question.send({ order, reason })}
          >
            {text}
          </Button>
        ))}
      </div>
      <div role="alert" className="empty:hidden">
        {question.refusal && <Callout look="alarm">{question.refusal}</Callout>}
      </div>
    </details>
  )
}
