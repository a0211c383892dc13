import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from './app.ts'

let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trainer-pages-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), 'the page of everybody')
  await writeFile(join(folder, 'case.html'), 'the page of those who are signed in')
  await writeFile(join(folder, 'bedside.html'), 'the page of those at the bedside')
  await writeFile(join(folder, 'login.html'), 'the page of those who sign in')
  await writeFile(join(folder, 'join.html'), 'the page of those who come to a room')
  await writeFile(join(folder, 'assets', 'start-1.js'), 'export {}')
  app = await createApp({ webDir: folder, logLevel: 'silent' })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test('whoever comes to a room by its code has a page that asks at once for what it needs', async () => {
  for (const url of ['/join', '/join/K7MPQ2', '/join?from=mail'])
    expect((await app.inject(url)).body).toBe('the page of those who come to a room')
})

test('what follows the login comes with a page that asks at once for what it needs', async () => {
  for (const url of ['/', '/welcome', '/welcome?from=mail']) {
    expect((await app.inject(url)).body).toBe('the page of everybody')
  }
  for (const url of ['/login', '/login?from=mail']) {
    expect((await app.inject(url)).body).toBe('the page of those who sign in')
  }
  for (const url of ['/select-role', '/me', '/nurse/challenge?isAR=true', '/nowhere']) {
    expect((await app.inject(url)).body).toBe('the page of those who are signed in')
  }
  expect((await app.inject('/case/decision-point/1')).body).toBe('the page of those at the bedside')
})

test('what a browser may do in a page is said with the page, and not again with each of its files', async () => {
  const page = await app.inject('/case/decision-point/1')
  expect(page.headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/default-src 'self'/),
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'SAMEORIGIN',
  })
  const { headers } = await app.inject('/assets/start-1.js')
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
  expect(Object.keys(headers).sort()).toEqual([
    ...['accept-ranges', 'cache-control', 'connection', 'content-length', 'content-type'],
    ...['cross-origin-resource-policy', 'date', 'etag', 'last-modified', 'vary', 'x-content-type-options'],
  ])
})

test('an answer to a call is no page: it may load nothing, and stands in no frame', async () => {
  const { headers } = await app.inject('/api/nothing')
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers).not.toHaveProperty('x-xss-protection')
})
