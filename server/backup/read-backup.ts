import type { z } from 'zod'
import { anyHeader, type Backup, type BackupHeader, backupHeader, checksum, FORMAT, rowCounts } from './backup-file.ts'
import type { StoredTable } from './catalog.ts'
import { type Unpacked, unpack, unusable } from './unpack.ts'

type TakeRows = (table: StoredTable, rows: AsyncIterable<Buffer>) => Promise<void>

/** Reads a backup to its end, and refuses one that is not whole. The rows of each table are handed on as they come. */
export async function readBackup(file: string, takeRows: TakeRows = passOver): Promise<Backup> {
  const unpacked = unpack(file)
  try {
    const header = readHeader(file, await unpacked.line())
    for (const table of header.tables) await takeRows(table, unpacked.rows())
    const { rows } = await nextLine(rowCounts, unpacked, file)
    const sum = unpacked.sum()
    const { sha256 } = await nextLine(checksum, unpacked, file)
    if (sha256 !== sum) throw unusable(file, 'damaged')
    await unpacked.end()
    return { ...header, rows }
  } finally {
    await unpacked.close()
  }
}

async function passOver(_table: StoredTable, rows: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of rows);
}

function readHeader(file: string, line: string): BackupHeader {
  const found = parse(anyHeader, line)
  if (!found) throw unusable(file, 'foreign')
  if (found.trainerBackup > FORMAT) throw unusable(file, 'newer')
  const header = parse(backupHeader, line)
  if (!header) throw unusable(file, 'damaged')
  return header
}

async function nextLine<T>(schema: z.ZodType<T>, unpacked: Unpacked, file: string): Promise<T> {
  const found = parse(schema, await unpacked.line())
  if (!found) throw unusable(file, 'damaged')
  return found
}

function parse<T>(schema: z.ZodType<T>, line: string): T | undefined {
  try {
    return schema.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}
