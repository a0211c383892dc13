import { endRun } from '../../rules/runs.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** The case ends for everybody: the run is over, or its Provider is gone for good. Seats go with it. */
export const endCase = defineCommand({
  kind: 'end-case',
  allowed: 'steering',
  input: {},
  decide({ state }) {
    if (Object.values(state.records).every((collection) => Object.keys(collection).length === 0)) {
      return refuse({ code: 'no-case' })
    }
    return accept(...endRun(state))
  },
})
