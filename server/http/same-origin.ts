import type { IncomingHttpHeaders } from 'node:http'

/** Whether a request comes from our own pages, or from no page at all. */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  // A proxy may end https in front of us, so the scheme is not compared.
  return URL.canParse(origin) && /^https?:$/.test(new URL(origin).protocol) && new URL(origin).host === host
}
