import { RN, RT } from '#case/records/roles.ts'
import { readCopiedLog } from './copied-log.ts'
import type { Site } from './faults.ts'
import { comes, openSideTeam, type SideTeam } from './side-team.ts'

const MINUTE_MS = 60_000
/** At the pace of the soak an answer takes less than a second. */
const ANSWERS_WITHIN_MS = 30_000
const STEPS = [-60, 60, -60, 0]

/** All clocks of the machine are set by an hour, to and fro, while stand-ins play, and a node starts amid it: they play on. */
export async function stepClocks(site: Site): Promise<void> {
  const { clocks, databaseClock, nodes, chance, problems } = site
  const team = await openSideTeam(site, 'Stand-ins')
  for (const roleId of [RT, RN] as const)
    await team.page.send({ kind: 'seat-stand-in', roleId, manner: 'expert', seed: chance.below(1000) })
  await team.page.send({ kind: 'answer-call' })
  const restarted = chance.of(nodes.filter(({ port }) => port !== team.node.port))
  for (const minutes of STEPS) {
    for (const clock of clocks) clock?.shift(minutes * 60)
    await databaseClock.set(minutes * MINUTE_MS)
    if (minutes === 60) {
      await restarted.kill()
      await restarted.start()
    }
    if (!(await isAnswered(site, team)))
      problems.push(`no stand-in answers once the clocks are set to ${minutes} minutes from the true time`)
  }
  await team.end()
}

async function isAnswered({ database }: Site, { id, page, provider }: SideTeam): Promise<boolean> {
  const asked = await page.send({ kind: 'send-message', message: 'RN, where are we?' }).catch(() => null)
  if (!asked?.ok) return false
  return comes(async () => {
    const news = await readCopiedLog(database, asked.version, id).catch(() => [])
    return news.some(({ asker }) => asker !== provider.uid)
  }, ANSWERS_WITHIN_MS)
}
