/** A new id for a command. randomUUID exists on secure pages only, and a phone may come over plain http. */
export function newCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
