import type { IncomingMessage } from 'node:http'

/** Closes the connection of a request whose body has not come by then. */
export function endSlowBody(request: IncomingMessage, withinMs: number): void {
  const { headers } = request
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  const timer = setTimeout(() => request.complete || request.socket.destroy(), withinMs)
  request.once('close', () => clearTimeout(timer))
}
