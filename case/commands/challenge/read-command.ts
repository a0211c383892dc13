import { asksOfBefore } from '../../story/asks-of-before.ts'

/** What a page of before asks had names sent, as pages send it now. Of any shape: it is parsed next. */
export function readCommand(sent: object): object {
  const { kind, id, run, option, ...numbers } = sent as { readonly [field: string]: unknown }
  const before = typeof kind === 'string' && Object.hasOwn(asksOfBefore, kind) ? asksOfBefore[kind] : undefined
  if (!before) return sent
  const answer = option === undefined ? { option: null, numbers } : { ...numbers, option, numbers: null }
  return { ...answer, kind: 'answer-ask', id, run, ask: before.ask }
}
