import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { makeFolder } from '../testing/backups.ts'
import { END_OF_ROWS } from './backup-file.ts'
import { unpack } from './unpack.ts'

const place = makeFolder()
afterAll(() => place.remove())

/** The rows of the first table, and the line after them. */
async function firstOf(text: string): Promise<{ rows: string; next: string }> {
  const file = place.path()
  writeFileSync(file, gzipSync(text))
  const unpacked = unpack(file)
  let rows = ''
  for await (const piece of unpacked.rows()) rows += piece
  const next = await unpacked.line()
  await unpacked.end()
  return { rows, next }
}

test.each([
  ['a row', '\n'],
  ['a row that ends like the end of rows, as COPY writes it', '\\\\.\n'],
])('wherever the pieces of a file begin, rows end where they end: %s', async (_, end) => {
  // Pieces have 65536 bytes.
  for (let length = 65_520; length < 65_545; length++) {
    const rows = `${'x'.repeat(length)}${end}`
    expect(await firstOf(`${rows}${END_OF_ROWS}next\n`), `${length}`).toEqual({ rows, next: 'next\n' })
  }
})

test('a table may have no rows', async () => {
  expect(await firstOf(`${END_OF_ROWS}${END_OF_ROWS}`)).toEqual({ rows: '', next: END_OF_ROWS })
})
