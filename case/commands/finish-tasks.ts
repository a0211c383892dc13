import { accept, refuse } from '../decision.ts'
import { defineCommand } from '../define-command.ts'
import { finishDue } from '../rules/finish-tasks.ts'

/** The time of a task is up and its steps are done: it is finished, without anybody's doing. */
export const finishTasks = defineCommand({
  kind: 'finish-tasks',
  allowed: 'system',
  input: {},
  decide({ state, now, content }) {
    const finished = finishDue(state, content, now)
    return finished.length > 0 ? accept(...finished) : refuse({ code: 'nothing-due' })
  },
})
