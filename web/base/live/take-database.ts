/** Where the browser keeps a recording until it is shared. */
export const TAKE_DATABASE = 'recordings'

/** The device may be handed on: nothing that was said about a patient stays on it. */
export const forgetTakes = (): void => void globalThis.indexedDB?.deleteDatabase(TAKE_DATABASE)
