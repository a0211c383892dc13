import type { Browser } from '@playwright/test'
import { PROVIDER, RN, RT } from '#case/records/roles.ts'
import type { Walk } from '#case/testing/walk.ts'
import type { App } from './start-app.ts'
import { emails, newPage, signIn } from './team.ts'
import type { Trio } from './trio.ts'
import { walkTo } from './walk-to.ts'

/** Three people signed in, in a case that others have walked for them; their pages are still to be opened. */
export async function trioAt(
  app: App,
  browser: Browser,
  go: (walk: Walk) => void,
  how: { readonly hasOrders?: boolean } = {},
): Promise<Trio> {
  const come = async (email: string) => {
    const page = await newPage(browser, app)
    await signIn(page, email)
    return page
  }
  const [provider, rt, rn] = await Promise.all([come(emails.Provider), come(emails.RT), come(emails.RN)])
  await walkTo(app, [emails.Provider, emails.RT, emails.RN], go, how)
  return { provider, rt, rn }
}

/** The Provider has taken the call and is about to record. */
export function toRecording(walk: Walk): void {
  walk.do(0, { kind: 'answer-call' })
  walk.go(0)
}

/** A briefing of six seconds is shared. */
export function toListening(walk: Walk): void {
  toRecording(walk)
  const recording = { path: '/Audio/Provider1', mimeType: 'audio/webm', durationMs: 6000 } as const
  walk.system({ kind: 'keep-recording', uid: walk.uids[0] ?? '', recording: 'summary', ...recording })
}

/** All have heard the briefing and stand before the question how to go. */
export function toFirstQuestion(walk: Walk): void {
  toListening(walk)
  walk.go(PROVIDER)
  for (const role of [RT, RN]) {
    walk.do(role, { kind: 'mark-listened' })
    walk.go(role)
  }
  walk.go(PROVIDER)
}

/** RN has made the dopamine and asks for a second pair of eyes. */
export function toSecondCheck(walk: Walk): void {
  walk.toPreparation()
  walk.work('dopamine', { stopsAtCheck: true })
}
