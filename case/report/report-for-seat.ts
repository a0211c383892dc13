import type { RoleId } from '../records/roles.ts'
import type { Report } from './report.ts'

/** The report as a seat may read it: how others saw the team, only after one has said so oneself. */
export const reportForSeat = <R extends Pick<Report, 'ratings'>>(report: R, roleId: RoleId): R =>
  report.ratings.length === 0 || report.ratings.some(({ by }) => by === roleId) ? report : { ...report, ratings: [] }
