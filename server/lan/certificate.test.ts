import { createPrivateKey, X509Certificate } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, get } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureCertificate } from './certificate.ts'

const start = Date.UTC(2026, 0, 1)
const day = 24 * 60 * 60 * 1000
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trainer-certificate-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('it is good for localhost and every address, with its own key in a file for the owner only', async () => {
  const { key, cert } = await ensureCertificate(folder, ['192.168.1.20', '10.0.0.5'])
  const read = new X509Certificate(cert)
  expect(read.checkHost('localhost')).toBe('localhost')
  expect(['127.0.0.1', '::1', '192.168.1.20', '10.0.0.5'].map((ip) => read.checkIP(ip))).not.toContain(undefined)
  expect(read.checkPrivateKey(createPrivateKey(key))).toBe(true)
  expect((await stat(join(folder, 'certificate.pem'))).mode & 0o777).toBe(0o600)
})

test('it is kept while addresses and time allow', async () => {
  const first = await ensureCertificate(folder, ['192.168.1.20'], start)
  expect(await ensureCertificate(folder, ['192.168.1.20'], start + 330 * day)).toEqual(first)
})

test('it is made again for a new address', async () => {
  const first = await ensureCertificate(folder, ['192.168.1.20'], start)
  expect(await ensureCertificate(folder, ['192.168.1.21'], start)).not.toEqual(first)
})

test('it is made again a month before its end', async () => {
  const first = await ensureCertificate(folder, [], start)
  expect(await ensureCertificate(folder, [], start + 336 * day)).not.toEqual(first)
})

test('a damaged file is made again', async () => {
  await writeFile(join(folder, 'certificate.pem'), 'half a key\n-----BEGIN CERTIFICATE-----\nhalf')
  const { cert } = await ensureCertificate(folder, [])
  expect(new X509Certificate(cert).checkHost('localhost')).toBe('localhost')
})

test('a browser that trusts it reaches the server by its address', async () => {
  const certificate = await ensureCertificate(folder, [])
  const server = createServer(certificate, (_, response) => response.end('here'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo
  const status = await new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, ca: certificate.cert, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })
  server.close()
  expect(status).toBe(200)
})
