import { ZoomIn, ZoomOut } from 'lucide-react'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** The film as large as the screen, and larger: then it can be moved about. */
export function FilmDialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
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
export function FilmButton(props: ComponentProps<typeof IconButton>) {
  return (
    <div className="absolute right-3 bottom-3 print:hidden">
      <IconButton
        className="bg-black/70! text-white! ring-1 ring-white/40 hover:bg-black! hover:text-white!"
        {...props}
      />
    </div>
  )
}
