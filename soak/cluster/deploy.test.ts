import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hospitalEnvironment } from '#server/settings/hospital.ts'
import { projectRoot } from '#server/settings/project-root.ts'
import { fillIn } from './front-door.ts'
import { readUnit } from './unit.ts'

const read = (name: string) => readFileSync(`${projectRoot}/deploy/${name}`, 'utf8')
const place = { httpPort: 4002, httpsPort: 4003, nodePorts: [4000, 4001], certificate: '/tmp/own.pem' } as const

test('nginx gets this machine’s ports and certificate, and nothing of the example stays', () => {
  const site = fillIn(read('nginx.conf'), place)
  expect(site).toMatch(/server 127\.0\.0\.1:4000 max_fails.*server 127\.0\.0\.1:4001 max_fails/s)
  expect(site).toMatch(/listen 127\.0\.0\.1:4003 ssl http2;/)
  expect(site).toMatch(/ssl_certificate_key \/tmp\/own\.pem;/)
  expect(site).not.toMatch(/example\.org|listen 80|listen \[|\/etc\/ssl/)
})

test('a configuration that no longer says what is to be filled in is not tried half filled', () => {
  const changed = read('nginx.conf').replace('listen 80;', 'listen 8080;')
  expect(() => fillIn(changed, place)).toThrow('deploy/nginx.conf should say "listen 80;" once')
})

test('a node is started as its unit says, its port being its name', () => {
  const { args, env } = readUnit(read('trainer@.service'), 3001)
  expect(args).toEqual(['--enable-source-maps', 'dist/server/main.js'])
  expect(env).toMatchObject({ HOST: '127.0.0.1', PORT: '3001', METRICS_PORT: '13001' })
})

test.each(['/api/recordings/summary', '/api/rooms/5b0f/speak'])('nginx lets sound pass to %s as it comes', (path) => {
  const found = [...read('nginx.conf').matchAll(/location ~ (\S+) \{([^}]+)\}/g)].find(([, paths = '']) =>
    new RegExp(paths).test(path),
  )
  expect(found?.[2]).toMatch(/proxy_request_buffering off;\s+client_max_body_size 21m;/)
})

test('nginx keeps no address of the way back from the hospital’s sign-in', () => {
  const [, found] = /location \/auth\/ \{([^}]+)\}/.exec(read('nginx.conf')) ?? []
  expect(found).toContain('access_log off;')
})

test('compose hands the node every setting of the hospital’s sign-in, its secret as a file', () => {
  const passed = [...read('compose.yaml').matchAll(/^ {6}(\w+): \$\{(\w+):[-+](.*)\}$/gm)]
  const names = Object.keys(hospitalEnvironment).map((name) => name.replace('_SECRET', '_SECRET_FILE'))
  expect(passed.map(([, name]) => name).filter((name) => name !== 'TRAINER_NAME')).toEqual(names)
  const secret = passed.find(([, name]) => name === 'OIDC_CLIENT_SECRET_FILE')
  expect(secret?.slice(2)).toEqual(['OIDC_ISSUER', '/run/secrets/client-secret'])
})
