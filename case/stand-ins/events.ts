import { traitsOf } from '../records/manners.ts'
import { eventOf, rightAnswerTo } from '../rules/injections.ts'
import { chanceOf } from './chance.ts'
import { type Deed, deed, type Playing } from './deed.ts'

/** What happens and is its job comes before all else. Some may not notice. */
export function seeToEvent(playing: Playing): Deed | null {
  const { view, story, seed } = playing
  const { overlooks, looksMs } = traitsOf(playing)
  const isMissed = (slug: string) => chanceOf(seed, `miss ${slug}`) < overlooks
  const open = view.events.find(({ slug, ask }) => ask !== null && !isMissed(slug))
  const event = open && eventOf(story, open.slug)
  if (!event) return sayWhatIsWrong(playing, isMissed)
  return deed(playing, `event ${event.slug}`, looksMs, {
    kind: 'resolve-event',
    event: event.slug,
    ...rightAnswerTo(event.answer),
  })
}

/** Nobody told it: it looks at what is its own to look after, and knows what a reading means. */
function sayWhatIsWrong(playing: Playing, isMissed: (slug: string) => boolean): Deed | null {
  const { view, story, roleId } = playing
  const { looksMs } = traitsOf(playing)
  for (const device of view.devices ?? []) {
    if (story.devices?.find(({ slug }) => slug === device.slug)?.usual === device.reading) continue
    const known = story.injections.find(
      ({ slug, look, roleId: whose }) =>
        whose === roleId &&
        look?.device === device.slug &&
        device.reading.split('; ').includes(look.reading) &&
        !view.events.some((event) => event.slug === slug),
    )
    if (!known?.look || isMissed(known.slug)) continue
    const { device: on, finding } = known.look
    return deed(playing, `find ${known.slug}`, looksMs, { kind: 'name-trouble', device: on, finding })
  }
  return null
}
