import type { VerdictOption } from '#case/story/challenge.ts'

/** What is said of an option that was chosen: whether it is right and, if it is not, why. */
export function verdictOn(
  options: readonly VerdictOption[],
  chosen: string | null,
): { readonly isRight: boolean; readonly why: string | null } | null {
  const option = options.find(({ name }) => name === chosen)
  return option ? { isRight: option.isRight, why: option.isRight ? null : option.verdict } : null
}
