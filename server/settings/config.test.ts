import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const URL = 'postgres://trainer:secret@db.example.org:5432/trainer'
let folder: string
let urlFile: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'))
  urlFile = join(folder, 'database-url')
  await writeFile(urlFile, `${URL}\n`)
})
afterAll(() => rm(folder, { recursive: true }))

test('a secret may stand in a file, with or without the end of its line', async () => {
  expect(readConfig({ DATABASE_URL_FILE: urlFile }, []).databaseUrl).toBe(URL)
  const file = join(folder, 'password')
  await writeFile(file, 'long enough ')
  expect(readConfig({ DEMO_PASSWORD_FILE: file }, []).demoPassword).toBe('long enough ')
})

test('a secret that is set twice, or whose file is not there, is refused with a sentence', () => {
  expect(() => readConfig({ DATABASE_URL: URL, DATABASE_URL_FILE: urlFile }, [])).toThrow(
    'DATABASE_URL and DATABASE_URL_FILE are both set: leave one out.',
  )
  const file = join(folder, 'nowhere')
  expect(() => readConfig({ DEMO_PASSWORD_FILE: file }, [])).toThrow(
    `DEMO_PASSWORD_FILE names a file that cannot be read (ENOENT): ${file}`,
  )
})

test('what is wrong in a file is told as if it were set, and not repeated', async () => {
  const file = join(folder, 'wrong')
  await writeFile(file, 'mysql://trainer:secret@db/trainer')
  const read = () => readConfig({ DATABASE_URL_FILE: file }, [])
  expect(read).toThrow('DATABASE_URL must be an address such as postgres://user:password@host:5432/database.')
  expect(read).not.toThrow('secret')
})

const hospital = {
  OIDC_ISSUER: 'https://login.hospital.test/realms/staff',
  OIDC_CLIENT_ID: 'trainer',
  OIDC_CLIENT_SECRET: 'not to be told',
  OIDC_NAME: 'City Hospital',
  OIDC_DOMAINS: 'hospital.test, Clinic.test',
}

test('how people sign in with the hospital’s account is read from the settings, the secret also from a file', async () => {
  const file = join(folder, 'client-secret')
  await writeFile(file, 'not to be told\n')
  const { OIDC_CLIENT_SECRET: secret, OIDC_DOMAINS: _, ...others } = hospital
  const claims = { OIDC_CLAIM: 'groups=transport', OIDC_EDUCATOR_CLAIM: 'https://hospital.test/role=a=b' }
  const read = readConfig({ ...others, ...claims, OIDC_CLIENT_SECRET_FILE: file, PASSWORDS: '0' }, [])
  expect(read).toMatchObject({ hasPasswords: false, wantsDemo: false })
  expect(read.hospital).toEqual({
    issuer: hospital.OIDC_ISSUER,
    clientId: 'trainer',
    clientSecret: secret,
    name: 'City Hospital',
    scopes: ['openid', 'email'],
    admits: { claim: { name: 'groups', value: 'transport' } },
    educator: { name: 'https://hospital.test/role', value: 'a=b' },
  })
  expect(readConfig(hospital, []).hospital?.admits).toEqual({ domains: ['hospital.test', 'clinic.test'] })
  expect(readConfig({ OIDC_NAME: '' }, [])).toMatchObject({ hasPasswords: true, hospital: undefined })
})

test.each([
  ['half of it', { OIDC_CLIENT_SECRET: '' }, 'OIDC_ISSUER is set, so OIDC_CLIENT_SECRET must be set as well.'],
  [
    'a part alone',
    { OIDC_ISSUER: '', OIDC_CLIENT_ID: '', OIDC_NAME: '' },
    /^OIDC_CLIENT_SECRET is set, so OIDC_ISSUER/,
  ],
  ['nobody admitted', { OIDC_DOMAINS: '' }, 'OIDC_DOMAINS or OIDC_CLAIM must say who may sign in.'],
  ['both ways', { OIDC_CLAIM: 'a=b' }, 'OIDC_DOMAINS and OIDC_CLAIM are both set: leave one out.'],
  ['no address', { OIDC_ISSUER: 'hospital.test' }, /^OIDC_ISSUER must be .*; it is "hospital.test"\.$/],
  ['plain http', { OIDC_ISSUER: 'http://hospital.test' }, /^OIDC_ISSUER must be/],
  [
    'a password in the address',
    { OIDC_ISSUER: 'https://a:not to be told@hospital.test' },
    /^OIDC_ISSUER must be [^"]*$/,
  ],
  ['a domain with an @', { OIDC_DOMAINS: '@hospital.test' }, /^OIDC_DOMAINS must be/],
  ['a claim without a value', { OIDC_DOMAINS: '', OIDC_CLAIM: 'groups' }, /^OIDC_CLAIM must be/],
  ['an educator’s claim alone', { OIDC_EDUCATOR_CLAIM: '=x' }, /^OIDC_EDUCATOR_CLAIM must be/],
  ['scopes without openid', { OIDC_SCOPES: 'email' }, /^OIDC_SCOPES must be/],
  ['demo accounts without passwords', { PASSWORDS: '0', DEMO_ACCOUNTS: '1' }, /^DEMO_ACCOUNTS=1 needs passwords/],
])('of the sign-in with the hospital %s is refused at start, and no secret is told', (_, wrong, sentence) => {
  const read = () => readConfig({ ...hospital, ...wrong }, [])
  expect(read).toThrow(sentence)
  expect(read).not.toThrow('not to be told')
})

test('without passwords there must be another way in', () => {
  expect(() => readConfig({ PASSWORDS: '0' }, [])).toThrow(/^With PASSWORDS=0 people need another way to sign in/)
})
