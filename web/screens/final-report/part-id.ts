/** Where a part of the decisions stands on the page. */
export const partId = (part: string): string => part.toLowerCase().replaceAll(' ', '-')

/** Unfolds a part of the decisions and goes there. */
export function showPart(part: string): void {
  const details = document.getElementById(partId(part))
  if (!(details instanceof HTMLDetailsElement)) return
  details.open = true
  details.scrollIntoView()
  details.querySelector('summary')?.focus({ preventScroll: true })
}
