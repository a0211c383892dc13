/**
 * Whether a connection was declined because nobody is signed in any more. The server says so with a 401 before there is a
 * live connection. A WebSocket does not tell its page the status; long polling, tried last, does.
 */
export const isSignedOut = (error: Error): boolean =>
  error.message === 'signed-out' || ('description' in error && error.description === 401)
