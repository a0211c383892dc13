import { type FormEvent, useId, useState } from 'react'
import { LONGEST_READ_BACK } from '#case/rules/readable-text.ts'
import type { OrdersView, OwnOrder } from '#case/views/orders.ts'
import { useDraft } from '../../base/live/use-draft.ts'
import { Button } from '../../base/ui/button.tsx'
import { ChoiceField } from '../../base/ui/choice-field.tsx'
import { entry } from '../../base/ui/focus-and-press.ts'
import { TextField } from '../../base/ui/text-field.tsx'

const MOST = 5

/** Names with a word that begins like this; none once one is written out. */
function namesFor(names: OrdersView['names'], text: string): OrdersView['names'] {
  const typed = text.trim().toLowerCase()
  if (typed === '' || names.some(({ name }) => name === text)) return []
  const begins = (name: string) => name.toLowerCase().startsWith(typed) || name.toLowerCase().includes(` ${typed}`)
  const isFirst = ({ name }: { readonly name: string }) => name.toLowerCase().startsWith(typed)
  const found = names.filter(({ name }) => begins(name))
  return [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))].slice(0, MOST)
}

/** A word that is found leads to the next field, or to the end of the form. */
function goOnAfter(found: HTMLElement): void {
  const fields = [...(found.closest('form')?.querySelectorAll<HTMLElement>('input, [type=submit]') ?? [])]
  fields.find((one) => found.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)?.focus()
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
        maxLength={LONGEST_READ_BACK}
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
                onClick={({ currentTarget }) => {
                  onText(name)
                  goOnAfter(currentTarget)
                }}
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

type Field = OwnOrder['fields'][number]

/** A number, and the unit that was said with it where that may be another. None is chosen before. */
function SpokenNumber({ field, said, onSay, isEntry, problem }: SpokenNumberProps) {
  const { slug, label, unit, units } = field
  return (
    <div className="space-y-2">
      <TextField
        label={unit && units.length === 0 ? `${label}, in ${unit}` : label}
        inputMode="decimal"
        autoComplete="off"
        maxLength={LONGEST_READ_BACK}
        value={said[slug] ?? ''}
        onChange={(event) => onSay(slug, event.target.value)}
        problem={problem}
        {...(isEntry && entry)}
      />
      {units.length > 0 && (
        <ChoiceField
          legend={`${label}: unit`}
          options={units.map((name) => ({ slug: name, name }))}
          chosen={said[unitOf(slug)] ?? null}
          onChoose={(one) => onSay(unitOf(slug), one)}
          isInner
        />
      )}
    </div>
  )
}

interface SpokenNumberProps {
  readonly field: Field
  readonly said: { readonly [slug: string]: string }
  readonly onSay: (slug: string, text: string) => void
  readonly isEntry: boolean
  readonly problem: string | undefined
}

const unitOf = (slug: string): string => `${slug} unit`

/** What was heard, empty at first. The server reads commas, spaces and other units. */
export function ReadBackForm({ own: { id, fields }, names, isSending, onSay }: ReadBackFormProps) {
  const [typed, enter] = useDraft(`order ${id}`)
  const [isAsked, setIsAsked] = useState(false)
  const said = Object.fromEntries(Object.entries(typed).map(([slug, text]) => [slug, text ?? '']))
  const say = (slug: string, text: string) => enter({ ...typed, [slug]: text })
  /** A number without the unit that was said with it. */
  const isBare = ({ slug, units }: Field) => units.length > 0 && /\d\W*$/.test(said[slug] ?? '')

  function readBack(event: FormEvent) {
    event.preventDefault()
    const isMissing = fields.some((field) => isBare(field) && !said[unitOf(field.slug)])
    setIsAsked(isMissing)
    if (isSending || isMissing) return
    const inWords = (field: Field) =>
      `${said[field.slug] ?? ''} ${isBare(field) ? said[unitOf(field.slug)] : ''}`.trim()
    onSay(Object.fromEntries(fields.map((field) => [field.slug, inWords(field)])))
  }

  return (
    <form noValidate className="space-y-3" onSubmit={readBack}>
      {fields.map((field, index) =>
        field.kind === 'name' ? (
          <NameFinder
            key={field.slug}
            label={field.label}
            names={names}
            text={said[field.slug] ?? ''}
            onText={(text) => say(field.slug, text)}
            isEntry={index === 0}
          />
        ) : (
          <SpokenNumber
            key={field.slug}
            field={field}
            said={said}
            onSay={say}
            isEntry={index === 0}
            problem={isAsked && isBare(field) && !said[unitOf(field.slug)] ? 'In which unit was it said?' : undefined}
          />
        ),
      )}
      <Button type="submit" className="w-full" aria-disabled={isSending}>
        Read back
      </Button>
    </form>
  )
}
