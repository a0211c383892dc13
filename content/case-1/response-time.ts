import type { Question } from '#case/story/question.ts'

/** From accepting the call until the team leaves base. Source 42: accreditors name no single number. */
export const responseTime: Question = {
  slug: 'response-time',
  title: 'Response time',
  fills: 'ResponseTime',
  isPromise: true,
  question: 'How soon after accepting do you promise to leave base?',
  right: 'under-30',
  options: [
    {
      slug: 'under-20',
      name: '<20 min',
      score: 0,
      limitMs: 20 * 60_000,
      why: 'It looks best and is the wrong promise today. The pharmacy order alone takes 10 min; loading, equipment checks and the ramp follow, and the flight crew has to plan around the icing. Rushing drops a safety check. Some services do aim at 15 min for urgent road launches, with kits packed beforehand.',
      bridge:
        'Medical control tells the hospital our standard, <30 min, so that no check is dropped. After the preparation you see how your own promise would have held.',
    },
    {
      slug: 'under-30',
      name: '<30 min',
      score: 2,
      limitMs: 30 * 60_000,
      why: 'Our program’s standard for unscheduled critical calls: 10 min to prepare, 10 min to load, up to 10 min of margin. Specialised teams report averages of about 25 to 30 min.',
    },
    {
      slug: 'under-45',
      name: '<45 min',
      score: 0,
      limitMs: 45 * 60_000,
      why: 'It gives away 15 min while the baby is getting worse. After minute 30 nothing more is gained.',
      bridge:
        'Medical control tells the hospital our standard, <30 min, and expects you gone by then. After the preparation you see how your own promise would have held.',
    },
    {
      slug: 'under-60',
      name: '<60 min',
      score: 0,
      limitMs: 60 * 60_000,
      why: 'Some national standards allow one hour at the outside for time-critical calls. That is a ceiling, not a target.',
      bridge:
        'Medical control tells the hospital our standard, <30 min, and expects you gone by then. After the preparation you see how your own promise would have held.',
    },
  ],
  note: 'No accreditor imposes one launch time; each program sets its own. This is our program’s standard.',
}
