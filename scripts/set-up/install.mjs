import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Failure } from './failure.mjs'
import { inProject } from './project.mjs'
import { runTool } from './run-tool.mjs'

/**
 * @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Package
 * @typedef {{ packages: Record<string, Package> }} Lock
 */

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

export async function install() {
  const npm = npmCommand()
  // A production environment would leave out the tools that build the app.
  const options = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=warn']
  const { ok, output } = await runTool(npm.file, [...npm.options, ...options], { env: ownEnvironment() })
  if (!ok)
    throw new Failure('The packages could not be installed: see npm above, check the network and try again.', output)
}

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
