import { expect, test } from 'vitest'
import { asksOf } from '#case/rules/asks.ts'
import { workUnits } from '#case/rules/work-units.ts'
import type { CaseContent } from '#case/story/content.ts'
import { builtInStories } from '#server/stories/built-in.ts'
import { readCode } from './read-code.ts'
import { wordsIn } from './words-in.ts'

// What belongs to a story stands in its data alone: no rule, server or page knows a drug, a machine, a point, an option, a
// task, a question, an ask or a fact by its name.

const ownWords = (content: CaseContent): readonly string[] => [
  content.story.id,
  ...content.infusions.map((one) => ('recipe' in one ? one.recipe.drug : one.drug)),
  ...content.boluses.flatMap(({ slug, name, drug }) => [slug, name, drug]),
  ...Object.keys(content.machines),
  ...Object.keys(content.asFound),
  ...content.facts.map(({ slug }) => slug),
  ...content.questions.flatMap(({ slug, right }) => [slug, right]),
  ...asksOf(content).map(({ slug }) => slug),
  ...content.decisionStories.flatMap(({ slug, groups }) => [
    slug,
    ...Object.values(groups).flatMap((options) => options.map((option) => option.slug)),
  ]),
  ...workUnits(content).flatMap(({ id, task }) => [id, task]),
  ...content.groups.map(({ name }) => name),
  ...content.instruments.signs.map(({ slug }) => slug),
  ...content.instruments.analytes.map(({ slug }) => slug),
  ...Object.keys(content.films),
  content.harmPage,
]

/** Words that every story has, or that mean something else as well. */
const ordinary = new Set([
  // The two rows and what breathes for her are there in every story.
  ...['monitor', 'gas', 'machine'],
  // A list is mapped, a dialog is left by staying, a connection drains and is kept, a part is ready, a size is none.
  ...['map', 'stay', 'drain', 'keep', 'ready', 'none'],
  // What is drawn of a lung, what a verdict speaks of first, and the key of a type.
  ...['drained', 're-expanded', 'harm', 'K'],
])

const asksOfBefore = ['oxygen-index', 'index-again', 'oscillator', 'rescue', 'cylinders', 'drip-rate']

/** What every story had before stories said it themselves. */
const readsBefore = ['case/story/story-before-groups.ts', 'case/story/story-before-films.ts']

/** Names of pictures and of records of the specification that are also words of a story. */
const namesOfTheirOwn: { readonly [path: string]: readonly string[] } = {
  // A scene.
  'case/story/task.ts': ['ino'],
  // What was stored and sent before asks had names, of the first story alone.
  'case/story/asks-of-before.ts': asksOfBefore,
  'case/story/story-before-asks.ts': asksOfBefore,
  // Fields of the record of the specification's own questions.
  'case/records/challenge.ts': ['cylinders'],
  // What older reports, rooms and kept runs did not say.
  'server/archive/read-kept.ts': ['Procedure', 'case-1'],
  'server/rooms/room-sign.ts': ['case-1'],
  // Machines of which there is a picture; any other is drawn as its numbers.
  'web/monitor/bedside/machine-panel.tsx': [
    'bag',
    'cpap',
    'crossvent',
    'hfov',
    'hfv',
    'mask',
    'nasal-cannula',
    'simv',
    'vent',
  ],
  // The colours of syringe labels, as there are standards for them; any other is white.
  'web/monitor/bedside/infusion-panel.tsx': ['Dopamine', 'Epinephrine', 'Fentanyl'],
  // How goods look on the pharmacy's shelf; any other is a box.
  'web/hands/tasks/pharmacy/shelf-goods.tsx': ['alprostadil', 'antibiotics', 'bag', 'bicarbonate', 'calcium', 'd10w'],
  // Pictures and parts of them. The bag of which a bolus is drawn is called so by what all stories draw (content/tasks/draw-up.ts).
  'web/hands/tasks/scenes.ts': ['ino'],
  'web/hands/tasks/ino/calibrate-ino.tsx': ['bag'],
  'web/hands/tasks/ino/ino-parts.ts': ['bag'],
  'web/hands/tasks/ino/ino-screen.ts': ['bag'],
  'web/hands/tasks/ventilator/vent-drawing.tsx': ['etco2', 'fio2'],
  'web/hands/tasks/ventilator/vent-panel.tsx': ['etco2', 'fio2', 'vent'],
  'web/hands/tasks/ventilator/vent-parts.ts': ['etco2', 'fio2'],
  'web/hands/tasks/mixing/syringe.tsx': ['needle'],
  'web/hands/tasks/mixing/drug-sources.tsx': ['saline', 'Saline'],
}

const words = new Set(builtInStories.flatMap(({ content }) => ownWords(content)).filter((word) => !ordinary.has(word)))
/** Set-ups of tests know the first story; nothing else imports them. */
const rules = readCode()
  .map(({ path }) => path)
  .filter((path) => /^(case|server|web)\//.test(path) && !/\/test-[^/]+$/.test(path) && !readsBefore.includes(path))

test('no name is let pass that is not there', () => {
  for (const [path, names] of Object.entries(namesOfTheirOwn))
    expect([...wordsIn(path)].filter((word) => words.has(word)).toSorted(), path).toEqual([...names].toSorted())
})

test('no rule, server or page says a word that belongs to a story', () => {
  expect(words.size).toBeGreaterThan(50)
  expect(rules.length).toBeGreaterThan(500)
  const found = rules.flatMap((path) => {
    const own = [...wordsIn(path)].filter((word) => words.has(word) && !namesOfTheirOwn[path]?.includes(word))
    return own.length > 0 ? [[path, own.toSorted()] as const] : []
  })
  expect(Object.fromEntries(found)).toEqual({})
})
