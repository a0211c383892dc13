/** Where one is who came without a code. */
export const OPEN_ROOM = 'open'

/** There is no such room, or it has ended. */
export class NoRoom extends Error {}
