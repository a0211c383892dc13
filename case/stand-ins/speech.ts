import { traitsOf } from '../records/manners.ts'
import type { Caption, RecordingId } from '../records/spoken.ts'
import { PAST } from '../story/condition.ts'
import { type Facts, holds } from '../story/resolve-text.ts'
import type { View } from '../views/view.ts'
import { chanceOf } from './chance.ts'
import { type Deed, deed, type Playing } from './deed.ts'

const PREPARE_MS = 8000
const TICK_MS = 1500
const MOST_LEFT_OUT = 2

/** The items of a speech that it says, by number. Something may be left out now and then, never the end. */
function saidItems(playing: Playing, which: RecordingId): readonly number[] {
  const { seed, story } = playing
  const { leavesOut } = traitsOf(playing)
  const items = [...story.standIns.speech[which].keys()]
  const isLeftOut = (item: number) =>
    item < items.length - 1 && chanceOf(seed, `leave out ${which} ${item}`) < leavesOut
  const leftOut = items.filter(isLeftOut).slice(0, MOST_LEFT_OUT)
  return items.filter((item) => !leftOut.includes(item))
}

/** What the Provider has seen decided, point by point. */
function choicesSeen({ points }: View): Facts {
  const chosen = points.map(({ point, groups }) => ({
    point,
    facts: groups
      .filter(({ decidedAt }) => decidedAt !== null)
      .flatMap(({ provider }) => [provider ?? []].flat())
      .map((slug) => `chose ${slug}`),
  }))
  return {
    has(past) {
      const { point, fact = '' } = PAST.exec(past)?.groups ?? {}
      return chosen.some((one) => (point === undefined || one.point === point) && one.facts.includes(fact))
    },
  }
}

/** What is said, sentence by sentence, and when each is heard. */
export interface Speech {
  readonly recording: RecordingId
  readonly captions: readonly Caption[]
}

/** What the Provider's stand-in says. */
export function speechOf(playing: Playing, recording: RecordingId): Speech {
  const { speech, clips } = playing.story.standIns
  const facts = choicesSeen(playing.view)
  const said = saidItems(playing, recording)
    .flatMap((item) => speech[recording][item] ?? [])
    .filter(({ when }) => holds(when, facts))
  let toMs = 0
  const captions = said.map(({ text }) => {
    const fromMs = toMs
    toMs += clips[text]?.durationMs ?? 0
    return { text, fromMs, toMs }
  })
  return { recording, captions }
}

/** The Provider says what is due to be recorded, having ticked of the summary what it is going to say. */
export function speak(playing: Playing, which: RecordingId): Deed | null {
  const { view } = playing
  if (!view.canLead || view.recordings?.[which]) return null
  const ticked = view.summaryList?.ticked ?? []
  const item = which === 'summary' ? saidItems(playing, which).find((one) => !ticked.includes(one)) : undefined
  if (item !== undefined) {
    const request = { kind: 'tick-item', list: 'summary', item, isTicked: true } as const
    return deed(playing, `tick summary ${item}`, TICK_MS, request)
  }
  const lengthMs = speechOf(playing, which).captions.at(-1)?.toMs ?? 0
  return { what: `speak ${which}`, takesMs: PREPARE_MS + lengthMs, speaks: which }
}
