import { useEffect, useState } from 'react'
import type { StoryCard } from '#case/rooms.ts'

/** What the house has, as it was told last. */
let told: readonly StoryCard[] | null = null

/** Null: they cannot be told now. */
async function fetchStories(): Promise<readonly StoryCard[] | null> {
  const response = await fetch('/api/stories', { signal: AbortSignal.timeout(20_000) })
  return response.ok ? (await response.json()).stories : null
}

/** The stories of the house, the open room's first; none before they are told. */
export function useStories(): readonly StoryCard[] {
  const [stories, setStories] = useState(told ?? [])
  useEffect(() => {
    let isThere = true
    fetchStories().then(
      (found) => {
        told = found ?? told
        if (isThere) setStories(told ?? [])
      },
      () => {},
    )
    return () => {
      isThere = false
    }
  }, [])
  return stories
}

/** How a story is called; null: the open room's. Empty where it cannot be told. */
export function useStoryTitle(id: string | null | undefined): string {
  const stories = useStories()
  const story = id === null ? stories[0] : stories.find((one) => one.id === id)
  return story?.title ?? ''
}
