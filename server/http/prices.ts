/** What a request costs whoever asks it: about a millisecond of the node for each. */
export interface Priced {
  readonly price: number
  /** `sound` comes up and is counted apart, so that nothing else that somebody asks for holds it up; `work` asks the database. */
  readonly kind: 'work' | 'file' | 'sound'
}

const FILE = 0.5
const ASKED = 1

const ofRoutes: { readonly [route: string]: number } = {
  // Whoever watches the nodes is always answered.
  '/api/health': 0,
  '/api/ready': 0,
  '/api/report': 15,
  '/api/archive': 10,
  '/api/archive/compared': 10,
  '/api/archive.csv': 30,
  '/api/archive/over-time': 15,
  '/api/archive/over-time.csv': 60,
  '/api/archive/completions.csv': 30,
  '/api/archive/:room/:run': 5,
  '/api/kept/:link': 5,
  '/api/own-runs': 15,
  '/api/own-runs.json': 60,
  '/api/own-runs/:room/:run': 5,
  // A password is checked, a guest or a room is made.
  'POST /api/sign-in': 10,
  'POST /api/join': 5,
  'POST /api/practise': 10,
  'POST /api/rooms': 10,
}
/** By what the route's name ends with. */
const ofEnds: readonly (readonly [end: string, price: number])[] = [
  ['/as-it-was', 8],
  ['/time-line', 15],
  ['/report', 15],
  ['/report.csv', 15],
  ['/report.json', 15],
]
const uploads = new Set(['/api/recordings/:recording', '/api/rooms/:room/speak'])

/** Dear is what is worked out from a whole run. The route is undefined for pages, and for what is asked by long polling. */
export function priceOf(method: string, route: string | undefined): Priced {
  if (route === undefined || !/^\/(api|Audio)\//.test(route)) return { price: FILE, kind: 'file' }
  if (method === 'POST' && uploads.has(route)) return { price: ASKED, kind: 'sound' }
  const own = ofRoutes[route] ?? ofRoutes[`${method} ${route}`]
  const price = own ?? ofEnds.find(([end]) => route.endsWith(end))?.[1] ?? ASKED
  return { price, kind: route.includes('/Audio/') ? 'file' : 'work' }
}
