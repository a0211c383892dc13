/** The parts of the report, in their order. */
export const sections = [
  { id: 'talk', short: 'Start here', title: 'Where to start talking' },
  { id: 'score', short: 'Score', title: 'Score by item' },
  { id: 'decisions', short: 'Decisions', title: 'Decisions' },
  { id: 'course', short: 'Her course', title: 'How she did' },
  { id: 'times', short: 'Times', title: 'Times' },
  { id: 'tasks', short: 'Tasks', title: 'Tasks' },
  { id: 'recordings', short: 'Recordings', title: 'What was said' },
  { id: 'challenge', short: 'Challenge', title: 'Challenge answers' },
  { id: 'objectives', short: 'Objectives', title: 'Learning objectives' },
  { id: 'debrief', short: 'Debrief', title: 'Debrief' },
] as const

export type SectionId = (typeof sections)[number]['id']

export const titleOf = (id: SectionId): string => sections.find((section) => section.id === id)?.title ?? ''
