/** How much of a time has passed: a picture of what stands beside it in words. */
export function TimeBar({ share, isOver }: { share: number; isOver: boolean }) {
  return (
    <div aria-hidden data-bar className="h-1.5 overflow-hidden rounded-full bg-line">
      <div
        className={`h-full rounded-full motion-safe:transition-[width] motion-safe:duration-1000 motion-safe:ease-linear ${isOver ? 'bg-away' : 'bg-(--role)'}`}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  )
}
