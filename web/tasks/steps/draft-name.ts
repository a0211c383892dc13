/** Where the list and the picture of a task keep what is entered at a step: the one goes on with what the other has. */
export const draftName = (work: string, step: string, ask = ''): string => `${work}/${step}/${ask}`
