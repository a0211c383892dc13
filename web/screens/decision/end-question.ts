import type { Question } from '../../ui/ask-first.tsx'

/** Asked before the call is cut short. The last words may come while it is being asked. */
export const endQuestion = (isOver: boolean): Question => ({
  title: 'End the call now?',
  text: `Medical control ${isOver ? 'has finished' : 'is still speaking'}. You can read all of it later on this page.`,
  stay: isOver ? 'Stay' : 'Listen',
  go: 'End it',
})
