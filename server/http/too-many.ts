import type { FastifyReply } from 'fastify'

/** Asks somebody who has tried too often to wait. */
export function tooMany(reply: FastifyReply, seconds: number) {
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`
  return reply
    .code(429)
    .header('retry-after', seconds)
    .send({ message: `Too many tries. Wait ${wait}, then try again.` })
}
