/** The app cannot start, and a person can do something about it. The message says what, in one sentence. */
export class StartError extends Error {}
