import type { DecisionStory, StoryOption } from '#case/story/decision-story.ts'

type Offered = Omit<StoryOption, 'id' | 'link'> & {
  /** Of the point's own, where it leads. */
  readonly page: string
}

/** What is offered at a point, group by group, numbered one after the other. */
export function offeredAt(
  point: string,
  groups: { readonly [group: string]: readonly Offered[] },
): DecisionStory['groups'] {
  let id = 0
  return Object.fromEntries(
    Object.entries(groups).map(([group, options]) => [
      group,
      options.map(({ page, ...option }) => {
        id += 1
        return { ...option, id, link: `/case/decision-point/${point}/${page}` }
      }),
    ]),
  )
}
