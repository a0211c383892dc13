import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

const withBrotli = promisify(brotliCompress)
const withGzip = promisify(gzip)

/** What is text: pictures, fonts and sound are small already. */
const TEXT = /\.(js|css|html|svg|webmanifest|json|txt)$/
/** Below this a packet carries it anyway. */
const LEAST_BYTES = 1000

/**
 * Writes beside each built file what a server may send instead of it, so that no request has to wait for the work.
 * @param {string} folder
 */
export async function compressAll(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
  await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))))
}

/** @param {string} file */
async function compress(file) {
  const content = await readFile(file)
  if (content.length < LEAST_BYTES) return
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length }
  await writeFile(`${file}.br`, await withBrotli(content, { params }))
  await writeFile(`${file}.gz`, await withGzip(content, { level: 9 }))
}
