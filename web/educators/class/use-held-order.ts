import { type RefObject, useLayoutEffect, useState } from 'react'
import { heldOrder } from './held-order.ts'

/**
 * In which order rows are shown. The row under a pointer, and the one that has the focus, stay where they are until they are
 * left; while a finger is down, or something that a row has opened stands over the page, all do. It is looked at again with
 * each drawing, which whoever shows a clock does once a second.
 */
export function useHeldOrder(list: RefObject<HTMLElement | null>, wanted: readonly string[]): readonly string[] {
  const [shown, setShown] = useState(wanted)

  useLayoutEffect(() => {
    if (!list.current || list.current.querySelector(':active, dialog[open]')) return
    const rows = [...list.current.querySelectorAll<HTMLElement>(':scope > [data-row]')]
    const held = rows.filter((row) => row.matches(':hover, :focus-within')).map(({ dataset }) => dataset.row ?? '')
    setShown((before) => heldOrder(before, wanted, new Set(held)))
  })

  return shown
}
