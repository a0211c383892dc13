import { z } from 'zod'

/*
 * A backup is a file of lines, packed by gzip: one that says what is in it, then the rows of each table as COPY writes them,
 * each table ended by the line that ends them for psql too, then how many rows those were, and the checksum of all before.
 */

export const FORMAT = 1

/** The first line, as far as every version must be able to read it. */
export const anyHeader = z.object({ trainerBackup: z.number() })

export const backupHeader = z.object({
  trainerBackup: z.literal(FORMAT),
  at: z.iso.datetime(),
  /** What had made the tables what they were. */
  migrations: z.array(z.string()).min(1).readonly(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1).readonly() })).readonly(),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })).readonly(),
})
export type BackupHeader = z.infer<typeof backupHeader>

export const END_OF_ROWS = '\\.\n'

export const rowCounts = z.object({ rows: z.record(z.string(), z.number()) })
export const checksum = z.object({ sha256: z.string() })

export interface Backup extends BackupHeader {
  readonly rows: { readonly [table: string]: number }
}

export const lineOf = (what: object): string => `${JSON.stringify(what)}\n`

/** For whoever asked for it: how much there is. */
export const inNumbers = ({ account = 0, rooms = 1 }: Backup['rows']): string =>
  `Accounts: ${account}. Rooms: ${rooms}, the open one among them.`
