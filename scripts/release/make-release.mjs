import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { linkAll, placeOf } from '../set-up/build.mjs'
import { Failure } from '../set-up/failure.mjs'
import { inProject } from '../set-up/project.mjs'
import { runTool } from '../set-up/run-tool.mjs'

/** The commands that a release has: each is a program of the built server. */
const programs = { start: 'main', users: 'users', case: 'case', rooms: 'rooms', backup: 'backup', restore: 'restore' }

/** What people read of it. */
const papers = ['LICENSE', 'README.md', 'CHANGELOG.md', 'docs', 'deploy']

/**
 * All that runs, in a folder: what is built, which has its packages in it, the commands, and the papers. Built files get second
 * names, which cost no room.
 * @param {string} folder
 */
async function layOut(folder) {
  await mkdir(folder, { recursive: true })
  await linkAll(placeOf('server'), join(folder, 'dist', 'server'))
  await linkAll(placeOf('web'), join(folder, 'dist', 'web'))
  for (const paper of papers) await cp(inProject(paper), join(folder, paper), { recursive: true })
  await mkdir(join(folder, 'scripts', 'release'), { recursive: true })
  for (const file of ['scripts/release/run.mjs', 'scripts/supported-node.mjs'])
    await copyFile(inProject(file), join(folder, file))
  const { name, version, description, license, type, engines } = await readPackage()
  const scripts = Object.fromEntries(
    Object.entries(programs).map(([command, program]) => [
      command,
      `node --enable-source-maps scripts/release/run.mjs ${program}`,
    ]),
  )
  const text = JSON.stringify({ name, private: true, version, description, license, type, engines, scripts }, null, 2)
  await writeFile(join(folder, 'package.json'), `${text}\n`)
}

const readPackage = async () => JSON.parse(await readFile(inProject('package.json'), 'utf8'))

/** The archive of this version for machines like this one, and its checksum. */
export async function pack() {
  const { name, version } = await readPackage()
  const told = await readFile(inProject('CHANGELOG.md'), 'utf8')
  if (!told.includes(`\n## ${version}\n`)) {
    throw new Failure(
      `CHANGELOG.md has no part "## ${version}": say there what is new, or correct the version in package.json.`,
    )
  }
  const releases = inProject('dist', 'releases')
  const folder = join(releases, `${name}-${version}-${process.platform}-${process.arch}`)
  await rm(folder, { recursive: true, force: true })
  await layOut(folder)
  const archive = `${folder}.tar.gz`
  const { ok, output } = await runTool('tar', ['-czf', archive, '-C', releases, basename(folder)])
  if (!ok) throw new Failure('The archive could not be written: see tar above.', output)
  await rm(folder, { recursive: true })
  const hash = createHash('sha256')
  await pipeline(createReadStream(archive), hash)
  await writeFile(`${archive}.sha256`, `${hash.digest('hex')}  ${basename(archive)}\n`)
  console.log(archive)
}
