import type { RoleId } from '../records/roles.ts'
import { isOfOrders } from './orders-metrics.ts'
import type { Report } from './report.ts'
import { verdictWithoutOrders } from './verdict.ts'

/**
 * The report as a seat may read it: of what single persons did only one's own, where it was people who did it; and how others
 * saw the team, only after one has said so oneself.
 */
export function reportForSeat<R extends Pick<Report, 'ratings' | 'persons'>>(report: R, roleId: RoleId): R {
  const { ratings, persons } = report
  return {
    ...report,
    persons: persons.filter((person) => person.roleId === roleId && person.people > 0),
    ratings: ratings.some(({ by }) => by === roleId) ? ratings : [],
  }
}

/** The report as anybody may read it who has its link: of no single person, and of no order. */
export function reportForAnybody<R extends Pick<Report, 'persons' | 'metrics' | 'orders' | 'verdict'>>(report: R): R {
  const metrics = report.metrics.filter(({ slug }) => !isOfOrders(slug))
  return { ...report, persons: [], orders: [], metrics, verdict: verdictWithoutOrders(report.verdict) }
}
