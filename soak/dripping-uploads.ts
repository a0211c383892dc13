import { randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { spoken } from './act.ts'
import type { Site } from './faults.ts'
import { comes, openSideTeam, type SideTeam } from './side-team.ts'

/** More than a node has places for. */
const DRIPS = 120
const DRIP_MS = 500
/** After a log-out. */
const ENDS_WITHIN_MS = 20_000
/** Two looks at the rate lie half a minute apart. */
const TOO_SLOW_AFTER_MS = 90_000

/**
 * A guest's uploads drip in, and an educator's: another team can send its own, and the drips end with the session, by their slowness,
 * or with the room that they are for.
 */
export async function dripUploads(site: Site): Promise<void> {
  const { chance, problems, educator } = site
  const [rude, team] = [await openSideTeam(site, 'Dripping'), await openSideTeam(site, 'Sending')]
  const drips = Array.from({ length: DRIPS }, () => drip(rude, pathOf(rude), rude.provider.cookie))
  const speeches = Array.from({ length: 2 }, () => drip(team, speechOf(team), educator.cookie))
  const areOver = (some = drips) => some.every(({ isOver }) => isOver())
  if (!(await comes(() => drips.filter(({ isOver }) => !isOver()).length <= 4, ENDS_WITHIN_MS)))
    problems.push('one guest has places for more than four uploads')
  await team.page.send({ kind: 'answer-call' })
  await team.page.send({ kind: 'continue', step: 0 })
  const status = await upload(team)
  if (status !== 200) problems.push(`beside a guest whose uploads drip in, a team’s recording was answered ${status}`)

  if (chance.is(0.3)) {
    if (!(await comes(() => areOver(), TOO_SLOW_AFTER_MS))) problems.push('an upload goes on dripping')
  } else {
    await logOut(rude)
    if (!(await comes(() => areOver(), ENDS_WITHIN_MS)))
      problems.push('an upload goes on after its sender has logged out')
  }
  await Promise.all([rude.end(), team.end()])
  if (!(await comes(() => areOver(speeches), ENDS_WITHIN_MS)))
    problems.push('an educator’s upload goes on after its room has ended')
  for (const one of [...drips, ...speeches]) one.close()
}

const pathOf = ({ page }: SideTeam) => `/api/recordings/summary?id=${randomUUID()}&run=${page.newest?.run ?? 0}`

const speechOf = ({ id, page }: SideTeam) =>
  `/api/rooms/${id}/speak?id=${randomUUID()}&run=${page.newest?.run ?? 0}&as=educator`

/** Two bytes a second. */
function drip({ node }: SideTeam, path: string, cookie: string) {
  const sending = httpRequest(`http://localhost:${node.port}${path}`, {
    method: 'POST',
    agent: false,
    headers: { cookie, 'content-type': 'audio/webm', 'transfer-encoding': 'chunked' },
  })
  let isOver = false
  const timer = setInterval(() => sending.write('x'), DRIP_MS)
  const end = () => {
    isOver = true
    clearInterval(timer)
  }
  sending.on('response', (answer) => {
    answer.resume()
    end()
  })
  sending.on('error', end).on('close', end)
  sending.flushHeaders()
  return {
    isOver: () => isOver,
    close() {
      end()
      sending.destroy()
    },
  }
}

async function upload(team: SideTeam): Promise<number> {
  const { cookie } = team.provider
  const headers = { cookie, 'content-type': 'audio/webm' }
  const { status } = await fetch(`http://localhost:${team.node.port}${pathOf(team)}`, {
    method: 'POST',
    headers,
    body: spoken,
  })
  return status
}

async function logOut({ node, provider: { cookie } }: SideTeam): Promise<void> {
  await fetch(`http://localhost:${node.port}/api/log-out`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ id: randomUUID() }),
  })
}
