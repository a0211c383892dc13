import type { Preparation } from '#case/story/preparation.ts'

/** From the start of the transport clock to ready. The arithmetic and its proof: docs/clinical/timing.md. */
export const preparation: Preparation = {
  reviewPoints: [
    { slug: 'roles', text: 'Confirm the roles aloud. Ask RN and RT what each starts with, and why.' },
    {
      slug: 'call-back',
      text: 'Call the referring physician back: sedate before handling; one person touches at a time; log pre-ductal SpO2 and BP every 5 min; compare the femoral pulses with the right arm; repeat the gas if she changes, no film (you take your own); keep glucose above 50; type and screen; consent for transport, iNO and ECMO; a blood sample from the mother.',
    },
    { slug: 'bed', text: 'Confirm the NICU bed. Settle who else must hear from you before you leave.' },
    {
      slug: 'pilot',
      text: 'With the pilot: lowest safe cabin altitude, a full oxygen system, an electrical outlet, where the stretcher stands.',
    },
    { slug: 'drug-sheet', text: 'Sign the 3.2 kg drug sheet after an independent second check with RN.' },
    { slug: 'cylinders', text: 'Ask RT for the cylinder count.' },
    {
      slug: 'prostaglandin',
      text: 'With RN, before the order goes: prostaglandin or not? Compare the two saturations and what you heard of the pulses.',
      afterOrder:
        'Not now. A foot below the hand fits PPHN, but also coarctation, an interrupted arch or critical aortic stenosis. The story, the film and femoral pulses as strong as the right arm’s make PPHN likelier. Prostaglandin lies in the transport bag, so it is not ordered; it stays at hand until an echo.',
    },
    {
      slug: 'second-checks',
      text: 'Answer the second-person checks of mixed drugs: compare each with its order. The request shows on every page you open.',
    },
  ],
  loadingMs: 600_000,
  bestMs: 600_000,
  bands: [
    {
      untilMs: 630_000,
      title: 'Optimal',
      advice:
        'The order was on its way within half a minute, and the rest fitted around it. It cannot be done faster than 10:00.',
    },
    {
      untilMs: 780_000,
      title: 'Good',
      advice: 'Close to the best possible 10:00. Look at the time line for the minute that got away.',
    },
    {
      untilMs: 1_020_000,
      title: 'Order the long task first',
      advice:
        'The pharmacy order takes 10:00 from its start, and whatever you do before it is added on top. If it did go first, look for who waited.',
    },
    {
      untilMs: null,
      title: 'Review together',
      advice: 'Go through the time line as a team: who waited, for what, and who could have started earlier?',
    },
  ],
  orderPuzzle: [
    'The pharmacy order takes 10:00 from its start whatever else happens, so nothing beats 10:00.',
    'It keeps RN busy for the first minute only. Pumps and three drugs take 6:30 more: 7:30 of work in all, and 2:30 to spare.',
    'RT calibrates meanwhile, from 0:00 to 2:00.',
    'So RN orders first, checks the pumps at 1:00, mixes from 1:30 to 7:30 and answers the epi-challenge while the runner is on the way.',
    'A late send or a check that nobody confirms moves everything after it.',
  ],
  firstMoves: [
    { move: 'Order pharmacy first', totalMs: 600_000 },
    { move: 'Pumps first', totalMs: 630_000 },
    { move: 'One drug first', totalMs: 720_000 },
    { move: 'Two drugs first', totalMs: 840_000 },
    { move: 'Three drugs first', totalMs: 960_000 },
    { move: 'Pumps and three drugs before ordering', totalMs: 990_000 },
    { move: 'Everything one at a time, iNO included, the order last', totalMs: 1_110_000 },
  ],
}
