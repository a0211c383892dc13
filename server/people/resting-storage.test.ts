import { executionAsyncId } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { RestingStorage } from './resting-storage.ts'

/** Whether Node looks at every promise: then each has a number of its own. */
async function looksAtPromises(): Promise<boolean> {
  const ids = new Set<number>()
  for (let count = 0; count < 3; count++) {
    await Promise.resolve()
    ids.add(executionAsyncId())
  }
  return ids.size > 1
}

/** From Node 24 on calls are followed without that. */
const everLooks = Number(process.versions.node.split('.')[0]) < 24

test('calls are followed side by side, and promises are looked at no longer than one is under way', async () => {
  const storage = new RestingStorage<string>()
  const seen: (string | undefined)[] = []
  let end = () => {}
  const isEnded = new Promise<void>((resolve) => {
    end = resolve
  })
  const call = (name: string, awaited: Promise<void>) =>
    storage.run(name, async () => {
      await awaited
      seen.push(storage.getStore())
    })
  const long = call('long', isEnded)
  await call('short', Promise.resolve())
  expect(await looksAtPromises()).toBe(everLooks)
  end()
  await long
  expect(seen).toEqual(['short', 'long'])
  expect(await looksAtPromises()).toBe(false)
})

test('a call that fails is over as well', async () => {
  const storage = new RestingStorage<string>()
  const fails = () => {
    throw new Error('failed')
  }
  expect(() => storage.run('at once', fails)).toThrow('failed')
  await expect(storage.run('later', async () => fails())).rejects.toThrow('failed')
  expect(await looksAtPromises()).toBe(false)
})

test('a node that somebody has signed in to looks at no promises', async () => {
  const node = await startQuietNode(await freshDatabase())
  const [email, password] = ['ann@ward.test', 'a password of some length']
  await node.accounts.add(email, password)
  const url = `http://localhost:${node.port}`
  const headers = { 'content-type': 'application/json' }
  const signedIn = await fetch(`${url}/api/sign-in`, {
    ...{ method: 'POST', headers },
    body: JSON.stringify({ email, password }),
  })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await fetch(`${url}/api/me`, { headers: { cookie } })).status).toBe(200)
  expect(await looksAtPromises()).toBe(false)
  await node.close()
})
