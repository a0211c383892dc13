import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { StartError } from '../settings/start-error.ts'
import { END_OF_ROWS } from './backup-file.ts'

const PIECE_BYTES = 64 * 1024
/** Far more than the names of all tables take. */
const LONGEST_LINE = 1024 * 1024
const NEWLINE = 10

const problems = {
  none: 'There is no such file',
  folder: 'That is a folder, not a file',
  unreadable: 'You may not read that file',
  foreign: 'That file is no backup of the trainer',
  cut: 'That file is cut off: its end is missing',
  damaged: 'That file is damaged: it no longer holds what was written to it',
  newer: 'That file is of a newer version of the trainer: restore it with that one',
}

/** What is wrong with a file, for the one who wants it restored. */
export const unusable = (file: string, problem: keyof typeof problems, cause?: unknown) =>
  new StartError(`${problems[problem]} (${file}). Nothing was changed.`, { cause })

export type Unpacked = ReturnType<typeof unpack>

/** Reads a packed file from its beginning to its end, in pieces: a row may be as long as a recording. */
export function unpack(file: string) {
  const pieces = piecesOf(file)
  const sum = createHash('sha256')
  let buffered: Buffer = Buffer.alloc(0)

  async function more(): Promise<void> {
    const { done, value } = await pieces.next()
    if (done) throw unusable(file, 'cut')
    buffered = Buffer.concat([buffered, value])
  }

  function take(length: number): Buffer {
    const piece = buffered.subarray(0, length)
    buffered = buffered.subarray(length)
    sum.update(piece)
    return piece
  }

  return {
    async line(): Promise<string> {
      while (!buffered.includes('\n')) {
        if (buffered.length > LONGEST_LINE) throw unusable(file, 'foreign')
        await more()
      }
      return take(buffered.indexOf('\n') + 1).toString()
    },

    /** The lines up to the one that ends the rows of a table. */
    async *rows(): AsyncGenerator<Buffer> {
      let isNewLine = true
      for (;;) {
        while (buffered.length <= END_OF_ROWS.length) await more()
        if (isNewLine && buffered.indexOf(END_OF_ROWS) === 0) break
        const end = buffered.indexOf(`\n${END_OF_ROWS}`)
        // Without an end in sight: all but what may be the beginning of one.
        const piece = take(end < 0 ? buffered.length - END_OF_ROWS.length : end + 1)
        isNewLine = piece.at(-1) === NEWLINE
        yield piece
      }
      take(END_OF_ROWS.length)
    },

    /** The checksum of what was read so far. */
    sum: () => sum.copy().digest('hex'),

    /** Nothing may follow. */
    async end(): Promise<void> {
      const { done } = await pieces.next()
      if (buffered.length > 0 || !done) throw unusable(file, 'damaged')
    },

    close: async () => void (await pieces.return(undefined)),
  }
}

async function* piecesOf(file: string): AsyncGenerator<Buffer, undefined> {
  const plain = createGunzip({ chunkSize: PIECE_BYTES })
  pipeline(createReadStream(file), plain, () => {})
  try {
    for await (const piece of plain) yield piece
  } catch (error) {
    throw explained(error, file)
  }
}

const causes: { readonly [code: string]: keyof typeof problems } = {
  ENOENT: 'none',
  ENOTDIR: 'none',
  EISDIR: 'folder',
  EACCES: 'unreadable',
  Z_BUF_ERROR: 'cut',
  Z_DATA_ERROR: 'damaged',
}

function explained(error: unknown, file: string): unknown {
  if (!(error instanceof Error && 'code' in error)) return error
  const problem = error.message === 'incorrect header check' ? 'foreign' : causes[String(error.code)]
  return problem ? unusable(file, problem, error) : error
}
