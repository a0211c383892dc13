import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { InjectionView } from '#case/views/console/injections.ts'
import { Button } from '../../../base/ui/button.tsx'
import { Callout } from '../../../base/ui/callout.tsx'
import { Dialog } from '../../../base/ui/dialog.tsx'
import { type Address, useEducatorCommand } from '../connection/use-educator-command.ts'
import { SendRow } from './dialog-parts.tsx'
import { EventPreview } from './event-preview.tsx'

interface InjectDialogProps {
  readonly address: Address
  readonly events: readonly InjectionView[]
  /** What is looked at first; null: what fits. */
  readonly first: string | null
  /** Another educator steers, or the connection is lost. */
  readonly isOff: boolean
  readonly onClose: () => void
}

/** Lets something of the story's list happen: what everybody will see is read first. */
export function InjectDialog({ address, events, first, isOff, onClose }: InjectDialogProps) {
  const groups = grouped(events)
  const [atFirst] = useState(() => groups.find(({ list }) => list.length > 0)?.list[0]?.slug ?? null)
  const [asked, ask] = useState(first)
  const slug = asked ?? atFirst
  const { send, isBusy, problem, clear } = useEducatorCommand(address)
  const chosen = events.find((event) => event.slug === slug)
  const preview = useRef<HTMLFormElement>(null)
  // On a phone it stands below the list.
  useEffect(() => {
    if (asked !== null) preview.current?.scrollIntoView({ block: 'start' })
  }, [asked])

  return (
    <Dialog title="Inject an event" kind="wide" onClose={onClose}>
      <div className="grid min-h-0 flex-1 overflow-y-auto md:grid-cols-[18rem_minmax(0,1fr)] md:overflow-hidden">
        <nav
          aria-label="Events"
          className="space-y-4 border-line p-4 max-md:border-b md:max-h-[72dvh] md:overflow-y-auto md:border-r"
        >
          {groups.map(({ title, list }) => (
            <EventList
              key={title}
              title={title}
              list={list}
              chosen={slug}
              onChoose={(chosenSlug) => {
                ask(chosenSlug)
                clear()
              }}
            />
          ))}
        </nav>
        {chosen && (
          <form
            ref={preview}
            className="space-y-5 p-5 md:max-h-[72dvh] md:overflow-y-auto"
            onSubmit={async (event) => {
              event.preventDefault()
              if (await send({ kind: 'inject', event: chosen.slug })) onClose()
            }}
          >
            <EventPreview event={chosen} />
            {chosen.happened && chosen.happened.resolvedAt === null && !chosen.happened.isLeft && (
              <TakeBack address={address} slug={chosen.slug} isOff={isOff} onClose={onClose} />
            )}
            {!chosen.happened && (
              <div className="sticky bottom-0 -mx-5 -mb-5 border-line border-t bg-paper px-5 py-4">
                <SendRow problem={problem} isOff={isBusy || !chosen.isValid}>
                  {chosen.isValid ? 'Let it happen' : 'Does not fit now'}
                </SendRow>
              </div>
            )}
          </form>
        )}
      </div>
    </Dialog>
  )
}

interface TakeBackProps extends Pick<InjectDialogProps, 'address' | 'isOff' | 'onClose'> {
  readonly slug: string
}

/** As if it had not happened. */
function TakeBack({ address, slug, isOff, onClose }: TakeBackProps) {
  const { send, isBusy, problem } = useEducatorCommand(address)
  return (
    <div className="sticky bottom-0 -mx-5 -mb-5 space-y-3 border-line border-t bg-paper px-5 py-4">
      <div role="alert">{problem && <Callout look="alarm">{problem}</Callout>}</div>
      <Button
        look="quiet"
        className="w-full"
        disabled={isBusy || isOff}
        onClick={async () => {
          if (await send({ kind: 'take-back', event: slug })) onClose()
        }}
      >
        <Undo2 aria-hidden size={18} /> Take it back
      </Button>
    </div>
  )
}

function grouped(events: readonly InjectionView[]) {
  return [
    { title: 'Fits now', list: events.filter(({ isValid }) => isValid) },
    { title: 'Has happened', list: events.filter(({ happened }) => happened !== null) },
    { title: 'Not now', list: events.filter(({ isValid, happened }) => !isValid && happened === null) },
  ]
}

interface EventListProps {
  readonly title: string
  readonly list: readonly InjectionView[]
  readonly chosen: string | null
  readonly onChoose: (slug: string) => void
}

function EventList({ title, list, chosen, onChoose }: EventListProps) {
  if (list.length === 0 && title !== 'Fits now') return null
  return (
    <div>
      <h3 className="px-3 font-semibold text-ink-soft text-sm">{title}</h3>
      {list.length === 0 && <p className="px-3 py-2">Nothing of the list fits at this step.</p>}
      <ul className="mt-1">
        {list.map(({ slug, title: name, isValid, happened }) => (
          <li key={slug}>
            <button
              type="button"
              aria-current={slug === chosen ? 'true' : undefined}
              onClick={() => onChoose(slug)}
              className={`min-h-11 w-full rounded-xl px-3 py-2 text-left leading-snug hover:bg-wash aria-current:bg-surface aria-current:font-semibold aria-current:text-action ${isValid || happened ? '' : 'text-ink-soft'}`}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
