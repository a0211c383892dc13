/** The key that does the same, where there is a keyboard; `aria-keyshortcuts` of what it does says so to who hears the page. */
export const KeyCap = ({ name }: { name: string }) => (
  <kbd
    aria-hidden
    className="rounded-md border border-current px-1.5 font-sans text-xs leading-5 opacity-80 max-md:hidden"
  >
    {name}
  </kbd>
)
