import type { Briefing } from '#case/story/briefing.ts'

/** What the Provider tells the team after the call. Source 47. */
export const summary: Briefing = {
  items: [
    {
      heading: 'Who and where',
      fullText:
        'Boy, born at term, 6 days, 3.4 kg, T-2, in the emergency department of a community hospital 47 miles away',
    },
    {
      heading: 'Why they call',
      fullText:
        'Shock, and the legs are worse than the arms: a closing duct and a narrow arch until proven otherwise; sepsis is the rival',
    },
    {
      heading: 'Birth and home',
      fullText:
        '39+2, Apgar 9 and 9, saturation screen passed, home at 40 h, ill since last night; mother group B strep positive and treated',
    },
    { heading: 'Airway and breathing', fullText: 'No tube, 68 a minute, grunting, 10 L/min by mask' },
    {
      heading: 'Both saturations, both pressures',
      fullText: '97 in the hand, 78 in the foot; arm 62/40 (47), leg 34/22 (26): mean gradient 21; no femoral pulse',
    },
    { heading: 'Gas, lactate, sugar', fullText: '7.14 / 36 / 97 / BE -17, lactate 8.9, glucose 62' },
    {
      heading: 'Circulation',
      fullText: 'Heart rate 182, refill 6 s, liver 3 cm after 34 mL of saline, big heart and wet lungs on the film',
    },
    {
      heading: 'Lines, fluids, drugs',
      fullText: '24 G in the right hand, needle in the shin, D10W 8.5 mL/h; culture drawn, no antibiotics given',
    },
    {
      heading: 'Plan',
      fullText:
        'Alprostadil first, before any echo; oxygen down; airway ready, because alprostadil may stop his breathing; epinephrine ready; antibiotics at once',
    },
    {
      heading: 'How we go, who starts what',
      fullText:
        'How we go is decided next. RN orders alprostadil before anything else. RT checks ventilator, blender, air and the airway kit. Ask for a read-back',
    },
  ],
  goodLengthMs: { from: 45_000, to: 75_000 },
  advice: [
    'Take 45 to 75 seconds.',
    'Cover at least 8 of the 10 items.',
    'Say the weight in kilograms.',
    'Say both limbs.',
    'Close by asking for questions.',
  ],
}
