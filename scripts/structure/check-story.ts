import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type Progress, walkStory } from '#case/checks/walk-story.ts'
import { type Complaint, inOneLine } from '#case/story/checks/complaint.ts'
import { builtInStories } from '#server/stories/built-in.ts'

// Asks all checks of a story in a worker, as whoever writes one may while they go on, and says how far it is and how long it takes.

type Told = { readonly progress: Progress } | { readonly complaints: readonly Complaint[] }

const [asked = builtInStories[0]?.content.story.id] = process.argv.slice(2)

/** A worker of Node 20 reads no TypeScript by itself. */
const begin = `import('tsx/esm/api').then(({ register }) => { register(); import(${JSON.stringify(import.meta.url)}) })`

if (isMainThread) await follow(new Worker(begin, { eval: true, workerData: asked }))
else work(workerData as string)

function work(id: string): void {
  const story = builtInStories.find(({ content }) => content.story.id === id)
  if (!story) throw new Error(`there is no story ${id}`)
  const walk = walkStory(story.content)
  let next = walk.next()
  for (; !next.done; next = walk.next()) parentPort?.postMessage({ progress: next.value } satisfies Told)
  parentPort?.postMessage({ complaints: next.value } satisfies Told)
}

async function follow(worker: Worker): Promise<void> {
  const start = performance.now()
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`
  let before = ''
  worker.on('message', (told: Told) => {
    if ('complaints' in told) {
      for (const complaint of told.complaints) console.log(`${complaint.place}\n  ${inOneLine(complaint)}`)
      console.log(`${asked}: ${told.complaints.length} complaints, ${seconds()}`)
      process.exitCode = told.complaints.length > 0 ? 1 : 0
      return
    }
    const { doing, done, of } = told.progress
    const now = `${doing} ${done} of ${of}`
    if (now !== before) console.log(`${seconds()}  ${now}`)
    before = now
  })
  await new Promise((resolve, reject) => worker.on('exit', resolve).on('error', reject))
}
