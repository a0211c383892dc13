import { resolve } from 'node:path'
import { inNumbers } from '../backup/backup-file.ts'
import { saveBackup } from '../backup/save-backup.ts'
import { StartError } from '../settings/start-error.ts'
import { asksForHelp, onDatabase, orTell } from './on-database.ts'

const usage = `Use it like this:
  npm run backup -- FILE    writes everything but sessions to a new file; the trainer may run meanwhile`

const asked = process.argv.slice(2)
const [name, ...more] = asked

const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stopped.abort())

await orTell(async () => {
  if (asksForHelp(asked)) return console.log(usage)
  if (!name || more.length > 0) throw new StartError(usage)
  const file = resolve(name)
  const { rows, bytes } = await onDatabase((url) => saveBackup(url, file, stopped.signal))
  console.log(`Wrote ${file}. ${inNumbers(rows)} Bytes: ${bytes}.`)
})
