import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openGreedyPage } from '#server/testing/greedy-page.ts'
import { openPage, type Page } from '#server/testing/pages.ts'
import type { Site } from './faults.ts'
import type { Trainee } from './trainee.ts'

const PAGES = 20
/** Commands under way on each. */
const AT_ONCE = 20
const RUDE_FOR_MS = 4000
const LONGEST_MEDIAN_MS = 1000

/** Somebody's pages ask on and on to be caught up, and read nothing. */
export async function beGreedy({ nodes, trainees, chance }: Site): Promise<void> {
  const port = chance.of(nodes).port
  if (port === null) return
  const { cookie } = chance.of(trainees)
  const pages = await openMany(() => openGreedyPage(port, { cookie }))
  for (const until = Date.now() + RUDE_FOR_MS; Date.now() < until; await sleep(55)) {
    for (const page of pages) page.resume()
  }
  for (const page of pages) page.close()
}

/** Somebody writes without end over many pages while a colleague works: tells if that one had to wait for long. */
export async function flood({ nodes, trainees, chance, problems }: Site): Promise<void> {
  const port = chance.of(nodes).port
  const [rude, colleague] = seated(trainees)
  if (port === null || !rude || !colleague) return
  const pages = await openMany(() => openPage(port, rude))
  const [page] = await openMany(() => openPage(port, colleague), 1)
  const until = Date.now() + RUDE_FOR_MS
  const flooding = Array.from({ length: AT_ONCE }, () => pages)
    .flat()
    .map(async (one) => {
      while (Date.now() < until && (await write(one))) await sleep(5)
    })
  const waited: number[] = []
  while (page && Date.now() < until) {
    const sentAt = performance.now()
    if (await write(page)) waited.push(performance.now() - sentAt)
    await sleep(50)
  }
  await Promise.all(flooding)
  for (const one of [...pages, page]) one?.close()
  const median = waited.toSorted((one, other) => one - other)[Math.floor(waited.length / 2)] ?? 0
  if (median > LONGEST_MEDIAN_MS) problems.push(`a colleague waited ${Math.round(median)} ms while somebody flooded`)
}

/** Two people with seats. */
function seated(trainees: readonly Trainee[]): Trainee[] {
  const people = new Map(trainees.filter(({ role }) => role !== null).map((trainee) => [trainee.uid, trainee]))
  return [...people.values()].slice(0, 2)
}

/** As many as are let in. */
async function openMany<T>(open: () => Promise<T>, count = PAGES): Promise<T[]> {
  const opened = Array.from({ length: count }, () =>
    Promise.race([open(), sleep(2000).then(() => null)]).catch(() => null),
  )
  return (await Promise.all(opened)).flatMap((page) => page ?? [])
}

const write = (page: Page): Promise<boolean> =>
  page
    .sendRaw({ kind: 'save-note', text: 'x'.repeat(2000), id: randomUUID(), run: page.newest?.run ?? 0 })
    .then(() => true)
    .catch(() => false)
