import { wordsOfBedside, wordsOfWork } from '../bedside-words.ts'
import { handoverWords } from '../condition.ts'
import type { CaseContent } from '../content.ts'
import type { DecisionStory } from '../decision-story.ts'
import { pointNamed } from '../points.ts'
import { type Findings, found } from './complaint.ts'
import { ANY, type FactChecks } from './facts.ts'
import { inPoint } from './points-named.ts'

/** What is wrong with the conditions and texts of a point: what they look at is known there. */
export function* mistakesInFacts(
  place: string,
  story: DecisionStory,
  content: CaseContent,
  checks: FactChecks,
): Findings {
  const bedsideWords = wordsOfBedside(content)
  const workWords = wordsOfWork(story)
  const allWords = [...bedsideWords, ...workWords]
  const bedside = { isAtBedside: true }
  const chosen = { isAtBedside: true, chosenAt: story.slug }
  const { callBefore } = story
  if (callBefore) {
    const at = `${place}.callBefore`
    for (const part of ['opening', 'closing'] as const) {
      yield* checks.text(`${at}.${part}`, callBefore[part], bedside, bedsideWords)
    }
    for (const [index, gap] of callBefore.gaps.entries()) {
      yield* checks.text(`${at}.gaps[${index}]`, [gap], bedside, bedsideWords)
    }
    for (const [index, { when }] of callBefore.effects.entries()) {
      yield* checks.condition(`${at}.effects[${index}]`, when, bedside)
    }
  }
  yield* checks.condition(`${place}.event`, story.event?.when, bedside)
  for (const [index, { when, text }] of story.situation.entries()) {
    const sight = { isAtBedside: true, also: ['monitor-fell'] }
    yield* checks.condition(`${place}.situation[${index}]`, when, sight)
    yield* checks.text(`${place}.situation[${index}]`, text, sight, bedsideWords)
  }
  for (const [group, options] of Object.entries(story.groups)) {
    for (const [index, { effects = [], work = [], links = [] }] of options.entries()) {
      for (const { when } of links) yield* checks.condition(`${place}.groups.${group}[${index}]`, when, chosen)
      for (const { when } of effects) yield* checks.condition(`${place}.groups.${group}[${index}]`, when, chosen)
      for (const { when } of work) yield* checks.condition(`${place}.groups.${group}[${index}]`, when, chosen)
    }
  }
  for (const [index, row] of story.pages.entries()) {
    const at = `${place}.pages[${index}]`
    // The handover tells what a film showed, and knows no other words.
    const words = row.films && row.slug !== 'default' ? workWords : allWords
    yield* checks.condition(at, row.when, chosen)
    for (const text of row.facts) yield* checks.text(at, text, chosen, words)
    if (row.teaching) yield* checks.text(at, row.teaching, chosen, allWords)
    for (const { when, time } of row.films ?? []) {
      yield* checks.condition(at, when, chosen)
      yield* checks.text(at, time, chosen, words)
    }
  }
  for (const [index, { when }] of story.course.entries()) {
    yield* checks.condition(`${place}.course[${index}]`, when, { ...chosen, also: ['stopped'] })
  }
}

/** Machines, handover, objectives and metrics read the points too. */
export function* mistakesAround(content: CaseContent, checks: FactChecks): Findings {
  for (const [what, when] of Object.entries(content.reads)) {
    // With a gas, whatever is chosen at its point.
    const chosenAt = what === 'arterialSample' ? { chosenAt: ANY } : {}
    yield* checks.condition(`reads.${what}`, when, { isAtBedside: true, ...chosenAt })
  }
  const bedsideWords = wordsOfBedside(content)
  const wordsAtHandover = [...bedsideWords, ...content.decisionStories.flatMap(wordsOfWork), ...handoverWords]
  for (const [machine, { readings }] of Object.entries(content.machines)) {
    for (const { label, value } of readings) {
      const sight = { isAtBedside: true, seesPoints: true }
      yield* checks.text(`machines.${machine}: ${label}`, value, sight, bedsideWords)
    }
  }
  for (const [index, { fullText }] of content.handover.items.entries()) {
    const sight = {
      isAtBedside: true,
      chosenAt: content.decisionStories.at(-1)?.slug ?? '',
      looksBack: true,
      knowsEvents: true,
    }
    yield* checks.text(`handover.items[${index}]`, fullText, sight, wordsAtHandover)
  }
  for (const [index, { fullText }] of content.summary.items.entries()) {
    if (typeof fullText !== 'string')
      yield found(
        `summary.items[${index}]`,
        'it is told before anything is so, as one sentence',
        'Write it without conditions',
      )
  }
  for (const [index, { when }] of content.notYetFilmed.entries()) {
    yield* checks.condition(`notYetFilmed[${index}]`, when, { looksBack: true })
  }
  for (const [index, { when }] of (content.scoreScale.caps ?? []).entries()) {
    yield* checks.condition(`scoreScale.caps[${index}]`, when, { looksBack: true })
  }
  yield* mistakesInObjectives(content, checks)
  for (const { slug, point, group, when } of content.moments ?? []) {
    yield* checks.condition(`moments: ${slug}`, when, { looksBack: true })
    if (!pointNamed(content, point)?.story.groups[group])
      yield found(`moments: ${slug}`, `there is no “${group}” at “${point}”`, 'Name a group of a point')
  }
  for (const { slug, measure, also, event } of content.metrics) {
    const pieces = measure.kind === 'words' ? [{ when: measure.once }, ...measure.pieces] : []
    for (const { when } of [...pieces, ...also]) {
      yield* checks.condition(`metrics: ${slug}`, when, { looksBack: true })
    }
    if (event && content.injections.every((one) => one.slug !== event))
      yield found(`metrics: ${slug}`, `“${event}” never happens`, 'Name an event of the story')
  }
}

/** What an objective counts must be there to be counted. */
function* mistakesInObjectives(content: CaseContent, checks: FactChecks): Findings {
  const { objectives, decisionStories, summary, handover } = content
  for (const { slug, evidence } of objectives) {
    for (const one of evidence) {
      if (one.kind === 'heard' && one.needed > (one.recording === 'summary' ? summary : handover).items.length)
        yield found(`objectives: ${slug}`, `“${one.recording}” has fewer items than are needed`, 'Ask for fewer')
      if (one.kind !== 'decided' && one.kind !== 'left') continue
      const story = pointNamed({ decisionStories }, one.point)?.story
      if (!story) {
        yield found(`objectives: ${slug}`, `there is no ${inPoint(one.point)}`, 'Name a point of the story')
        continue
      }
      if (one.kind === 'left') {
        yield* checks.condition(`objectives: ${slug}`, one.when, { isAtBedside: true })
        continue
      }
      const offered = Object.values(story.groups).flatMap((group) => group.map((option) => option.slug))
      for (const option of [...(one.chose ?? []), ...(one.not ?? [])])
        if (!offered.includes(option))
          yield found(
            `objectives: ${slug}`,
            `${inPoint(one.point)} does not offer “${option}”`,
            'Name an option of that point',
          )
      for (const group of one.best ?? [])
        if (!story.groups[group])
          yield found(
            `objectives: ${slug}`,
            `${inPoint(one.point)} does not decide ${group}`,
            'Name a group of that point',
          )
    }
  }
}
