export type Cell = string | number | null

// What a spreadsheet would take for a formula, at the beginning of a cell or, where semicolons part the cells and quotes
// inside a line count for nothing, after one of them, a tab or the end of a line. In full width too, written as escapes: one such
// letter in a regular expression, and the whole built program takes two bytes of memory for each of its letters.
const formula = /(^|[;\t\r\n])([\s"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g
const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/** Tells a spreadsheet that it is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A table as RFC 4180 writes it: every cell in quotes, lines ended by CRLF. Texts never turn into formulas. */
export const csvOf = (lines: readonly (readonly Cell[])[]): string =>
  lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')

function quoted(cell: Cell): string {
  const text = String(cell ?? '')
  const safe = number.test(text) ? text : text.replace(formula, "$1$2'").replace(/^(?=[\t\r])/, "'")
  return `"${safe.replaceAll('"', '""')}"`
}
