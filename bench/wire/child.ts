import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { projectRoot } from '#server/settings/project-root.ts'

const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => void child.kill('SIGKILL')))

/**
 * What such a process may be asked: what it takes, or how many messages a second it takes when so many wait at any time. A
 * node also: how many rooms it holds and what memory that takes, and to end a room's run.
 */
export interface Asked {
  readonly id: number
  readonly what: 'usage' | 'per-second' | 'rooms' | 'end-run'
  readonly waiting: number
  readonly ms: number
  readonly most?: number
  readonly room: string
}

/** A process of its own that says where it listens and answers questions. */
export class Child {
  readonly port: number
  readonly #process: ChildProcess
  #asked = 0

  static async start(file: string, databaseUrl: string, env: NodeJS.ProcessEnv = {}): Promise<Child> {
    const child = fork(built(file), { env: { ...process.env, DATABASE_URL: databaseUrl, ...env }, execArgv: [] })
    running.add(child)
    const [{ port }] = await once(child, 'message')
    return new Child(child, port)
  }

  private constructor(child: ChildProcess, port: number) {
    this.#process = child
    // Each who waits for an answer listens.
    this.#process.setMaxListeners(0)
    this.port = port
  }

  ask<T>(question: object): Promise<T> {
    const id = ++this.#asked
    this.#process.send({ ...question, id })
    return new Promise((resolve) => {
      const hear = (answer: { id: number; value: T }) => {
        if (answer.id !== id) return
        this.#process.off('message', hear)
        resolve(answer.value)
      }
      this.#process.on('message', hear)
    })
  }

  async kill(): Promise<void> {
    running.delete(this.#process)
    this.#process.kill('SIGKILL')
    await once(this.#process, 'exit')
  }
}

/** As people run it: what is translated at the start runs slower. */
function built(file: string): string {
  const outdir = join(projectRoot, 'dist', 'bench')
  buildSync({
    entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    outdir,
  })
  return join(outdir, `${parse(file).name}.js`)
}
