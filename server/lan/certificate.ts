import { X509Certificate } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../settings/start-error.ts'
import { lanAddresses } from './lan-addresses.ts'

interface Certificate {
  readonly key: string
  readonly cert: string
}

const dayMs = 24 * 60 * 60 * 1000
const validDays = 365
const renewDays = 30

/** The certificate kept in `folder`, made again when it is near its end or this computer has a new address. */
export async function ensureCertificate(
  folder: string,
  addresses = lanAddresses(),
  now = Date.now(),
): Promise<Certificate> {
  const file = join(folder, 'certificate.pem')
  const kept = await readCertificate(file)
  if (kept && isGood(kept, addresses, now)) return kept

  const made = await makeCertificate(addresses, now)
  try {
    await mkdir(folder, { recursive: true })
    // Key and certificate in one file that is put in place at once, so that they always belong together.
    await writeFile(`${file}.new`, made.key + made.cert, { mode: 0o600 })
    await rename(`${file}.new`, file)
  } catch (cause) {
    throw new StartError(`The certificate cannot be kept in ${folder}: set DATA_DIR to a folder you can write to.`, {
      cause,
    })
  }
  return made
}

async function readCertificate(file: string): Promise<Certificate | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const start = text.indexOf('-----BEGIN CERTIFICATE-----')
  return start > 0 ? { key: text.slice(0, start), cert: text.slice(start) } : undefined
}

function isGood({ cert }: Certificate, addresses: readonly string[], now: number): boolean {
  try {
    const read = new X509Certificate(cert)
    const hasTime = Date.parse(read.validTo) - now > renewDays * dayMs
    return hasTime && addresses.every((address) => read.checkIP(address) !== undefined)
  } catch {
    return false
  }
}

async function makeCertificate(addresses: readonly string[], now: number): Promise<Certificate> {
  const name = 'Neonatal Transport Trainer'
  // Seldom wanted, and large.
  const { generate } = await import('selfsigned')
  const made = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now - dayMs),
    notAfterDate: new Date(now + validDays * dayMs),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          ...['127.0.0.1', '::1', ...addresses].map((ip) => ({ type: 7 as const, ip })),
        ],
      },
    ],
  })
  return { key: endLine(made.private), cert: endLine(made.cert) }
}

const endLine = (text: string) => `${text.trim()}\n`
