/** Said before Confirm. */
export function FinalNote() {
  return <p className="text-center text-ink-soft text-sm">Confirm is final: your first answer is kept.</p>
}
