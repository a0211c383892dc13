import { eventOf, rightAnswerTo } from '../rules/injections.ts'
import { chanceOf } from './chance.ts'
import { type Deed, deed, type Playing } from './deed.ts'

const LOOK_MS = { expert: 15_000, ordinary: 30_000, distracted: 45_000 } as const

/** What happens and is its job comes before all else. One that is distracted may not notice. */
export function seeToEvent(playing: Playing): Deed | null {
  const { view, story, manner, seed } = playing
  const isMissed = (slug: string) => manner === 'distracted' && chanceOf(seed, `miss ${slug}`) < 0.5
  const open = view.events.find(({ slug, ask }) => ask !== null && !isMissed(slug))
  const event = open && eventOf(story, open.slug)
  if (!event) return null
  return deed(playing, `event ${event.slug}`, LOOK_MS[manner], {
    kind: 'resolve-event',
    event: event.slug,
    ...rightAnswerTo(event.answer),
  })
}
