import { Writable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'

/** How what a node says is written: for people who look on, or a line of JSON each for a system that collects them. */
export type LogFormat = 'text' | 'json'

type Level = 'info' | 'warn' | 'error'

/** As far as both writers know a line; what else is in it JSON keeps. */
interface Line {
  readonly level: string
  readonly time: string
  readonly msg?: string
  readonly reqId?: string
  readonly err?: ToldError
}

type ToldError = { type: string; message: string; stack: string; code?: string }

/**
 * What is told of an error. Its other fields stay out: what PostgreSQL adds to its own names rows, and with them people.
 */
export function tellError(error: Error & { readonly code?: unknown }): ToldError {
  const { name, message, stack = '', code } = error
  return { type: name, message, stack, ...(typeof code === 'string' && { code }) }
}

/** Of a request only which route it was: addresses hold codes and links, headers hold sessions, and where it came from is a person's. */
const tellRequest = ({ method, routeOptions }: { method: string; routeOptions?: { url?: string | undefined } }) => ({
  method,
  route: routeOptions?.url ?? 'none',
})

/** How the web server logs. */
export const loggerOf = (level: string, format: LogFormat) => ({
  level,
  formatters: { level: (label: string) => ({ level: label }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: { req: tellRequest, err: tellError },
  ...(format === 'text' && { stream: readable }),
})

/** Each line as a person reads it at a terminal. */
const readable = new Writable({
  decodeStrings: false,
  write(chunk: string, _encoding, done) {
    for (const line of chunk.trimEnd().split('\n')) process.stdout.write(`${asText(JSON.parse(line))}\n`)
    done()
  },
})

export function asText({ level, time, msg, reqId, err }: Line): string {
  const request = reqId ? ` (request ${reqId})` : ''
  const told = stripVTControlCharacters(`${err?.stack || msg || ''}`)
  return `${time.slice(11, 19)} ${level}: ${told}${request}`
}

/** A line of what is said outside of the web server: as it starts and stops. */
export const asJson = (level: Level, msg: string, more: object = {}): string =>
  JSON.stringify({ level, time: new Date().toISOString(), ...more, msg } satisfies Line)
