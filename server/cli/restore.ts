import { resolve } from 'node:path'
import { inNumbers } from '../backup/backup-file.ts'
import { checkBackup, restore } from '../backup/restore.ts'
import { StartError } from '../settings/start-error.ts'
import { asksForHelp, onDatabase, orTell } from './on-database.ts'

const usage = `Use it like this:
  npm run restore -- FILE   reads what a backup wrote into an empty database, while no trainer runs on it`

const asked = process.argv.slice(2)
const [name, ...more] = asked

await orTell(async () => {
  if (asksForHelp(asked)) return console.log(usage)
  if (!name || more.length > 0) throw new StartError(usage)
  const file = resolve(name)
  const backup = await checkBackup(file)
  await onDatabase((url) => restore(url, file, backup))
  console.log(`Restored ${file} of ${backup.at}. ${inNumbers(backup.rows)} Everybody is signed out.`)
})
