import { createHash } from 'node:crypto'
import { everyPoint, type Left } from '#case/checks/every-bedside.ts'
import { handoverTexts } from '#case/report/handover-texts.ts'
import { takesSeveral } from '#case/story/group.ts'
import { callAfter } from '#case/testing/agreement/called.ts'
import type { Decided } from '#case/testing/agreement/decisions-at.ts'
import { stateAtEnd } from '#case/testing/agreement/handed-over.ts'
import { sceneOf } from '#case/testing/agreement/scene.ts'
import { Chance } from '#case/testing/model/chance.ts'
import { builtInStories } from '#server/stories/built-in.ts'

// Every transition of a newborn and the texts that can come of it, one line a table with the digest of its rows: of the first story, or
// of the one named. What must not change what happens in a story is run before and after: the lines are equal. Each state that a point
// opens in tells its pages and results with one way to decide, in turn; handovers are of runs drawn by chance, the same every time.

const HANDOVERS = 5000

const [wanted] = process.argv.slice(2)
const known = builtInStories.map(({ content }) => content)
const found = known.find(({ story: { id } }) => id === (wanted ?? known[0]?.story.id))
if (!found) throw new Error(`which story? One of ${known.map(({ story: { id } }) => id).join(', ')}`)
const content = found

const sorted = (value: unknown): unknown => {
  if (value instanceof Set) return [...value].sort()
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, of]) => [key, sorted(of)]))
}

class Table {
  readonly #digest = createHash('sha256')
  #count = 0

  add(row: unknown): void {
    this.#digest.update(`${JSON.stringify(sorted(row))}\n`)
    this.#count++
  }

  tell(name: string): void {
    console.log(`${name}: ${this.#count} rows, ${this.#digest.digest('hex').slice(0, 16)}`)
  }
}

const chance = new Chance(1)
const decidedAt = (index: number): Decided =>
  Object.fromEntries(
    Object.entries(content.decisionStories[index]?.groups ?? {}).map(([group, options]) => {
      const slugs = options.map(({ slug }) => slug)
      return [group, takesSeveral(content, group) ? chance.some(slugs) : [chance.of(slugs)]]
    }),
  )

const transitions = content.decisionStories.map(() => new Table())
const walk = everyPoint(content, (index) => (left: Left) => transitions[index]?.add(left))
for (let next = walk.next(); !next.done; next = walk.next()) {
  if (!next.value) continue
  const { index, story, called, openings } = next.value
  const [calls, pages, results] = [new Table(), new Table(), new Table()]
  for (const left of called) calls.add(callAfter(content, left))
  for (const one of openings) {
    const opened = { point: index + 1, ...one }
    const decided = decidedAt(index)
    pages.add([sceneOf(content, opened, {}), sceneOf(content, opened, decided)])
    results.add(sceneOf(content, opened, decided, true))
  }
  if (called.length > 0) calls.tell(`calls before ${story.slug}`)
  transitions[index]?.tell(`transitions of ${story.slug}`)
  pages.tell(`pages of ${story.slug}`)
  results.tell(`results of ${story.slug}`)
}

const handovers = new Table()
for (let left = HANDOVERS; left > 0; left--) {
  const decided = content.decisionStories.map((_, index) => decidedAt(index))
  handovers.add([decided, handoverTexts(stateAtEnd(content, { decided }), content)])
}
handovers.tell('handovers')
