/** A gentle mark on what nobody has asked for. */
export function NotAsked() {
  return (
    <span className="shrink-0 rounded-full bg-surface px-2.5 py-0.5 font-normal text-ink-soft text-sm">Not asked</span>
  )
}
