/** Whether this page began with another script than the pages the server has now: it is from before a deploy. */
export function isOutdated(entry: string | null): boolean {
  const own = [...document.querySelectorAll('script[type=module]')].at(-1)?.getAttribute('src')
  // While developing, pages come from elsewhere and are always of today.
  return entry !== null && own?.startsWith('/assets/') === true && own !== entry
}
