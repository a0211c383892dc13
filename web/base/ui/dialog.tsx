import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './button.tsx'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Stands beside the title. */
  readonly tool?: ReactNode
  /**
   * `alert` asks something that must be answered: no cross, no click beside it. `wide` has two columns where there is room,
   * `drawer` leaves room for a list, `full` takes the screen.
   */
  readonly kind?: 'panel' | 'wide' | 'alert' | 'drawer' | 'full'
}

const shapes = {
  panel: 'sheet-bottom max-w-[26rem] rounded-t-3xl column:rounded-3xl',
  wide: 'sheet-bottom max-w-[54rem] rounded-t-3xl column:rounded-3xl',
  alert: 'sheet-bottom max-w-[26rem] rounded-t-3xl column:rounded-3xl',
  drawer: 'sheet-side z-20',
  full: 'fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none',
} as const

/** Where a drawer fits beside the column, as in styles.css. There the page stays in use. */
const ROOM_BESIDE = '(width >= 1180px)'

/** The browser's own dialog: it keeps the focus, closes with Escape and gives the focus back. */
export function Dialog({ title, onClose, children, tool, kind = 'panel' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  /** A press that begins in the dialog and ends beside it, as when words are marked or a list moves, closes nothing. */
  const isPressedBeside = useRef(false)
  const titleId = useId()
  // A sheet is as high as what is in it: WebKit gives a child of full height nothing there.
  const isTall = kind === 'drawer' || kind === 'full'

  useOpened(dialog, kind)

  return (
    <dialog
      ref={dialog}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      onClose={() => {
        // The event comes late: by then another dialog may have taken this one's place.
        if (dialog.current?.open === false) onClose()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') dialog.current?.close()
      }}
      onPointerDown={(event) => {
        isPressedBeside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (kind === 'alert' || event.target !== event.currentTarget) return
        if (isPressedBeside.current) dialog.current?.close()
      }}
      className={`${shapes[kind]} ${kind === 'full' ? '' : 'animate-sheet'} bg-paper p-0 text-ink shadow-sheet`}
    >
      <div className={`flex max-h-[inherit] flex-col ${isTall ? 'h-full' : ''}`}>
        <div className="flex items-center gap-1 border-line border-b py-2 pr-2 pl-5">
          <h2 id={titleId} className="flex-1 py-2 font-semibold text-lg leading-tight">
            {title}
          </h2>
          {tool}
          {kind !== 'alert' && (
            <IconButton label="Close" onClick={() => dialog.current?.close()}>
              <X aria-hidden size={20} />
            </IconButton>
          )}
        </div>
        {children}
      </div>
    </dialog>
  )
}

/** Open as long as it is drawn: over the page, or beside it where there is room. */
function useOpened(dialog: RefObject<HTMLDialogElement | null>, kind: DialogProps['kind']): void {
  // Before the effects of what is inside: only what is shown can be scrolled or measured.
  useLayoutEffect(() => {
    const element = dialog.current
    const room = window.matchMedia(ROOM_BESIDE)
    const isBeside = () => kind === 'drawer' && room.matches
    // Who makes the window smaller, or all in it larger, finds the page below it out of reach.
    const open = () => {
      element?.close()
      if (isBeside()) element?.show()
      else element?.showModal()
    }
    open()
    if (isBeside()) element?.querySelector('textarea')?.focus()
    if (kind === 'drawer') room.addEventListener('change', open)
    return () => {
      room.removeEventListener('change', open)
      element?.close()
    }
  }, [dialog, kind])
}
