import { expect, test } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { connect, insideTransaction } from './connection.ts'

test('transactions inside a transaction are parts of it: taken back alone, and done only with it', async () => {
  const client = await connect(await freshDatabase())
  await client.query('create table settings (name text primary key, value text)')
  const names = async () => (await client.query({ text: 'select name from settings', rowMode: 'array' })).rows.flat()
  const { pool, query } = insideTransaction(client)
  await client.query('begin')

  const add = (name: string) =>
    query.transaction().execute((part) => part.insertInto('settings').values({ name, value: '' }).execute())
  await add('by queries')
  await expect(add('by queries')).rejects.toThrow(/duplicate key/)
  const lent = await pool.connect()
  await lent.query('begin')
  await lent.query(`insert into settings values ('by a connection', '')`)
  await lent.query('commit')
  lent.release()
  expect(await names()).toEqual(['by queries', 'by a connection'])

  await client.query('rollback')
  expect(await names()).toEqual([])
  await client.end()
})
