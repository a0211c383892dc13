import type { CaseState } from '../records/state.ts'
import { bedsideHistory } from '../rules/bedside.ts'
import { pastFacts } from '../rules/past-facts.ts'
import type { CaseContent } from '../story/content.ts'
import type { Metric } from '../story/metric.ts'
import { type Facts, holds } from '../story/resolve-text.ts'
import type { BriefingReport } from './briefing-report.ts'
import type { CheckReport } from './checks-report.ts'
import type { EventReport } from './events-report.ts'
import { medicationErrors } from './medication-errors.ts'
import type { Segment } from './times-report.ts'

/** What was measured: a time of the case, so many of so many, or words. */
export type MetricValue =
  | { readonly kind: 'time'; readonly ms: number }
  | { readonly kind: 'count'; readonly count: number; readonly of: number; readonly what: string }
  | { readonly kind: 'words'; readonly text: string }

/** One of the numbers by which transports are measured. For learning: a run of a trainer is no transport. */
export interface MetricReport {
  readonly slug: string
  readonly title: string
  readonly definition: string
  readonly sources: readonly { readonly number: number; readonly name: string }[]
  /** Null: none was found. */
  readonly benchmark: string | null
  /** Null: it could not be measured in this run. */
  readonly value: MetricValue | null
  readonly cannot: string | null
  readonly details: readonly string[]
}

interface Measured {
  readonly value: MetricValue | null
  readonly details: readonly string[]
}

interface Shown {
  readonly segments: readonly Segment[]
  readonly checks: readonly CheckReport[]
  readonly handover: BriefingReport
  readonly events: readonly EventReport[]
}

export function metricsReport(state: CaseState, content: CaseContent, shown: Shown): MetricReport[] {
  const facts = pastFacts(content, bedsideHistory(state, content))
  return content.metrics.map((metric) => {
    const { slug, title, definition, sources, benchmark, cannot } = metric
    const { value, details } = measured(metric, facts, { state, content, shown })
    return {
      slug,
      title,
      definition,
      sources,
      benchmark,
      value,
      cannot: value ? null : cannot,
      details: [...details, ...toldBeside(metric, facts, shown)],
    }
  })
}

interface Run {
  readonly state: CaseState
  readonly content: CaseContent
  readonly shown: Shown
}

function measured({ measure }: Metric, facts: Facts, { state, content, shown }: Run): Measured {
  switch (measure.kind) {
    case 'time':
      return timeBetween(shown.segments, measure)
    case 'words': {
      const pieces = measure.pieces.filter(({ when }) => holds(when, facts)).map(({ text }) => text)
      const isKnown = holds(measure.once, facts) && pieces.length > 0
      return { value: isKnown ? { kind: 'words', text: pieces.join(' ') } : null, details: [] }
    }
    case 'medication-errors':
      return medicationErrors(state, content, shown.checks)
    case 'handover-items':
      return handoverItems(shown.handover)
    default:
      return { value: null, details: [] }
  }
}

function timeBetween(segments: readonly Segment[], { from, until }: { from: string; until: string }): Measured {
  const [first, next] = [from, until].map((name) => segments.findIndex(({ slug }) => slug === name))
  if (first === undefined || next === undefined || first === -1 || next === -1) return { value: null, details: [] }
  const ms = segments.slice(first, next).reduce((sum, { durationMs }) => sum + durationMs, 0)
  return { value: { kind: 'time', ms }, details: [] }
}

function handoverItems({ path, isLengthGood, items }: BriefingReport): Measured {
  if (path === null) return { value: null, details: [] }
  const count = items.filter(({ rt, rn }) => rt || rn).length
  return {
    value: { kind: 'count', count, of: items.length, what: 'heard' },
    details: [isLengthGood ? 'Told in a good length.' : 'Told in less or more time than is good.'],
  }
}

/** What holds besides, and what an educator let happen that belongs to it. */
function toldBeside({ also, event }: Metric, facts: Facts, { events }: Shown): string[] {
  return [
    ...also.filter(({ when }) => holds(when, facts)).map(({ text }) => text),
    ...events
      .filter(({ slug }) => slug === event)
      .map(({ title, left }) => `${title}: ${left === null ? 'seen to in time' : 'not seen to in time'}.`),
  ]
}
