import { Agent, get } from 'node:http'

// Somebody who asks a node for the same over and over on many connections, in a process of their own, and tells what came of it.

const { ADDRESS = '', COOKIE = '', CONNECTIONS = '100', FROM = '0', TO = '0' } = process.env
const agent = new Agent({ keepAlive: true, maxSockets: Number(CONNECTIONS) })
let answers: { [status: string]: number } = {}

const ask = () =>
  new Promise<string>((resolve) => {
    const at = Math.round(Number(FROM) + Math.random() * (Number(TO) - Number(FROM)))
    get(`${ADDRESS}?at=${at}`, { agent, headers: { cookie: COOKIE, 'accept-encoding': 'br' } }, (response) => {
      response.resume()
      response.on('close', () => resolve(String(response.statusCode)))
    }).on('error', () => resolve('lost'))
  })

async function askOn(): Promise<never> {
  for (;;) {
    const status = await ask()
    answers[status] = (answers[status] ?? 0) + 1
  }
}

process.on('message', ({ id }: { id: number }) => {
  process.send?.({ id, value: answers })
  answers = {}
})
process.send?.({ port: 0 })
for (let count = 0; count < Number(CONNECTIONS); count++) void askOn()
