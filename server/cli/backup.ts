import { resolve } from 'node:path'
import { inNumbers } from '../backup/backup-file.ts'
import { saveBackup } from '../backup/save-backup.ts'
import { StartError } from '../settings/start-error.ts'
import { onDatabase, orTell } from './on-database.ts'

const usage = `Use it like this:
  npm run backup -- FILE    writes everything but sessions to a new file; the trainer may run meanwhile`

const [name, ...more] = process.argv.slice(2)

const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopped.abort())

await orTell(async () => {
  if (!name || more.length > 0) throw new StartError(usage)
  const file = resolve(name)
  const { rows, bytes } = await onDatabase((url) => saveBackup(url, file, stopped.signal))
  console.log(`Wrote ${file}. ${inNumbers(rows)} Bytes: ${bytes}.`)
})
