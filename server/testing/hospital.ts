import { AsyncLocalStorage } from 'node:async_hooks'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Provider from 'oidc-provider'
import underWay from 'oidc-provider/lib/helpers/als.js'
import type { HospitalSettings } from '../settings/hospital.ts'

const RealDate = Date
/** How far the clock of the provider that is at work is ahead of ours. */
const ahead = new AsyncLocalStorage<number>()

/** From now on the providers of this process go by their own clock. */
function giveOwnClock(): void {
  if (Date !== RealDate) return
  globalThis.Date = class extends RealDate {
    constructor(...given: unknown[]) {
      super(...((given.length > 0 ? given : [RealDate.now() + (ahead.getStore() ?? 0)]) as [number]))
    }
    static override now = () => RealDate.now() + (ahead.getStore() ?? 0)
  } as DateConstructor
}

const newKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid: randomUUID(),
  use: 'sig',
})

/** The two applications that it knows: the trainer, and another one. */
export const OTHER = { client_id: 'another', redirect_uris: ['http://localhost:9/back'] }
const SECRET = 'the secret of both'

/** What a hospital's provider says of somebody beside their name there. */
export interface Known {
  readonly email?: string
  readonly email_verified?: boolean
  readonly groups?: readonly string[]
}

type People = ReadonlyMap<string, Known>

interface Given {
  readonly key: object
  readonly redirects: readonly string[]
}

function makeProvider(issuer: string, known: People, { key, redirects }: Given): Provider {
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'trainer', redirect_uris: redirects }, OTHER].map((client) => ({
      ...client,
      client_secret: SECRET,
    })),
    jwks: { keys: [key] },
    cookies: { keys: ['cookies'] },
    claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, ...known.get(accountId) }),
    }),
    ttl: { Session: 600, Grant: 600, Interaction: 600, IdToken: 600, AccessToken: 600 },
    async loadExistingGrant({ oidc }: { oidc: { client: { clientId: string }; session: { accountId: string } } }) {
      const { clientId } = oidc.client
      const grant = new provider.Grant({ clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })
  return provider
}

async function answer(
  provider: Provider,
  known: People,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response)
  if (request.method === 'GET') {
    response.setHeader('content-type', 'text/html')
    return void response.end(`<!doctype html><html lang="en"><title>City Hospital</title><h1>City Hospital</h1>
      <form method="post"><label>Staff number <input name="who"></label><button>Go on</button></form></html>`)
  }
  const who = new URLSearchParams(await text(request)).get('who')
  const said = who && known.has(who) ? { login: { accountId: who } } : { error: 'access_denied' }
  await provider.interactionFinished(request, response, said)
}

export type TestHospital = Awaited<ReturnType<typeof openHospital>>

/** The sign-in of a hospital on this machine: a real provider, with people in it. */
export async function openHospital() {
  const known = new Map<string, Known>()
  const state = { aheadMs: 0, isAway: false, isSilent: false, instead: null as string | null }
  let key = newKey()
  let redirects: readonly string[] = []
  let provider: Provider

  const server = createServer((request, response) => {
    if (state.isAway) return void request.socket.destroy()
    if (state.isSilent) return
    ahead.run(state.aheadMs, () => void answer(provider, known, request, response))
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`

  function make(): void {
    provider = makeProvider(issuer, known, { key, redirects })
    provider.use(async (context, next) => {
      await next()
      if (context.path === '/token' && state.instead) context.body.id_token = state.instead
    })
  }

  return {
    issuer,
    known,
    /** What a trainer is told of it. */
    settings: {
      ...{ issuer, clientId: 'trainer', clientSecret: SECRET, name: 'City Hospital', scopes: ['openid', 'email'] },
      ...{ admits: { domains: ['hospital.test'] }, educator: { name: 'groups', value: 'educators' } },
    } satisfies HospitalSettings,
    /** The trainers that it sends people back to. */
    serve(...origins: readonly string[]): void {
      redirects = origins.map((origin) => `${origin}/auth/callback/hospital`)
      make()
    },
    rotateKeys(): void {
      key = newKey()
      make()
    },
    setAway(isAway: boolean): void {
      state.isAway = isAway
    },
    /** Takes what it is asked, and says nothing to it. */
    setSilent(isSilent: boolean): void {
      state.isSilent = isSilent
    },
    setClock(aheadMs: number): void {
      giveOwnClock()
      state.aheadMs = aheadMs
    },
    /** Hands out this token of its own instead of the right one. */
    tellInstead(idToken: string | null): void {
      state.instead = idToken
    },
    /** Exchanges a code as the application that it is for does. */
    async tokenFor(asked: URL, code: string, verifier: string): Promise<string> {
      const { client_id = '', redirect_uri = '' } = Object.fromEntries(asked.searchParams)
      const response = await fetch(`${issuer}/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${client_id}:${encodeURIComponent(SECRET)}`)}` },
        body: new URLSearchParams({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri }),
      })
      const { id_token }: { id_token: string } = JSON.parse(await response.text())
      return id_token
    },
    async close(): Promise<void> {
      globalThis.Date = RealDate
      // Otherwise Node looks at every promise of the tests that come after.
      for (const storage of [ahead, underWay]) storage.disable()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** A browser without pages: it keeps cookies for each place, and goes where it is sent until it is sent to `until`. */
export class Visitor {
  readonly #cookies = new Map<string, Map<string, string>>()

  cookieFor(origin: string): string {
    return [...(this.#cookies.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async ask(address: string, body?: URLSearchParams | string): Promise<Response> {
    const { origin } = new URL(address)
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
    const response = await fetch(address, {
      ...(body !== undefined && { method: 'POST', body }),
      redirect: 'manual',
      headers: { cookie: this.cookieFor(origin), ...type },
    })
    const jar = this.#cookies.get(origin) ?? new Map()
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split('; ')
      const at = pair.indexOf('=')
      if (attributes.some((one) => /^max-age=0$/i.test(one))) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    this.#cookies.set(origin, jar)
    return response
  }

  /** Signs in at the provider, from the address that a trainer sends to; up to where it sends back. */
  async signInThere(address: string, who: string): Promise<URL> {
    let at = new URL(address)
    const { origin } = at
    for (let tries = 0; tries < 10; tries++) {
      const asked = at.pathname.startsWith('/interaction/') ? new URLSearchParams({ who }) : undefined
      const response = await this.ask(at.href, asked)
      const to = response.headers.get('location')
      if (to === null) throw new Error(`${response.status} ${await response.text()}`)
      at = new URL(to, at)
      if (at.origin !== origin) return at
    }
    throw new Error(`${who} is sent round in circles`)
  }
}
