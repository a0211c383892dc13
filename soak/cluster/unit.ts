import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { projectRoot } from '#server/settings/project-root.ts'

const textOfUnit = () => readFileSync(`${projectRoot}/deploy/trainer@.service`, 'utf8')

/** What systemd has against the unit: empty where it takes it, null where there is no systemd to ask. */
export function complaintsOfSystemd(folder: string): string | null {
  const file = `${folder}/trainer@3001.service`
  writeFileSync(file, textOfUnit().replace('/usr/bin/node', process.execPath))
  const { error, stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
  return error ? null : stdout + stderr
}

/** What deploy/trainer@.service says: the program, its arguments, and the settings of the node at a port. */
export function readUnit(text: string, port: number): { args: string[]; env: Record<string, string> } {
  const linesOf = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)
  const [program = '', ...args] = linesOf('ExecStart')[0]?.split(' ') ?? []
  if (!program.endsWith('/node')) throw new Error(`the unit starts ${program || 'nothing'}`)
  const settings = linesOf('Environment').map((line) => line.replaceAll('%i', String(port)).split('='))
  return { args, env: Object.fromEntries(settings) }
}

/** A node, started as its unit says, here and with this Node. */
export class UnitNode {
  readonly port: number
  readonly #args: string[]
  readonly #env: NodeJS.ProcessEnv
  #child: ChildProcess | null = null

  constructor(port: number, file: NodeJS.ProcessEnv) {
    const { args, env } = readUnit(textOfUnit(), port)
    this.port = port
    this.#args = args
    this.#env = { ...process.env, ...env, ...file }
    process.once('exit', () => this.#child?.kill('SIGKILL'))
  }

  /** Where it tells its metrics. */
  get metricsUrl(): string {
    return `http://127.0.0.1:${this.#env.METRICS_PORT}/metrics`
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, this.#args, {
      cwd: projectRoot,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    const isOver = once(child, 'exit').then(() => Promise.reject(new Error('a node ended before it listened')))
    const isUp = new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk) => String(chunk).includes('is running') && resolve())
    })
    await Promise.race([isUp, isOver])
    isOver.catch(() => {})
  }

  /** SIGTERM as an update does it, SIGKILL as a fault would. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
}

/** A port for a node, such that the one for its metrics, which the unit gives it, is free as well. */
export async function freeUnitPort(from: number): Promise<number> {
  for (let port = from; port < 10_000; port++) if ((await isFree(port)) && (await isFree(port + 10_000))) return port
  throw new Error('no port is free')
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
