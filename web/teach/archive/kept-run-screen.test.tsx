import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'
import { PROVIDER } from '#case/records/roles.ts'
import { type KeptRun, summaryOf } from '#case/report/kept-run.ts'
import { type Report, reportOf } from '#case/report/report.ts'
import { reportForAnybody } from '#case/report/report-for-seat.ts'
import { Walk } from '#case/testing/walk.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { viewFor } from '#case/views/view-cutter.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { waitingFor } from '../../base/parts/load-part.ts'
import { KeptReport } from './kept-run-screen.tsx'

// Its time line is still being fetched: the tests that follow here begin with nothing under way.
afterAll(() => vi.waitFor(() => expect(waitingFor.get().parts).toBe(0), 60_000))

/** A kept run as its page first stands, before its time line has come. */
function drawn({ log, state }: Walk, cut = (report: Report): Report => report): string {
  const report = cut(reportOf(log, case1))
  const view = viewFor(state, PROVIDER, case1)
  const run: KeptRun = {
    ...{ room: 'r', run: state.run, roomName: 'Blue', startedAt: report.startedAt, endedAt: report.endedAt },
    story: { id: 'case-1', title: 'A newborn far from a center' },
    ...{ keptUntil: report.endedAt, link: null, team: [], hasSound: false, summary: summaryOf(report, view) },
  }
  return renderToStaticMarkup(<KeptReport run={{ ...run, report, view }} path="/api/archive/r/1" />)
}

/** Where the links to the parts lead, and the parts that are there. */
function partsOf(page: string) {
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  const parts = [...page.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id)
  return { links, parts }
}

function ended(...go: readonly ((walk: Walk) => void)[]): Walk {
  const walk = new Walk()
  for (const step of go) step(walk)
  return walk
}

test.each([
  ['on the call', ended((walk) => walk.do(PROVIDER, { kind: 'answer-call' })), ['course', 'tasks']],
  ['in the preparation', ended((walk) => walk.toPreparation()), ['course', 'tasks']],
  [
    'on the way',
    ended(
      (walk) => walk.toPreparation(),
      (walk) => walk.prepare(),
    ),
    ['course'],
  ],
  ['at its end', ended((walk) => walk.toReport(idealChoices)), []],
])('of a kept run that ended %s each link leads to a part, and each part has one', (_, walk, without) => {
  const { links, parts } = partsOf(drawn(walk))
  expect(links.toSorted()).toEqual(parts.toSorted())
  for (const id of ['course', 'tasks']) expect(links.includes(id)).toBe(!without.includes(id))
  expect(links).toContain('time-line')
})

test('who teaches reads it person by person; whoever has its link does not', () => {
  const walk = ended((each) => each.toPreparation())
  const [theirs, open] = [partsOf(drawn(walk)), partsOf(drawn(walk, reportForAnybody))]
  expect(theirs.links).toContain('persons')
  for (const { links, parts } of [theirs, open]) {
    expect(links.toSorted()).toEqual(parts.toSorted())
    expect(links).not.toContain('own-part')
  }
  expect(open.links).not.toContain('persons')
})
