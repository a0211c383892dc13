import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '#server/settings/project-root.ts'

/** Debian keeps it where only root's shells look. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

/** The version of the nginx of this machine, null where there is none. */
export function nginxVersion(): string | null {
  const { status, stderr } = spawnSync('nginx', ['-v'], { env, encoding: 'utf8' })
  return status === 0 ? stderr.trim().replace(/^nginx version: /, '') : null
}

/** nginx with the site of deploy/, in a folder of its own. */
export class FrontDoor {
  readonly url: string
  readonly plainUrl: string
  readonly #folder: string
  #nginx: ChildProcess | null = null

  constructor(folder: string, place: Place) {
    this.url = `https://localhost:${place.httpsPort}`
    this.plainUrl = `http://localhost:${place.httpPort}`
    this.#folder = folder
    const site = readFileSync(`${projectRoot}/deploy/nginx.conf`, 'utf8')
    writeFileSync(join(folder, 'site.conf'), fillIn(site, place))
    writeFileSync(join(folder, 'nginx.conf'), around(folder))
    process.once('exit', () => this.#nginx?.kill('SIGTERM'))
  }

  async open(): Promise<void> {
    const args = ['-p', this.#folder, '-e', join(this.#folder, 'error.log'), '-c', join(this.#folder, 'nginx.conf')]
    const tried = spawnSync('nginx', [...args, '-t'], { env, encoding: 'utf8' })
    if (tried.status !== 0) throw new Error(`nginx does not take the configuration:\n${tried.stderr}`)
    const nginx = spawn('nginx', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    this.#nginx = nginx
    while (!(await fetch(this.plainUrl, { redirect: 'manual' }).catch(() => null))) {
      if (nginx.exitCode !== null) throw new Error(`nginx ended:\n${this.errors()}`)
      await sleep(50)
    }
  }

  /** What it has complained about. */
  errors(): string {
    return readFileSync(join(this.#folder, 'error.log'), 'utf8')
  }

  async close(): Promise<void> {
    const nginx = this.#nginx
    if (!nginx || nginx.exitCode !== null) return
    nginx.kill('SIGTERM')
    await once(nginx, 'exit')
  }
}

/** What a machine has of its own in deploy/nginx.conf. */
interface Place {
  readonly httpPort: number
  readonly httpsPort: number
  readonly nodePorts: readonly [number, number]
  /** A file with key and certificate. */
  readonly certificate: string
}

/** deploy/nginx.conf with this machine's ports and certificate, and otherwise as it is. */
export function fillIn(site: string, { httpPort, httpsPort, nodePorts, certificate }: Place): string {
  const changes: readonly (readonly [string, string])[] = [
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${httpsPort} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    ['127.0.0.1:3001', `127.0.0.1:${nodePorts[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${nodePorts[1]}`],
    ['/etc/ssl/trainer/fullchain.pem', certificate],
    ['/etc/ssl/trainer/privkey.pem', certificate],
  ]
  return changes.reduce(
    (text, [from, to]) => {
      if (text.split(from).length !== 2) throw new Error(`deploy/nginx.conf should say "${from}" once`)
      return text.replace(from, to)
    },
    site.replaceAll('trainer.example.org', 'localhost'),
  )
}

/** What stands around a site: nothing of it touches the machine's own nginx. */
const around = (folder: string): string => `
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
daemon off;
worker_processes 2;
worker_shutdown_timeout 10s;
events { worker_connections 1024; }
http {
    access_log ${folder}/access.log;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    include ${folder}/site.conf;
}
`
