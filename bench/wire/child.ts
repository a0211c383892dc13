import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => void child.kill('SIGKILL')))

/** A process of its own that says where it listens and answers questions. */
export class Child {
  readonly port: number
  readonly #process: ChildProcess
  #asked = 0

  static async start(file: string, databaseUrl: string): Promise<Child> {
    const child = fork(new URL(file, import.meta.url), {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      execArgv: ['--import', 'tsx'],
    })
    running.add(child)
    const [{ port }] = await once(child, 'message')
    return new Child(child, port)
  }

  private constructor(child: ChildProcess, port: number) {
    this.#process = child
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
