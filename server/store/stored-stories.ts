import { createHash } from 'node:crypto'
import type pg from 'pg'
import { compiled } from '#case/story/compiled.ts'
import type { CaseContent } from '#case/story/content.ts'
import { readStory, STORY_SCHEMA } from '#case/story/schema.ts'

/** Tells one story from another, to the last word. */
export const storyMark = compiled((content: CaseContent) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16),
)

/** A story as somebody has played it. Runs kept by earlier versions of the trainer know no mark. */
export interface PlayedStory {
  readonly id: string
  readonly version: number
  readonly mark?: string | undefined
}

export const playedAs = (content: CaseContent): Required<PlayedStory> => {
  const { id, version } = content.story
  return { id, version, mark: storyMark(content) }
}

type Asking = Pick<pg.ClientBase, 'query'>

/** Whoever looks back finds the story as it is now, whatever becomes of it. Each is stored once. */
export async function keepStory(asking: Asking, content: CaseContent, now: number): Promise<void> {
  const { id, version, mark } = playedAs(content)
  const { rowCount } = await asking.query('select from stories where mark = $1', [mark])
  if (rowCount) return
  await asking.query(
    `insert into stories (mark, id, version, schema, content, kept_at) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [mark, id, version, STORY_SCHEMA, JSON.stringify(content), now],
  )
}

/** Without a mark it is what was kept last of that version. Null: it was not kept, or is of a later version of the trainer. */
export async function findStory(asking: Asking, { id, version, mark }: PlayedStory): Promise<CaseContent | null> {
  const { rows } = await asking.query<{ content: unknown; schema: number }>(
    `select content, schema from stories where id = $1 and version = $2 and ($3::text is null or mark = $3)
     order by kept_at desc limit 1`,
    [id, version, mark],
  )
  return rows[0] ? readStory(rows[0].content, rows[0].schema) : null
}
