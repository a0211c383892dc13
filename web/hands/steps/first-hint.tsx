import { Lightbulb } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ScreenKind } from '#case/story/flow.ts'
import { createKeptStore } from '../../base/live/device-storage.ts'
import { useView } from '../../base/live/surroundings.ts'

const ALL = 'all'

/** The kinds of page that this device has had a hint for, or all. */
const had = createKeptStore('practice-hints', (text) => (text ? text.split(' ') : []))

const isDue = (screen: ScreenKind): boolean => !had.get().includes(screen) && !had.get().includes(ALL)

function noteHad(kind: string): void {
  if (!had.get().includes(kind)) had.set([...had.get(), kind].join(' '))
}

/** For who practises alone: once for each kind of page, what their role does here and what it waits for. */
export function FirstHint({ screen, inset }: { screen: ScreenKind; inset: string }) {
  const [isShown, setIsShown] = useState(() => isDue(screen))
  const hint = useView((view) => view.hints?.[screen])
  useEffect(() => noteHad(screen), [screen])
  if (!isShown || !hint) return null

  return (
    <aside aria-label="Hint" className={`print:hidden ${inset}`}>
      <div className="rounded-card border border-line bg-wash p-4">
        <div className="flex gap-3">
          <Lightbulb aria-hidden size={22} className="mt-0.5 shrink-0 text-(--role)" />
          <dl className="min-w-0 space-y-1.5 leading-relaxed">
            <div>
              <dt className="inline font-semibold">What you do: </dt>
              <dd className="inline">{hint.now}</dd>
            </div>
            <div className="text-ink-soft">
              <dt className="inline font-semibold">What it waits for: </dt>
              <dd className="inline">{hint.waits}</dd>
            </div>
          </dl>
        </div>
        <div className="mt-2 flex flex-wrap justify-end gap-x-2">
          <button
            type="button"
            className={QUIET}
            onClick={() => {
              noteHad(ALL)
              setIsShown(false)
            }}
          >
            No more hints
          </button>
          <button type="button" className={`${QUIET} text-action!`} onClick={() => setIsShown(false)}>
            Got it
          </button>
        </div>
      </div>
    </aside>
  )
}

const QUIET =
  'inline-flex min-h-11 items-center rounded-xl px-3 font-semibold text-ink-soft hover:bg-surface hover:text-ink'
