import type { RoleId } from '../records/roles.ts'
import type { Report } from './report.ts'

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

/** The report as anybody may read it who has its link. */
export const reportForAnybody = <R extends Pick<Report, 'persons'>>(report: R): R => ({ ...report, persons: [] })
