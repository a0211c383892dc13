import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { NodeOptions } from '../node-options.ts'
import type { HospitalSettings } from '../settings/hospital.ts'
import { projectRoot } from '../settings/project-root.ts'
import { type RunningNode, startNode } from '../start-node.ts'
import { builtProgram } from './programs.ts'

/** A node as a process of its own, from the built server, that can be killed or stopped for a while, and started again. */
export class TestNode {
  /** Where it listens, null while it does not. */
  port: number | null = null
  /** What it wrote to its log as wrong. */
  readonly problems: string[] = []
  readonly #env: NodeJS.ProcessEnv
  #child: ChildProcess | null = null

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env
    process.once('exit', () => this.#child?.kill('SIGKILL'))
  }

  async start(): Promise<number> {
    const child = spawn(process.execPath, [builtProgram('main')], {
      cwd: projectRoot,
      env: { ...process.env, PORT: '0', DEMO_ACCOUNTS: '0', LOG_LEVEL: 'error', LOG_FORMAT: 'json', ...this.#env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    child.once('exit', () => {
      this.port = null
    })
    this.port = await new Promise<number>((resolve, reject) => {
      child.once('exit', () => reject(new Error('the node ended before it listened')))
      child.stdout.on('data', (chunk) => {
        const said = String(chunk)
        if (said.includes('"level":"error"')) this.problems.push(said)
        const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1]
        if (port) resolve(Number(port))
      })
    })
    return this.port
  }

  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  /** What it takes of the machine's memory, in MB; 0 where that cannot be told. */
  get memoryMb(): number {
    try {
      const status = readFileSync(`/proc/${this.#child?.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
    } catch {
      return 0
    }
  }

  /** As if the machine had stopped: connections stay, and nobody answers. */
  sleep(ms: number): void {
    const child = this.#child
    child?.kill('SIGSTOP')
    setTimeout(() => child?.kill('SIGCONT'), ms)
  }
}

/** A node on a port of its own, without web files, which logs nothing. */
export const startQuietNode = (databaseUrl: string, more: Partial<NodeOptions> = {}): Promise<RunningNode> =>
  startNode({
    databaseUrl,
    webDir: '',
    host: 'localhost',
    port: 0,
    pace: 1,
    logLevel: 'silent',
    restsAfterMs: Number.POSITIVE_INFINITY,
    ...more,
  })

/** A hospital whose sign-in is away: who asks is the same to it. */
export const absentHospital: HospitalSettings = {
  ...{ issuer: 'http://localhost:9', clientId: 'trainer', clientSecret: 'secret', name: 'City Hospital' },
  ...{ scopes: ['openid'], admits: { domains: ['ward.test'] }, educator: undefined },
}
