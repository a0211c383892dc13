import type { Question } from '#case/story/question.ts'

const ourStandard =
  'Medical control tells the hospital our standard, <20 min. After the preparation you see how your own promise would have held.'

/** From accepting the call until the wheels turn. Source 42: accreditors name no single number. */
export const responseTime: Question = {
  slug: 'response-time',
  title: 'Response time',
  fills: 'ResponseTime',
  isPromise: true,
  question: 'How soon after accepting do you promise to leave base?',
  right: 'under-20',
  options: [
    {
      slug: 'under-10',
      name: '<10 min',
      score: 0,
      limitMs: 10 * 60_000,
      why: 'Nobody can keep it: alprostadil comes from the pharmacy’s refrigerator after 7 min and is mixed after 9, and loading takes 5. A team that leaves without it arrives with empty hands.',
      bridge: ourStandard,
    },
    {
      slug: 'under-20',
      name: '<20 min',
      score: 2,
      limitMs: 20 * 60_000,
      why: 'Our program’s standard for road calls where time counts: 9 min to prepare, 5 to load, 6 of margin. Some networks aim under 15 min. Each 10 min are 10 min of a closing duct.',
    },
    {
      slug: 'under-30',
      name: '<30 min',
      score: 0,
      limitMs: 30 * 60_000,
      why: 'Right for an airplane and an icy route. Here nothing is gained after minute 20.',
      bridge: ourStandard,
    },
    {
      slug: 'under-45',
      name: '<45 min',
      score: 0,
      limitMs: 45 * 60_000,
      why: 'Inside the outer limit of an hour that some standards allow. His legs have no such hour.',
      bridge: ourStandard,
    },
  ],
  note: 'No accreditor names one launch time. This is our program’s standard, and it differs by vehicle.',
}
