/** The first stop of the Tab key: past the header. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only rounded-lg bg-paper px-4 py-3 font-semibold text-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-20"
    >
      Skip to the page
    </a>
  )
}
