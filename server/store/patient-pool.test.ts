import { expect, test } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { openDatabase } from './database.ts'

test('with one connection for many, all get what they ask for in the order they asked, after failures too', async () => {
  const { pool, close } = openDatabase(await freshDatabase(), { connections: 1 })
  const came: string[] = []
  const ask = (what: string) =>
    pool.query('select $1::text as what', [what]).then(({ rows: [row] }) => void came.push(row?.what))
  const asking = [ask('a'), ask('b'), pool.query('select nothing').catch(() => void came.push('wrong')), ask('c')]
  expect(pool.inLine).toBe(3)
  await Promise.all(asking)
  expect(came).toEqual(['a', 'b', 'wrong', 'c'])
  const client = await pool.connect()
  const later = ask('d')
  expect(pool.inLine).toBe(1)
  client.release()
  await later
  expect([came.at(-1), pool.inLine]).toEqual(['d', 0])
  await close()
})
