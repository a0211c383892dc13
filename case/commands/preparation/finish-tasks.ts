import { finishDue } from '../../rules/finish-tasks.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

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
