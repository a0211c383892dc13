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
