import type { Walk } from '#case/testing/walk.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { startNode } from '#server/start-node.ts'
import { joinAs, makeEducator, makePeople, type Person, request } from '#server/testing/people.ts'
import { startTemporaryPostgres } from '#server/testing/temporary-postgres.ts'
import { walkInRoom, walkTo } from '../../e2e/walk-to.ts'
import { walkLong } from './long-walk.ts'

/** Where in the case a team stands. */
const places = {
  beginning: () => {},
  preparation: (walk: Walk) => walk.toPreparation(),
  'point 5': (walk: Walk) => {
    walk.toDecisions()
    for (const [index, choice] of idealChoices.slice(0, 4).entries()) walk.point(index + 1, choice)
  },
  report: (walk: Walk) => walk.toReport(idealChoices),
  'longest report': walkLong,
} as const
export type PlaceName = keyof typeof places

interface Stage {
  readonly databaseUrl: string
  /** Provider, RT and RN, then those without a seat. */
  readonly people: readonly Person[]
}

const postgres = await startTemporaryPostgres()
let stages = 0
export const stopPostgres = () => postgres.stop()
export const emptyDatabase = (name: string): Promise<string> => postgres.urlFor(name)

/** A database in which a team has come to a place, with so many onlookers. */
export async function setStage(place: PlaceName, onlookers = 0): Promise<Stage> {
  const databaseUrl = await postgres.urlFor(`bench-${++stages}`)
  const seeding = await startNode({ databaseUrl, webDir: '', host: 'localhost', port: 0, pace: 1, logLevel: 'silent' })
  const names = ['provider', 'rt', 'rn', ...Array.from({ length: onlookers }, (_, index) => `onlooker-${index}`)]
  const people = await makePeople(seeding.database, names)
  await seeding.close()
  const [provider, rt, rn] = people.map(({ email }) => email)
  await walkTo({ databaseUrl, pace: 1 }, [provider ?? '', rt ?? '', rn ?? ''], places[place])
  return { databaseUrl, people }
}

/** The same in a room of educators, by guests. One person has no twenty pages. */
export async function setRoom(place: PlaceName, keepDays = 0) {
  const databaseUrl = await postgres.urlFor(`bench-${++stages}`)
  const seeding = await startNode({ databaseUrl, webDir: '', host: 'localhost', port: 0, pace: 1, logLevel: 'silent' })
  const [educator, second] = [await makeEducator(seeding, 'educator'), await makeEducator(seeding, 'second')]
  const settings = { keepDays, hasReportLink: false, hasWatchers: true, hasStandIns: true }
  const { cookie } = educator
  const opened = await request(seeding, '/api/rooms', { cookie, body: { name: 'Bench', count: 1, settings } })
  const { code, id }: { code: string; id: string } = opened.body.rooms[0]
  const added = { email: second.email, isAdded: true }
  const answer = await request(seeding, `/api/rooms/${id}/educators`, { cookie, body: added })
  if (answer.status !== 200) throw new Error(answer.text)
  const guests = ['Ann', 'Rob', 'Nia'] as const
  const people: { cookie: string }[] = []
  for (const guest of guests) people.push(await joinAs(seeding, code, guest))
  await seeding.close()
  await walkInRoom({ databaseUrl, pace: 1 }, 'Bench', guests, places[place])
  return { databaseUrl, educators: [educator, second] as const, code, room: id, people }
}
