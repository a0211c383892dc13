import { servedRules } from '#case/rules/rules-number.ts'
import type { CaseContent } from '#case/story/content.ts'
import type { PlayedStory } from '../store/stored-stories.ts'
import type { PlayedStories } from '../stories/played-stories.ts'

/** What a kept run says of what it was played with. */
export interface PlayedWith {
  readonly story: PlayedStory
  /** Their number; of before there was one, a mark of all sources. */
  readonly rules: string
}

/** What a kept run is looked back on with, or why it cannot be. */
type ToldBy = { readonly content: CaseContent } | { readonly why: string }

const OTHER_RULES =
  'This run was played by rules that this version of the trainer no longer has: of it there is its report, as it was then, and no time line.'
const NO_STORY =
  'The story of this run is not kept here as it was played then: of it there is its report, as it was then, and no time line.'

/** The story as it was played then, or null: no other version stands in for it. */
export async function storyThen(played: PlayedStories, { story, rules }: PlayedWith): Promise<CaseContent | null> {
  const isKnown = story.mark !== undefined || isNumber(rules) || marksOfBefore.has(rules)
  return isKnown ? played.find(story) : null
}

export async function toldBy(played: PlayedStories, which: PlayedWith): Promise<ToldBy> {
  const content = await storyThen(played, which)
  if (!content) return { why: NO_STORY }
  return isServed(which.rules) ? { content } : { why: OTHER_RULES }
}

const isNumber = (rules: string): boolean => /^\d{1,9}$/.test(rules)
const isServed = (rules: string): boolean =>
  isNumber(rules) ? servedRules.includes(Number(rules)) : marksOfBefore.has(rules)

/**
 * Before rules had a number, a kept run had a mark of all sources of rules and story. By these the first story said, to the last
 * word, what is kept of its version 2, and the rules are those of number 1. By others it had other words, which nobody has any more.
 */
const marksOfBefore: ReadonlySet<string> = new Set([
  '5270aa2079fe582c',
  '59aee823ae24d267',
  '7c9607013ac5ccbc',
  '92b08d76a6f5f7e5',
  '938757919a7124d5',
])
