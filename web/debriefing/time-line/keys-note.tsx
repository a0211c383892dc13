/** How the playhead is moved without a mouse, and what playing leaves out. */
export function KeysNote({ id, hasPauses }: { id: string; hasPauses: boolean }) {
  return (
    <p id={id} className="text-ink-soft text-sm leading-relaxed print:hidden">
      Drag the ruler to move the playhead, the lanes to move along. Keys: arrows move it by 5 seconds, with Shift by a
      minute; Page Up and Page Down from entry to entry; Home and End; plus and minus zoom; space plays.
      {hasPauses && ' Playing passes over pauses.'}
    </p>
  )
}
