import type { KeptReport } from '#case/report/kept-run.ts'
import type { Report } from '#case/report/report.ts'
import { besideOf, type KeptByAny, type RunBeside } from '#case/report/run-beside.ts'
import { toldStory } from '#case/report/team-report.ts'
import { verdictOf } from '#case/report/verdict.ts'
import type { CaseContent } from '#case/story/content.ts'
import { pointsOf } from '#case/story/points.ts'
import { harmPage as harmPageOfBefore } from '#case/story/story-before-films.ts'
import { arterialSite, instruments as instrumentsOfBefore } from '#case/story/story-before-groups.ts'
import { lostTo } from '#case/story/story-before-words.ts'
import { type FlowsView, viewFlows } from '#case/views/flows.ts'
import type { View } from '#case/views/view.ts'

/** A report and what stood beside it, as whichever version kept it. */
export interface StoredReport {
  readonly report: Omit<Report, keyof typeof saidOfOlder.report | 'verdict' | 'instruments' | 'story'> &
    Partial<Pick<Report, 'instruments' | 'story'>> &
    KeptByAny
  readonly view: Omit<View, keyof typeof saidOfOlder.view | 'flows' | 'instruments'> & Partial<View>
}

/** What older versions kept says nothing of what the newest tells besides. */
const saidOfOlder = {
  report: {
    wholeMs: null,
    orders: [],
    metrics: [],
    standIns: [],
    events: [],
    looks: [],
    teaching: [],
    attempts: [],
    ratings: [],
    persons: [],
    watched: [],
  },
  objective: ({ text, isMet }: { readonly text: string; readonly isMet: boolean }) =>
    ({ slug: text, counts: '', shown: isMet ? 'met' : 'missed', found: [], by: [], educator: null }) as const,
  flag: { sign: null, about: null },
  view: { pause: null, hints: null, clockNews: null, spoken: [], events: [], isScoreHidden: false, debriefing: null },
} as const

/** What only its story could tell. */
const noVerdict = { sentences: [], concerns: [] }
const noFlows: FlowsView = { steps: [], walks: [[], [], []] }

/** Before reports said which story they are of, whose story is not kept was the first. */
const storyOfBefore = { id: 'case-1', version: 1, title: 'A newborn far from a center', unit: 'NICU', lostTo } as const

type NamedPoint = Pick<ReturnType<typeof pointsOf>[number], 'slug' | 'title'>

/** Of a part of a report that was kept before points had names: which point it is of. */
const slugOf = (points: readonly NamedPoint[], part: string): { readonly slug?: string } => {
  const slug = points.find(({ title }) => title === part)?.slug
  return slug === undefined ? {} : { slug }
}

/** Before reports said of which groups several could be chosen, it was this one alone. */
const TOOK_SEVERAL = 'Procedure'

/** What was kept before points had names calls them by their place. */
function withNames({ report, view }: StoredReport, content: CaseContent | null): StoredReport {
  const points: readonly NamedPoint[] = content ? pointsOf(content) : []
  const names = points.map(({ slug }) => slug)
  const named = <T extends { readonly point: string | number }>(one: T) =>
    typeof one.point === 'number' ? { ...one, point: names[one.point - 1] ?? String(one.point), place: one.point } : one
  const ofPart = <T extends { readonly part: string }>(one: T) => ({ ...slugOf(points, one.part), ...one })
  const ofGroup = <T extends { readonly label: string }>(one: T) =>
    one.label === TOOK_SEVERAL ? { several: true as const, ...one } : one
  return {
    report: {
      ...report,
      decisions: report.decisions.map((one) => ofGroup(ofPart(one))),
      score: { ...report.score, items: report.score.items.map(ofPart) },
      gases: report.gases.map((gas) => ({ slug: names[gas.point - 1], ...gas })),
    },
    view: {
      ...view,
      points: view.points.map(named),
      pages: view.pages.map((pages) => ({
        ...named(pages),
        gas: pages.gas && named(pages.gas),
        pages: pages.pages.map((one) => ({ ...one, isHarm: one.isHarm ?? one.page === harmPageOfBefore })),
      })),
      vitals: view.vitals && { ...view.vitals, gases: view.vitals.gases.map(named) },
    },
  }
}

/** A kept report as the newest version would have kept it, as far as it can be told. */
export function readKept(stored: StoredReport, content: CaseContent | null): KeptReport {
  const { report, view } = withNames(stored, content)
  const objectives = report.objectives.map((one) => ({ ...saidOfOlder.objective(one), ...one }))
  const whole = { ...saidOfOlder.report, ...report, objectives }
  const teaching = whole.teaching.map((one) => (one.kind === 'flag' ? { ...saidOfOlder.flag, ...one } : one))
  const { story = content ? toldStory(content) : storyOfBefore } = report
  const told = { ...whole, story, teaching }
  const { verdict = content ? verdictOf(told, content.scoreScale) : noVerdict } = report
  const flows = content ? viewFlows(content) : noFlows
  // Nobody draws the challenge of a kept run from this, and earlier versions had it in other words.
  const { instruments: given = content?.instruments ?? instrumentsOfBefore } = report
  // Earlier versions kept them without the site.
  const instruments = { ...given, arterialSite: given.arterialSite ?? arterialSite }
  return {
    report: { ...told, instruments, verdict },
    view: { ...saidOfOlder.view, ...view, flows, instruments, challenge: null },
  }
}

/** What of it is laid beside others: what it was kept without stays untold, but for the verdict, which can be worked out. */
export function readBeside(stored: StoredReport, content: CaseContent | null): RunBeside {
  const { verdict } = readKept(stored, content).report
  return besideOf({ ...stored.report, verdict }, content?.teamRating ?? { levels: [] })
}
