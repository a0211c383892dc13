import type { CaseContent } from '../content.ts'
import { watchablesOf } from '../watchables.ts'
import { type Findings, found } from './complaint.ts'

/** What is wrong with questions and reports. */
export function* mistakesInAnswers(content: CaseContent): Findings {
  yield* mistakesInQuestions(content)
  yield* mistakesInTellings(content)
  yield* mistakesOnChecklist(content)
}

function* mistakesInQuestions({ questions }: CaseContent): Findings {
  for (const [place, { options, right }] of questions.entries()) {
    if (!options.some(({ slug }) => slug === right)) {
      yield found(`questions[${place}].right`, `“${right}” is none of the options`, 'Name the option that is right')
    }
    for (const [index, { slug, bridge }] of options.entries()) {
      if (slug === right || bridge !== undefined) continue
      yield found(
        `questions[${place}].options[${index}]`,
        'nobody is told how the story goes on although this was decided',
        'Say in its bridge what happens all the same',
      )
    }
  }
  yield* mistakesInPromise(questions)
  yield* twice(
    'questions',
    questions.flatMap(({ fills }) => fills ?? []),
    'is filled by two',
  )
}

/** One question at most is a promise, and each of its options says for how long. */
function* mistakesInPromise(questions: CaseContent['questions']): Findings {
  for (const [place, { isPromise = false, options }] of questions.entries()) {
    for (const [index, { limitMs }] of options.entries()) {
      if ((limitMs !== undefined) === isPromise) continue
      yield found(
        `questions[${place}].options[${index}].limitMs`,
        isPromise ? 'nobody knows how long it promises' : 'this question is no promise',
        isPromise ? 'Say until when it is kept' : 'Take it out, or call the question a promise',
      )
    }
    if (isPromise && questions.slice(0, place).some((one) => one.isPromise)) {
      yield found(`questions[${place}].isPromise`, 'another is the promise already', 'Let one question be the promise')
    }
  }
}

function* mistakesInTellings(content: CaseContent): Findings {
  const { bedsideReport, call, callTiming, patient, asFound, vitalStats, debrief } = content
  const items = bedsideReport.items.map(({ slug }) => slug)
  for (const [index, { reveals }] of bedsideReport.questions.entries()) {
    for (const slug of reveals) {
      if (items.includes(slug)) continue
      yield found(
        `bedsideReport.questions[${index}].reveals`,
        `there is no item “${slug}”`,
        'Name an item of the report',
      )
    }
  }
  const revealed = new Set(bedsideReport.questions.flatMap(({ reveals }) => reveals))
  for (const [index, slug] of items.entries()) {
    if (revealed.has(slug)) continue
    yield found(
      `bedsideReport.items[${index}]`,
      'no question brings it to light',
      'Let a question reveal it, or take it out',
    )
  }
  // The handover falls back on them.
  for (const slug of ['last-gas', 'film']) {
    if (items.includes(slug)) continue
    yield found(
      'bedsideReport.items',
      `“${slug}” is missing`,
      'The handover needs it where the team took none: tell it',
    )
  }
  if (call.captions.length !== callTiming.captions.length) {
    yield found('callTiming.captions', 'one for each of the call', 'Time each caption')
  }
  if (!patient.places.some(({ value }) => value === patient.receivingHospital.value)) {
    yield found('patient.receivingHospital', 'it is none of the places', 'Name one of the places')
  }
  if (asFound.monitor !== vitalStats.currentState || asFound.gas !== vitalStats.currentiStat) {
    yield found('vitalStats', 'the rows are not those of the newborn as found', 'Begin both at the same rows')
  }
  yield* twice(
    'debrief',
    debrief.flatMap((phase) => phase.prompts.map(({ slug }) => slug)),
    'is there twice',
  )
}

/** A mark carries the name alone. */
function* mistakesOnChecklist(content: CaseContent): Findings {
  yield* twice(
    'teamRating',
    watchablesOf(content).map(({ slug }) => slug),
    'is on the checklist twice',
  )
}

function* twice(at: string, slugs: readonly string[], what: string): Findings {
  for (const [index, slug] of slugs.entries()) {
    if (slugs.indexOf(slug) !== index) yield found(at, `“${slug}” ${what}`, 'Give one of them another name')
  }
}
