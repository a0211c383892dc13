import { renderUnicodeCompact } from 'uqr'

/** A QR code for the terminal. Phones need the light border, and light on dark is what a terminal shows. */
export function qrFor(url: string): string {
  return renderUnicodeCompact(url, { border: 2 })
}
