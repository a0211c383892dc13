import type { AsItWas, TimeLine } from '#case/debriefing/debriefing-messages.ts'
import type { KeptReport, KeptRun } from '#case/report/kept-run.ts'
import { reportForAnybody } from '#case/report/report-for-seat.ts'
import type { View } from '#case/views/view.ts'

// What is seen of a kept run, and of that by who has its link alone: the names of the team and what it did, but nothing of what
// was written in the chat, nor of orders, nor of what single persons did. docs/PRIVACY.md says so.

const each = ({ views: [provider, rt, rn], ...was }: AsItWas, seen: (view: View) => View): AsItWas => ({
  ...was,
  views: [seen(provider), seen(rt), seen(rn)],
})

/** Nobody's id. */
export const momentOfKept = (was: AsItWas): AsItWas =>
  each(was, (view) => ({ ...view, team: view.team.map((seat) => ({ ...seat, uid: '' })), seatNews: [] }))

const viewByLink = (view: View): View => ({ ...view, chat: [], chatBefore: 0, orders: null })

export const momentByLink = (was: AsItWas): AsItWas => each(momentOfKept(was), viewByLink)

export const lineByLink = ({ entries, moments, missing, ...line }: TimeLine): TimeLine => ({
  ...line,
  entries: entries.filter(({ lane }) => lane !== 'chat' && lane !== 'orders'),
  // They quote what was asked in it.
  moments: moments?.filter(({ id }) => !/^(question|order)\//.test(id)) ?? null,
  missing: [...missing, 'What was written in the chat is for the team and its educators.'],
})

/** Who was given the link is not told that there is one: it is taken back where it was given. */
export const runByLink = (kept: KeptRun & KeptReport): KeptRun & KeptReport => ({
  ...kept,
  link: null,
  report: reportForAnybody(kept.report),
  view: viewByLink(kept.view),
})
