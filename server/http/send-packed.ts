import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { onceForEach } from '../turns/once-for-each.ts'

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

/** Fast, and what stands on three screens is still found to be the same. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }

type Packing = 'br' | 'gzip' | null
const packedOnce = onceForEach<object, Promise<string | Buffer>>()

/** Sends JSON, packed as the browser understands: a long run goes over a slow line. Who are sent the very same object share its packing. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, told: object): Promise<FastifyReply> {
  reply.header('content-type', 'application/json; charset=utf-8')
  const packing = begun(request, reply)
  return reply.send(await packedOnce(told, String(packing), () => packed(JSON.stringify(told), packing)))
}

/** The same with a text whose type is already said. */
export async function sendPackedText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  return reply.send(await packed(text, begun(request, reply)))
}

/** How it will come, as the answer's head says. */
function begun(request: FastifyRequest, reply: FastifyReply): Packing {
  reply.headers({ 'cache-control': 'no-store', vary: 'accept-encoding' })
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const packing = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  if (packing) reply.header('content-encoding', packing)
  return packing
}

async function packed(text: string, packing: Packing): Promise<string | Buffer> {
  if (packing === 'br') return brotlied(text, { params })
  return packing === 'gzip' ? gzipped(text) : text
}
