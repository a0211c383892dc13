import { case1 } from '#content/case-1/case-1.ts'
import { type Report, reportOf } from '../report/report.ts'
import { walkAll } from './walk.ts'
import { bareChoices, idealChoices, worstChoices } from './walk-choices.ts'

const whole = ({ log }: ReturnType<typeof walkAll>): Report => reportOf(log, case1)

// For tests: what the rules tell of whole runs of the first story.
export const idealReport = (): Report => whole(walkAll(idealChoices))
export const worstReport = (): Report => whole(walkAll(worstChoices, { mode: 'Decline Transport', time: '<60 min' }))
export const bareReport = (): Report => whole(walkAll(bareChoices))
