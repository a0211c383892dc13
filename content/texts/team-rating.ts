import type { CaseContent } from '#case/story/content.ts'

/** Everyone rates for themselves before they see what the others say; an educator watches for the behaviours. In our own words. */
export const teamRating: CaseContent['teamRating'] = {
  levels: ['Not yet', 'In part', 'Mostly', 'Fully'],
  items: [
    {
      slug: 'leadership',
      name: 'Leadership',
      text: 'Everyone knew who led, what came next and why.',
      isOwn: false,
      behaviours: [
        { slug: 'names-roles', text: 'Gives each job to one person, by name' },
        { slug: 'says-plan', text: 'Says the plan, and what comes next' },
        { slug: 'asks-before-deciding', text: 'Asks the others before deciding' },
        { slug: 'asks-for-help', text: 'Asks for help in time' },
      ],
    },
    {
      slug: 'teamwork',
      name: 'Teamwork',
      text: 'We spoke up, heard each other and closed the loop.',
      isOwn: false,
      behaviours: [
        { slug: 'closes-the-loop', text: 'Closes the loop: repeats back what was ordered' },
        { slug: 'says-what-they-see', text: 'Says aloud what they see' },
        { slug: 'speaks-up', text: 'Speaks up when something seems wrong' },
      ],
    },
    {
      slug: 'task-management',
      name: 'Task management',
      text: 'What mattered most came first, and nothing was forgotten.',
      isOwn: false,
      behaviours: [
        { slug: 'first-things-first', text: 'Does first what matters most' },
        { slug: 'looks-again', text: 'Looks again after each change: newborn, tube, pumps' },
        { slug: 'readies-what-comes', text: 'Gets ready for what may come next' },
      ],
    },
    { slug: 'own-part', name: 'My own part', text: 'I did what my role asked of me.', isOwn: true, behaviours: [] },
  ],
}
