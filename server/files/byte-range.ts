export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * What a Range header asks of a file. `whole`: no range, or one that may be ignored, several at once among them.
 * https://www.rfc-editor.org/rfc/rfc9110#name-range-requests
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '')
  if (!asked) return 'whole'
  const [, from = '', to = ''] = asked
  if (from === '' && to === '') return 'whole'
  if (from === '') return Number(to) === 0 ? 'unsatisfiable' : { first: Math.max(0, size - Number(to)), last: size - 1 }

  const first = Number(from)
  if (to !== '' && Number(to) < first) return 'whole'
  if (first >= size) return 'unsatisfiable'
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
