/** There is no such room, or it has ended. */
export class NoRoom extends Error {}
