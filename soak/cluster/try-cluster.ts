import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureCertificate } from '#server/lan/certificate.ts'
import { projectRoot } from '#server/settings/project-root.ts'
import { orExit } from '../../scripts/set-up/failure.mjs'
import { setUp } from '../../scripts/set-up/set-up.mjs'
import { nginxVersion } from './front-door.ts'

// Tries deploy/ on this machine: see walk.ts. A process learns when it starts which certificates to trust, so that the
// walk is one of its own.

if (!nginxVersion()) {
  console.error('There is no nginx on this machine: install it first, on Debian with apt-get install nginx-light.')
  process.exit(1)
}
await orExit(() => setUp(['server', 'web']))

console.log('A PostgreSQL, two nodes and nginx are started.')
const folder = await mkdtemp(join(tmpdir(), 'trainer-cluster-'))
// nginx works as somebody else where root starts it.
await chmod(folder, 0o755)
await ensureCertificate(folder, [])
const walk = spawn(process.execPath, ['--import', 'tsx', 'soak/cluster/walk.ts', folder], {
  cwd: projectRoot,
  env: { ...process.env, NODE_EXTRA_CA_CERTS: join(folder, 'certificate.pem') },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => walk.kill(signal))
const [code] = await once(walk, 'exit')
await rm(folder, { recursive: true, force: true })
process.exit(code ?? 1)
