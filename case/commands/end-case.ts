import { accept, refuse } from '../decision.ts'
import { defineCommand } from '../define-command.ts'
import { endRun } from '../rules/runs.ts'

/** An administrator ends the case when its Provider is gone for good. Seats go with it. */
export const endCase = defineCommand({
  kind: 'end-case',
  allowed: 'administrator',
  input: {},
  decide({ state }) {
    if (Object.values(state.records).every((collection) => Object.keys(collection).length === 0)) {
      return refuse({ code: 'no-case' })
    }
    return accept(...endRun(state))
  },
})
