import './settings/small-young-space.ts'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureCertificate } from './lan/certificate.ts'
import { lanAddresses, qrFor } from './lan/lan-addresses.ts'
import type { NodeOptions } from './node-options.ts'
import { demoEmails, randomPassword } from './people/accounts.ts'
import { dataFolder } from './postgres/embedded-postgres.ts'
import { findDatabase } from './postgres/find-database.ts'
import { type Config, readConfig } from './settings/config.ts'
import { asJson, tellError } from './settings/log.ts'
import { projectRoot } from './settings/project-root.ts'
import { StartError } from './settings/start-error.ts'
import { type RunningNode, startNode } from './start-node.ts'
import { isUnreachable } from './store/is-unreachable.ts'

/** As it is set, before all settings are read: a mistake in them is told that way too. */
const isJson = process.env.LOG_FORMAT === 'json'

/** Before there is a node, and with it a log, whatever there is to say goes to the terminal. */
let say = (what: string): void => console.error(isJson ? asJson('warn', what) : what)

/** What has been started and must be stopped, in the order of starting. */
const stops: (() => Promise<void>)[] = []

/** Load balancers have their time to look elsewhere, before pages are sent there. */
let drain = async (): Promise<void> => {}

/** The app: reads its settings, finds its database, starts a node and says where it is. */
async function main(): Promise<void> {
  const config = readConfig(process.env, process.argv.slice(2))
  const database = await findDatabase(config, { isApp: true, tell: (what) => say(what) })
  stops.push(database.stop)
  const demoPassword = config.wantsDemo ? (config.demoPassword ?? randomPassword()) : undefined
  const node = await start(config, { databaseUrl: database.url, demoPassword })
  stops.push(node.close)
  drain = async () => {
    node.life.isLeaving = true
    await sleep(config.drainMs)
  }
  say = node.warn
  const isWithoutAccounts = (await node.users.list()).length === 0
  print(config, node, { place: database.place, demoPassword, isWithoutAccounts })
}

type Started = Pick<NodeOptions, 'databaseUrl' | 'demoPassword'>

async function start(config: Config, started: Started): Promise<RunningNode> {
  const tls = config.isLan ? await ensureCertificate(dataFolder(config.dataDir)) : undefined
  try {
    const [host] = config.isLan ? lanAddresses() : []
    const address = host && `https://${host}:${config.port}`
    return await startNode({ ...config, ...started, tls, address, webDir: join(projectRoot, 'dist/web') })
  } catch (error) {
    throw explain(error, config)
  }
}

function explain(error: unknown, { port, host }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is taken: stop what listens there, or choose another with PORT=${port + 1}.`)
  if (code === 'EACCES') return new StartError(`Port ${port} is not allowed: choose one above 1023 with PORT.`)
  if (code === '53100') return new StartError('The disk of the database is full: make room, then start again.')
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`This machine has no address ${host}: correct HOST or leave it out.`)
  if (isUnreachable(error)) {
    return new StartError(`The database went away while the trainer started (${error}): see to it, then start again.`)
  }
  return error
}

interface Found {
  readonly place: string
  readonly demoPassword: string | undefined
  readonly isWithoutAccounts: boolean
}

function print(config: Config, { port, metricsPort, migrated }: RunningNode, found: Found): void {
  const { place, demoPassword, isWithoutAccounts } = found
  const scheme = config.isLan ? 'https' : 'http'
  const hosts = config.isLan ? lanAddresses() : [config.host === '0.0.0.0' ? 'localhost' : config.host]
  const own = (hosts.length > 0 ? hosts : ['localhost']).map((host) => `${scheme}://${host}:${port}`)
  const urls = config.pagesUrl ? [config.pagesUrl] : own
  if (isJson) {
    const tables = migrated.wasEmpty ? 'new' : migrated.names
    console.log(asJson('info', 'The Neonatal Transport Trainer is running.', { urls, data: place, tables }))
    return
  }
  const lines = ['', 'The Neonatal Transport Trainer is running.', '', ...urls.map((url) => `  ${url}`)]
  if (config.isLan && urls[0]) {
    lines.push('', qrFor(urls[0]))
    lines.push('Phones will warn once: the certificate is this computer’s own. Let them go on.')
  }
  if (demoPassword) lines.push('', 'Sign in with', ...demoEmails.map((email) => `  ${email}   ${demoPassword}`))
  const alone = `Alone? Two stand-ins play with you${config.guestsPractise ? ', without a sign-in' : ''}:`
  lines.push('', alone, `  ${urls[0]}/practise`)
  if (config.hospital)
    lines.push('', `People sign in with ${config.hospital.name}, and come back by /auth/callback/hospital.`)
  if (isWithoutAccounts && !config.hospital?.educator) {
    const where = config.databaseUrl ? ', with the same DATABASE_URL' : ''
    lines.push('', `Nobody has an account yet. The first, who may open rooms${where}:`)
    lines.push('  npm run users -- add ann@hospital.org --educator')
  }
  lines.push('', `Data: ${place}`)
  if (migrated.wasEmpty) lines.push('Its tables are new.')
  else if (migrated.names.length > 0) lines.push(`Its tables were brought up to date: ${migrated.names.join(', ')}.`)
  if (config.metrics) lines.push('', `Metrics: http://${config.metrics.host}:${metricsPort}/metrics`)
  if (config.pace !== 1) lines.push('', `The case runs ${config.pace} times faster than life.`)
  console.log([...lines, '', 'Press Ctrl-C to stop.', ''].join('\n'))
}

async function stopAll(): Promise<void> {
  for (const stop of stops.toReversed()) await stop()
}

/** What a person can put right is a sentence; anything else is told whole. */
function tellFailure(error: unknown): void {
  const isSentence = error instanceof StartError
  if (!isJson) console.error(isSentence ? error.message : error)
  else if (isSentence || !(error instanceof Error))
    console.error(asJson('error', isSentence ? error.message : String(error)))
  else console.error(asJson('error', error.message, { err: tellError(error) }))
}

/** The first signal stops in order, also in the middle of starting; a second one at once. */
let isStopping = false
async function onSignal(signal: NodeJS.Signals): Promise<void> {
  // A terminal that closes says so more than once.
  if (isStopping && signal === 'SIGHUP') return
  if (isStopping) process.exit(1)
  isStopping = true
  console.log(isJson ? asJson('info', 'Stopping.') : 'Stopping.')
  await starting
  if (signal === 'SIGTERM') await drain()
  await stopAll()
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
// What is said to a terminal that has closed is heard by nobody, and must not keep the database from being stopped.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

const starting = main().catch(async (error) => {
  tellFailure(error)
  await stopAll().catch(tellFailure)
  process.exit(1)
})
