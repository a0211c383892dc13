export type Cell = string | number | null

// A spreadsheet would take it for a formula.
const formula = /^[=+\-@\t\r＝＋－＠]/
const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/** A table as RFC 4180 writes it: every cell in quotes, lines ended by CRLF. Texts never turn into formulas. */
export const csvOf = (lines: readonly (readonly Cell[])[]): string =>
  lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')

function quoted(cell: Cell): string {
  const text = String(cell ?? '')
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
