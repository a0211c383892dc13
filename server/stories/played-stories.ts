import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type pg from 'pg'
import type { CaseContent } from '#case/story/content.ts'
import { readStory } from '#case/story/schema.ts'
import { contentRoot } from '../settings/project-root.ts'
import { findStory, type PlayedStory, storyMark } from '../store/stored-stories.ts'
import type { StoryBook } from './story-book.ts'

/** So many stories of before are held, read: each takes a few MB. */
const MOST_HELD = 8

export type PlayedStories = ReturnType<typeof createPlayedStories>

/**
 * The stories that runs were played with, each as it was then: those that the house still has, and what was kept of others. No
 * other version stands in for one that is not there.
 */
export function createPlayedStories(pool: pg.Pool, book: StoryBook) {
  const held = new Map<string, Promise<CaseContent | null>>()

  async function read(which: PlayedStory): Promise<CaseContent | null> {
    return (await findStory(pool, which)) ?? (which.mark === undefined ? await storyOfBefore(which) : null)
  }

  return {
    book,

    find(which: PlayedStory): Promise<CaseContent | null> {
      const own = book.exactly(which)?.content
      if (own && (which.mark === undefined || which.mark === storyMark(own))) return Promise.resolve(own)
      const key = `${which.id} ${which.version} ${which.mark}`
      const known = held.get(key) ?? read(which)
      held.delete(key)
      held.set(key, known)
      for (const [oldest] of held) if (held.size > MOST_HELD) held.delete(oldest)
      known.catch(() => held.delete(key))
      return known
    },
  }
}

/** A version of a story that comes with the trainer, as it was released; null: it is not among what is kept of it. */
export async function storyOfBefore({ id, version }: PlayedStory): Promise<CaseContent | null> {
  if (!/^[\w-]+$/.test(id)) return null
  const packed = await readFile(join(contentRoot, id, 'versions', `${version}.json.gz`)).catch(() => null)
  if (!packed) return null
  const { schema, content } = JSON.parse(String(await promisify(gunzip)(packed))) as KeptStory // scripts/structure/keep-versions.ts
  return readStory(content, schema)
}

interface KeptStory {
  readonly schema: number
  readonly content: unknown
}
