/** What people are told of the runs that were kept of them. */
export const ownRunsTexts = {
  guest:
    'Here an account finds the runs that it took part in. As a guest you have none: what is kept of a run, its educator can show you. Of a practice nothing is kept.',
  none: 'No run that you took part in is kept.',
  noneWhy: 'Only rooms that keep their runs do so, for the days that they say before you take a seat.',
  lead: 'The runs you took part in, as long as they are kept. For you alone: there is no mark, and nobody is ranked.',
  team: 'Points, times and doses are the whole team’s. Loops and ratings are yours.',
  files:
    'The file has all that is kept of you: your account, and of each of these runs your seat, your own part, your rating, and everything you did and wrote. Of recordings it names those that are kept; your educator can let you hear them.',
  onPaper:
    'Print, or save as PDF in the same window, gives this page with its list and charts. A run’s own page prints what you did in it.',
  newest: (what: string) => `Newest: ${what}`,
  rated: (own: string, others: string) => `${own}, others ${others}`,
  ofAll: (count: number | string, all: number) => `${count} of ${all}`,
  gaveSeatAway: 'You gave your seat away before the end',
  alone: 'alone, with stand-ins',
  teamOf: (size: number) => `a team of ${size}`,
  toTheEnd: 'to the end',
  endedEarly: 'ended early',
  keptUntil: (date: string) => `kept until ${date}`,
  didNotLeave: 'did not leave',
  shared: (people: number) =>
    `${people} people had this seat, one after the other: loops and ratings are of all of them.`,
  noPart: 'You had no seat at the end of this run, or an older version kept it: there is no page of your own.',
  takenOut: 'Your name is out of this run.',
} as const

/** What is asked before a name is taken out of a run. */
export const takeOutQuestion = {
  title: 'Take your name out of this run?',
  text: 'Your name, your e-mail, what you wrote in the chat and the sound of your voice go from its report, its time line, the archive and the link, and the run goes from this page. What the team did stays, under the role alone, with what was written in the debriefing. A backup made before today still has your name until it is thrown away. This cannot be taken back.',
  stay: 'Leave it in',
  go: 'Take it out',
  isEnd: true,
} as const

/** What an educator is told of a team over time. */
export const overTimeTexts = {
  lead: 'Which objectives a team met in which runs, and what comes back. Only runs of one story are held together.',
  none: 'No such run is kept.',
  one: '1 run',
  all: (found: number, from: string, to: string) => `${found} runs, ${from} to ${to}`,
  some: (shown: number, found: number, from: string, to: string) => `${shown} of ${found} runs, ${from} to ${to}`,
  oneTellsNothing: 'One run alone tells nothing of that.',
  nothingBack: 'Nothing went wrong in more than one of these runs.',
  notMet: (objective: string) => `Not met: ${objective}`,
  stillBack: (count: number, of: number) => `in ${count} of ${of} runs, the newest too`,
  onceBack: (count: number, of: number) => `in ${count} of ${of} runs, not in the newest`,
} as const
