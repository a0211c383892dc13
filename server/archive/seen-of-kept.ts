import type { AsItWas, TimeLine } from '#case/debriefing/debriefing-messages.ts'

/** Of a kept run, what whoever has its link is shown: all that the report shows, and nothing of what was written in the chat, nor of orders. */
export const lineByLink = ({ entries, moments, missing, ...line }: TimeLine): TimeLine => ({
  ...line,
  entries: entries.filter(({ lane }) => lane !== 'chat' && lane !== 'orders'),
  // They quote what was asked in it.
  moments: moments?.filter(({ id }) => !/^(question|order)\//.test(id)) ?? null,
  missing: [...missing, 'What was written in the chat is for the team and its educators.'],
})

export function momentByLink(was: AsItWas): AsItWas {
  const [provider, rt, rn] = was.views.map((view) => ({ ...view, chat: [], chatBefore: 0, orders: null }))
  return provider && rt && rn ? { ...was, views: [provider, rt, rn] } : was
}
