import { compiled } from './compiled.ts'
import type { CaseContent } from './content.ts'
import type { DecisionStory } from './decision-story.ts'

/** A decision point: what it is called, where it stands, and under which names the records of the specification keep it. */
export interface StoryPoint {
  readonly slug: string
  /** Among the points of its story, from 1. */
  readonly place: number
  readonly isLast: boolean
  /** As people read it. */
  readonly title: string
  /** Of its record; TeamScore and address have it too. */
  readonly docId: string
  /** Of the list of pages the team has come to. */
  readonly flow: string
  readonly path: string
  readonly story: DecisionStory
}

type Points = Pick<CaseContent, 'decisionStories'>

/** The points in their order. */
export const pointsOf = ({ decisionStories }: Points): readonly StoryPoint[] => pointsIn(decisionStories)

const pointsIn = compiled((stories: readonly DecisionStory[]): readonly StoryPoint[] =>
  stories.map((story, index) => {
    const { slug, recordedAs } = story
    const { docId, flow } = recordedAs ?? { docId: slug, flow: slug }
    const place = index + 1
    const isLast = place === stories.length
    return { slug, place, isLast, title: titleOfPoint(place), docId, flow, path: pathOfPoint(story), story }
  }),
)

export const pointNamed = (story: Points, slug: string | undefined): StoryPoint | undefined =>
  pointsOf(story).find((one) => one.slug === slug)

export const pointRecordedAs = (story: Points, docId: string): StoryPoint | undefined =>
  pointsOf(story).find((one) => one.docId === docId)

export const titleOfPoint = (place: number | string): string => `Decision point ${place}`

export const pathOfPoint = ({ slug, recordedAs }: Pick<DecisionStory, 'slug' | 'recordedAs'>): string =>
  `/case/decision-point/${recordedAs?.docId ?? slug}`
