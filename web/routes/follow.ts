/** What a page remembers of where the person's step was. */
export interface Following {
  readonly lead: string
  /** The person is where their step is, or on the way there. */
  readonly isAlong: boolean
}

export const startFollowing = (path: string, lead: string): Following => ({ lead, isAlong: path === lead })

/** A page that stands where the step is goes along when the step moves. Whoever opened another page stays there. */
export function follow(
  was: Following,
  { path, lead }: { path: string; lead: string },
): Following & { readonly goTo: string | null } {
  if (path === lead) return { lead, isAlong: true, goTo: null }
  if (lead === was.lead) return { lead, isAlong: false, goTo: null }
  return { lead, isAlong: was.isAlong, goTo: was.isAlong ? lead : null }
}
