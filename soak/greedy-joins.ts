import { joinAs, request } from '#server/testing/people.ts'
import type { Site } from './faults.ts'
import { openSideRoom } from './side-team.ts'

const MOST_GUESSES = 80
const NAMES = 30

/** Somebody guesses codes, and one device comes under many names: who has the room's link comes in all the same. */
export async function joinGreedily(site: Site): Promise<void> {
  const { problems } = site
  const { id, link, node, end } = await openSideRoom(site, 'Crowded')
  let status = 404
  for (let guess = 0; status === 404 && guess < MOST_GUESSES; guess++)
    status = (await request(node, '/api/join', { body: { code: 'ZZZZZZ', name: 'Eve' } })).status
  if (status !== 429) problems.push(`codes are guessed without end: ${status}`)

  let device: string | undefined
  for (let count = 1; count <= NAMES; count++) {
    const come = joinAs(node, link, `Guest ${count}`, device).catch(() => null)
    device = (await come)?.device ?? device
  }
  const { rows } = await site.database.pool.query('select from users where room = $1', [id])
  if (rows.length !== 1) problems.push(`one device is ${rows.length} guests`)
  const late = await request(node, '/api/join', { body: { code: link, name: 'Late' } })
  if (late.status !== 200) problems.push(`who has the link is not let in: ${late.text}`)
  await end()
}
