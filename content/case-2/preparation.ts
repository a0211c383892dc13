import type { Preparation } from '#case/story/preparation.ts'

/** From the start of the transport clock to ready. The arithmetic and its proof: docs/clinical/case-2.md. Doses: 75, 80, 81, 83. */
export const preparation: Preparation = {
  reviewPoints: [
    { slug: 'roles', text: 'Say the roles aloud. Ask RN and RT what each starts with, and why.' },
    {
      slug: 'call-back',
      text: 'Call the emergency department back: antibiotics now, no lumbar puncture; oxygen down to what keeps the right hand at 85 to 95; no more volume; pressure of the right arm and the left leg every 10 min; a second vein; keep him warm; glucose every 30 min.',
    },
    { slug: 'center', text: 'Call the cardiac center: surgeon, cardiologist, CICU bed. Tell them the two pressures.' },
    {
      slug: 'driver',
      text: 'With the driver: the route, a steady speed, where one can stop, no siren through the last mile.',
    },
    { slug: 'drug-sheet', text: 'Sign the 3.4 kg drug sheet after an independent second check with RN.' },
    { slug: 'air', text: 'Ask RT for the air cylinders, not only the oxygen.' },
    {
      slug: 'alprostadil',
      text: 'With RN, before the order goes: which dose, which strength, and what if the echo is normal?',
      afterOrder:
        '0.05 mcg/kg/min of 10 mcg/mL. A grey baby whose duct is closing gets the higher start. If an echo shows an open arch it is turned off, and little is lost. The price is breathing: apnea in 10 to 12 % by the label, in 18 to 30 % in series of transported babies.',
    },
    {
      slug: 'second-checks',
      text: 'Answer the second-person checks of mixed drugs: compare each with its order. The request shows on every page you open.',
    },
  ],
  loadingMs: 300_000,
  bestMs: 540_000,
  bands: [
    {
      untilMs: 570_000,
      title: 'Optimal',
      advice: 'The order was on its way at once, and the rest fitted around it. It cannot be done faster than 9:00.',
    },
    {
      untilMs: 720_000,
      title: 'Good',
      advice: 'Close to the best possible 9:00. Look at the time line for the minute that got away.',
    },
    {
      untilMs: 900_000,
      title: 'Order the long task first',
      advice:
        'The runner needs 7:00 from the start of the order, and alprostadil 2:00 after that. If the order did go first, look at what was done while the runner walked.',
    },
    {
      untilMs: null,
      title: 'Review together',
      advice: 'Go through the time line as a team: who waited, for what, and who could have started earlier?',
    },
  ],
  orderPuzzle: [
    'Alprostadil lies in the pharmacy’s refrigerator. The runner is there 7:00 after the order’s start, and mixing takes 2:00, so nothing beats 9:00.',
    'The order keeps RN busy for the first minute only. Pumps, epinephrine and saline take 4:30 more: 5:30 in all, and the airway card goes into the rest of the wait.',
    'RT checks ventilator and blender until 2:00 and lays out the airway kit until 3:30.',
    'So RN orders first, checks the pumps, mixes epinephrine, draws up saline, answers the airway card, and mixes alprostadil when it comes.',
    'Who orders first and then waits for the runner with idle hands needs 13:30.',
  ],
  firstMoves: [
    { move: 'Order pharmacy first, the rest while the runner walks', totalMs: 540_000 },
    { move: 'Pumps first', totalMs: 570_000 },
    { move: 'One drug first', totalMs: 660_000 },
    { move: 'Two drugs first', totalMs: 780_000 },
    { move: 'Pumps and two drugs before ordering', totalMs: 810_000 },
    { move: 'Order first, and wait for the runner with the rest', totalMs: 810_000 },
  ],
}
