import { Eye, Maximize2, ZoomIn, ZoomOut } from 'lucide-react'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Film } from '#case/story/film.ts'
import { Button, IconButton } from '../../base/ui/button.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { marksOf } from './film/film-marks.tsx'
import { FilmSheet } from './film/film-sheet.tsx'

interface ChestFilmProps {
  readonly film: Film
  /** By the script's clock. */
  readonly time: string
  /** What to see on it, once that may be told: then the film can point at it. */
  readonly finding: string | null
}

/** A chest film, drawn for this product. */
export function ChestFilm({ film, time, finding }: ChestFilmProps) {
  const [isPointing, setIsPointing] = useState(false)
  const [isLarge, setIsLarge] = useState(false)
  const showsMarks = isPointing && finding !== null
  const sheet = <FilmSheet film={film} label={labelOf(time, finding)} showsMarks={showsMarks} />

  return (
    <figure className="break-inside-avoid overflow-hidden rounded-card border border-line bg-paper">
      <div className="relative">
        {sheet}
        <FilmButton label="Enlarge the film" onClick={() => setIsLarge(true)}>
          <Maximize2 aria-hidden size={20} />
        </FilmButton>
      </div>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-3 pb-3">
        <span className="font-semibold tabular-nums">Chest film, {time}</span>
        <span className="text-ink-soft text-sm">Drawing, not a real film</span>
      </figcaption>
      {finding !== null && (
        <div className="space-y-3 px-4 pb-4">
          <Button
            look="quiet"
            aria-pressed={isPointing}
            onClick={() => setIsPointing(!isPointing)}
            className="w-full aria-pressed:border-action aria-pressed:bg-provider-soft print:hidden"
          >
            <Eye aria-hidden size={20} /> Show what to see
          </Button>
          {showsMarks && <Finding film={film} finding={finding} />}
        </div>
      )}
      {isLarge && (
        <FilmDialog title={`Chest film, ${time}`} onClose={() => setIsLarge(false)}>
          {sheet}
        </FilmDialog>
      )}
    </figure>
  )
}

/** Before the finding may be told, the name of the picture must not tell it. */
const labelOf = (time: string, finding: string | null) =>
  `Chest film of ${time}, a drawing${finding === null ? '' : `. ${finding}`}`

function Finding({ film, finding }: { film: Film; finding: string }) {
  return (
    <div>
      <p className="leading-relaxed">{finding}</p>
      <ul aria-label="Marked on the film" className="sr-only">
        {marksOf(film).map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </div>
  )
}

/** The film as large as the screen, and larger: then it can be moved about. */
function FilmDialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const [isClose, setIsClose] = useState(false)
  const room = useRef<HTMLElement>(null)

  // Coming closer, the middle of the film stays in the middle.
  useLayoutEffect(() => {
    const element = room.current
    if (isClose) element?.scrollTo((element.scrollWidth - element.clientWidth) / 2, element.scrollHeight * 0.1)
  }, [isClose])

  return (
    <Dialog kind="full" title={title} onClose={onClose}>
      <div className="relative min-h-0 flex-1 bg-black">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <section ref={room} aria-label={title} tabIndex={0} className="h-full overflow-auto">
          <div
            className={`mx-auto ${isClose ? 'w-[calc(2*min(100%,(100dvh-4rem)*0.8))]' : 'w-[min(100%,(100dvh-4rem)*0.8)]'}`}
          >
            {children}
          </div>
        </section>
        <FilmButton label="Zoom in" aria-pressed={isClose} onClick={() => setIsClose(!isClose)}>
          {isClose ? <ZoomOut aria-hidden size={20} /> : <ZoomIn aria-hidden size={20} />}
        </FilmButton>
      </div>
    </Dialog>
  )
}

/** A button that lies on the film, in its lower right corner. */
function FilmButton(props: ComponentProps<typeof IconButton>) {
  return (
    <div className="absolute right-3 bottom-3 print:hidden">
      <IconButton
        className="bg-black/70! text-white! ring-1 ring-white/40 hover:bg-black! hover:text-white!"
        {...props}
      />
    </div>
  )
}
