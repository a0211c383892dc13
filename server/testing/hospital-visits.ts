import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { RunningNode } from '../start-node.ts'
import { type TestHospital, Visitor } from './hospital.ts'

export const originOf = ({ port }: Pick<RunningNode, 'port'>) => `http://localhost:${port}`

/** Somebody whom the hospital knows, with an address of their own. */
export function newcomerTo(hospital: TestHospital, more: object = {}): { who: string; email: string } {
  const who = `staff-${randomUUID()}`
  const email = `${who}@hospital.test`
  hospital.known.set(who, { email, email_verified: true, groups: [], ...more })
  return { who, email }
}

/** The ways of people to a node by their hospital's account. */
export function visitsTo(node: RunningNode) {
  const origin = originOf(node)

  async function begin(visitor: Visitor): Promise<string> {
    const response = await visitor.ask(`${origin}/api/sign-in/hospital`, '{}')
    const { address }: { address?: string } = JSON.parse(await response.text())
    expect(response.status).toBe(200)
    return address ?? ''
  }

  /** Of everybody, by their numbers. */
  async function sessions(): Promise<string[]> {
    const { rows } = await node.database.pool.query<{ id: string }>('select id from "session"')
    return rows.map(({ id }) => id)
  }

  /** Where somebody lands who comes back, or in words why they are not in. */
  async function land(visitor: Visitor, back: string): Promise<string> {
    const before = await sessions()
    const to = await goBack(visitor, back)
    if (to.search === '?signed-in') return 'signed in'
    expect(visitor.cookieFor(to.origin)).not.toContain('session_token')
    // Who was in before may be out by it, but nobody is in who was not.
    expect(before).toEqual(expect.arrayContaining(await sessions()))
    return readProblem(to)
  }

  return {
    begin,
    land,

    /** Where somebody lands who signs in. */
    async come(who: string, visitor = new Visitor()): Promise<string> {
      const back = await visitor.signInThere(await begin(visitor), who)
      return land(visitor, back.href)
    },

    me: async (visitor: Visitor) => (await visitor.ask(`${origin}/api/me`)).json(),
  }
}

/** The page that somebody is sent to who comes back from the provider. */
export async function goBack(visitor: Visitor, back: string): Promise<URL> {
  const response = await visitor.ask(back)
  expect(response.status).toBe(302)
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  return new URL(response.headers.get('location') ?? '', back)
}

/** What that page tells. */
export async function readProblem(page: URL): Promise<string> {
  const response = await new Visitor().ask(`${page.origin}/api/sign-in${page.search}`)
  const told: { problem?: string } = JSON.parse(await response.text())
  return told.problem ?? page.href
}
