import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressAll } from '../../scripts/set-up/compress.mjs'
import { createApp } from './app.ts'

const script = 'export const words = 42\n'.repeat(500)
const page = `<!doctype html><title>Trainer</title>${'<p>'.repeat(500)}`
let folder: string
let app: FastifyInstance
let port: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trainer-web-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'assets', 'index-1.js'), script)
  await writeFile(join(folder, 'assets', 'small-1.js'), 'export {}')
  await compressAll(folder)
  app = await createApp({ webDir: folder, logLevel: 'silent' })
  await app.listen({ port: 0, host: 'localhost' })
  const address = app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** As it comes over the wire: fetch would unpack it. */
const get = (path: string, accepted: string) =>
  new Promise<{ headers: { [name: string]: unknown }; body: Buffer }>((resolve, reject) => {
    request({ port, host: 'localhost', path, headers: { 'accept-encoding': accepted } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }))
    })
      .on('error', reject)
      .end()
  })

test('a browser gets scripts and pages as small as it can read them, and is told that others may not', async () => {
  for (const [path, text] of [
    ['/assets/index-1.js', script],
    ['/select-role', page],
  ] as const) {
    const brotli = await get(path, 'gzip, deflate, br')
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) })
    expect(brotliDecompressSync(brotli.body).toString()).toBe(text)
    const gzip = await get(path, 'gzip')
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip' })
    expect(gunzipSync(gzip.body).toString()).toBe(text)
    const plain = await get(path, 'identity')
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(plain.body.toString()).toBe(text)
  }
})

test('what is compressed is still what it was: its type, and how long it may be kept', async () => {
  const { headers } = await get('/assets/index-1.js', 'br')
  expect(headers['content-type']).toMatch(/javascript/)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/', 'br')).headers).toMatchObject({
    'content-type': expect.stringMatching(/^text\/html/),
    'cache-control': 'no-cache',
  })
})

test('what fits into a packet is left as it is', async () => {
  const { headers, body } = await get('/assets/small-1.js', 'br')
  expect(headers).not.toHaveProperty('content-encoding')
  expect(body).toEqual(await readFile(join(folder, 'assets', 'small-1.js')))
})
