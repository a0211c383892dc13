import type { CaseState } from '#case/records/state.ts'
import { LARGEST_BYTES } from '#sound/limits.ts'
import type { Trainee } from '../trainee.ts'
import type { FrontDoor } from './front-door.ts'

interface Scene {
  readonly door: Pick<FrontDoor, 'url' | 'plainUrl'>
  readonly provider: Pick<Trainee, 'cookie'>
  readonly rn: Pick<Trainee, 'cookie'>
  readonly state: CaseState
}
type Check = (scene: Scene) => Promise<unknown>

/** What must come through nginx as it should. Each gives false, or throws, where it does not. */
export const doorChecks: { readonly [name: string]: Check } = {
  'plain http leads to https': async ({ door }) => {
    const { status, headers } = await fetch(`${door.plainUrl}/login`, { redirect: 'manual' })
    return status === 301 && headers.get('location') === 'https://localhost/login'
  },
  'pages come compressed as they were built, and insist on https': async ({ door }) => {
    const { headers } = await fetch(door.url, { headers: { 'accept-encoding': 'br' } })
    return (
      headers.get('content-encoding') === 'br' &&
      headers.get('cache-control') === 'no-cache' &&
      headers.get('strict-transport-security') !== null
    )
  },
  'what the API says is kept nowhere': async ({ door, rn }) => {
    const { ok, headers } = await fetch(`${door.url}/api/me`, { headers: { cookie: rn.cookie } })
    return ok && headers.get('cache-control') === 'no-store'
  },
  'the service is healthy': async ({ door }) => (await fetch(`${door.url}/api/health`)).ok,
  'cookies travel by https only': async ({ provider }) => provider.cookie.startsWith('__Secure-'),
  'a recording is heard piece by piece': async ({ door, rn, state }) => {
    const path = state.records.Recording.summary?.path ?? 'none'
    const piece = await fetch(`${door.url}${path}`, { headers: { cookie: rn.cookie, range: 'bytes=100-199' } })
    return piece.status === 206 && (await piece.arrayBuffer()).byteLength === 100
  },
  'twenty megabytes reach a node': (scene) => isRefusedByNode(scene, scene.provider, LARGEST_BYTES),
  'more than that is refused by a node, in words': (scene) => isRefusedByNode(scene, scene.provider, LARGEST_BYTES + 1),
  'what nobody may send is refused by a node, unread': (scene) => isRefusedByNode(scene, scene.rn, LARGEST_BYTES),
}

/** Nodes answer with a reason in JSON; nginx would answer with a page. Zeros are no sound, so that nothing is kept. */
async function isRefusedByNode({ door, state }: Scene, { cookie }: { cookie: string }, bytes: number) {
  const answer = await fetch(`${door.url}/api/recordings/handover?id=much-too-long&run=${state.run}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'audio/webm' },
    body: new Uint8Array(bytes),
  })
  const { reason } = await answer.json()
  return answer.status >= 400 && answer.status < 500 && typeof reason === 'string'
}
