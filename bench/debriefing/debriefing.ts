import { RN } from '#case/records/roles.ts'
import { openBrowser } from '../browser/phone.ts'
import type { Row } from '../figures/figures.ts'
import { setStage } from '../wire/site.ts'
import { measureFollowing } from './following.ts'
import { measureOpening } from './opening.ts'
import { measurePlaying } from './playing.ts'
import { measureRoutes } from './routes.ts'

/** What looking back costs on the longest run: six hours, 2000 messages, 300 wrong answers. */
export async function measureDebriefing(): Promise<Row[]> {
  const stage = await setStage('longest report')
  const routes = await measureRoutes(stage.databaseUrl, stage.people[RN]?.cookie ?? '')
  const browser = await openBrowser()
  const opening = await measureOpening(browser, stage)
  const following = await measureFollowing(browser, stage)
  const playing = await measurePlaying(browser, stage)
  await browser.close()
  return [...following, ...opening, ...playing, ...routes]
}
