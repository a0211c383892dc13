import type { ComponentProps } from 'react'
import { IconButton } from '../../ui/button.tsx'

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
