import { existsSync } from 'node:fs'
import { copyFile, readFile, statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { basename, join } from 'node:path'
import { Failure, fullDisk } from './failure.mjs'
import { inProject } from './project.mjs'
import { newFolder, putInPlace } from './put-in-place.mjs'
import { runTool } from './run-tool.mjs'

/**
 * @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Package
 * @typedef {{ packages: Record<string, Package> }} Lock
 */

const GB = 2 ** 30
/** What a computer has that calls itself one of 2 GB, and what packages, builds and a first database take. */
const LEAST = { memory: 1.8 * GB, disk: 2 * GB }

/**
 * What this computer has too little of, in sentences.
 * @param {{ memory: number, disk: number }} has in bytes
 */
export function tooLittle({ memory, disk }) {
  const of = (/** @type {number} */ bytes) => `${(bytes / GB).toFixed(1)} GB`
  return [
    ...(memory < LEAST.memory
      ? [`This computer has ${of(memory)} of memory; the trainer is made for 2 GB or more.`]
      : []),
    ...(disk < LEAST.disk ? [`This disk has ${of(disk)} left; the trainer takes 2 GB.`] : []),
  ]
}

/** Of this computer. */
export async function tellTooLittle() {
  const { bavail, bsize } = await statfs(inProject())
  for (const sentence of tooLittle({ memory: totalmem(), disk: bavail * bsize })) console.error(sentence)
}

/** Do the installed packages fit the lockfile? */
export async function isInstalled() {
  const wanted = await readLock('package-lock.json')
  const found = await readLock('node_modules', '.package-lock.json')
  if (!wanted || !found) return false
  return fits(wanted, found, thisMachine())
}

/**
 * @param {Lock} wanted
 * @param {Lock} found
 * @param {Machine} machine
 */
export function fits(wanted, found, machine) {
  return Object.entries(wanted.packages).every(([path, { version, ...needs }]) => {
    if (path === '' || found.packages[path]?.version === version) return true
    return !found.packages[path] && needs.optional === true && !isMadeFor(needs, machine)
  })
}

/**
 * Optional packages that name no machine come with others that do, and are left out with them.
 * @param {Package} needs
 * @param {Machine} machine
 */
function isMadeFor({ os, cpu, libc }, machine) {
  if (!os && !cpu && !libc) return false
  return allows(os, machine.os) && allows(cpu, machine.cpu) && allows(libc, machine.libc)
}

/**
 * @param {string[] | undefined} list names, or names with a ! that are excluded
 * @param {string | undefined} name
 */
function allows(list, name) {
  if (!list || !name) return true
  if (list.includes(`!${name}`)) return false
  return list.includes(name) || list.every((one) => one.startsWith('!'))
}

/** @typedef {{ os: string, cpu: string, libc: string | undefined }} Machine */

/** @returns {Machine} */
function thisMachine() {
  return { os: process.platform, cpu: process.arch, libc: process.platform === 'linux' ? linuxLibc() : undefined }
}

function linuxLibc() {
  const report = process.report?.getReport()
  const header = typeof report === 'object' && 'header' in report ? report.header : undefined
  return header && typeof header === 'object' && 'glibcVersionRuntime' in header ? 'glibc' : 'musl'
}

/**
 * @param {...string} path
 * @returns {Promise<Lock | undefined>}
 */
async function readLock(...path) {
  try {
    return JSON.parse(await readFile(inProject(...path), 'utf8'))
  } catch {
    return undefined
  }
}

/** Where the packages stand. */
export const packages = inProject('node_modules')

/** In a folder beside, because npm begins with deleting what is there and may then come to nothing. */
export async function install() {
  const beside = await newFolder('packages')
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
    if (existsSync(inProject(name))) await copyFile(inProject(name), join(beside, name))
  }
  const npm = npmCommand()
  // A production environment would leave out the tools that build the app. What npm would like besides nobody has asked for.
  const quietly = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=warn']
  const options = ['ci', '--include=dev', '--include=optional', ...quietly]
  const { ok, output } = await runTool(npm.file, [...npm.options, ...options], { env: ownEnvironment(), cwd: beside })
  // Of a file that it could not write npm only warns.
  const isWhole = ok && !output.includes('TAR_ENTRY_ERROR')
  if (!isWhole) throw new Failure(fullDisk(output) ?? NOT_INSTALLED, output)
  await putInPlace(join(beside, 'node_modules'), packages)
}

const NOT_INSTALLED =
  'The packages could not be installed: see npm above, check the network and try again. What was installed before is as it was.'

/** The npm that runs this command, so that a machine with several uses the same. */
function npmCommand() {
  const running = process.env.npm_execpath
  if (running && basename(running) === 'npm-cli.js') return { file: process.execPath, options: [running] }
  return { file: 'npm', options: [] }
}

/** `npm --prefix` tells its folder to the commands it runs, and they would install somewhere else. */
function ownEnvironment() {
  const env = { ...process.env }
  for (const name of Object.keys(env)) if (/^npm_config_(local_|global_)?prefix$/i.test(name)) delete env[name]
  return env
}
