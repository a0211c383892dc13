/** Shown only when something takes long enough to notice. */
export function Loading({ text }: { text: string }) {
  return (
    <p className="flex animate-late items-center justify-center gap-3 py-16 opacity-80">
      <span aria-hidden className="size-2.5 shrink-0 animate-ping rounded-full bg-current" />
      {text}
    </p>
  )
}
