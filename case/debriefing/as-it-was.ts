import { PROVIDER, RN, RT } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import { viewNewborn } from '../views/console/newborn.ts'
import { withLastMessages } from '../views/last-messages.ts'
import type { ViewCutter } from '../views/view-cutter.ts'
import type { AsItWas } from './debriefing-messages.ts'

/** What each of the three saw in a state of the run, as a page gets it that has just come, and how the newborn was. */
export function asItWas(state: CaseState, views: ViewCutter, at: number): AsItWas {
  const seen = (roleId: 0 | 1 | 2) => withLastMessages(views.cut(state, roleId))
  const { run, version } = state
  return {
    ...{ run, at, version },
    views: [seen(PROVIDER), seen(RT), seen(RN)],
    newborn: viewNewborn(state, views.content),
  }
}
