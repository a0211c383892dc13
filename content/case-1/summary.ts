import type { Briefing } from '#case/story/briefing.ts'

/** What the Provider tells the team after the call, in SBAR order. Source 47. */
export const summary: Briefing = {
  items: [
    {
      heading: 'Who and where',
      fullText: 'Term girl, 40 weeks 5 days, 3.2 kg, 5 h old, T-1, in a Level II nursery 310 miles away',
    },
    {
      heading: 'Why they call',
      fullText: 'Severe hypoxic respiratory failure: meconium aspiration with PPHN, possibly ECMO',
    },
    {
      heading: 'Birth',
      fullText: 'Thick meconium, emergency cesarean, Apgar 4, 6 and 7, cord pH 7.16, no cooling criteria',
    },
    {
      heading: 'Airway: size and depth',
      fullText: '3.5 tube at 10.5 cm. Worth a flag: that is deeper than the predicted 9.2 cm',
    },
    { heading: 'Ventilator settings', fullText: 'SIMV 28/6, rate 50, MAP 14, FiO2 1.0' },
    {
      heading: 'Both saturations, the gas, OI if worked out',
      fullText: '86 pre-ductal, 75 post-ductal, labile; gas 7.14 / 64 / 40 / BE -7; OI 35',
    },
    {
      heading: 'Circulation',
      fullText: 'Heart rate 165, BP 50/30 (37), perfusion slowing, no volume or pressors yet',
    },
    { heading: 'Lines, fluids, drugs', fullText: 'Two PIVs, D10W 8 mL/h, ampicillin and gentamicin' },
    {
      heading: 'Plan',
      fullText:
        'Transport HFOV, iNO 20 ppm, dopamine and epinephrine drips and a saline bolus ready; arterial line, CXR and gas on arrival',
    },
    {
      heading: 'How we go, who starts what',
      fullText:
        'Fixed wing, because of icing and snow. RT calibrates iNO and counts the gas. RN orders pharmacy first, then checks the pumps, then mixes. Ask for a read-back',
    },
  ],
  goodLengthMs: { from: 45_000, to: 75_000 },
  advice: [
    'Take 45 to 75 seconds.',
    'Cover at least 8 of the 10 items.',
    'Say the weight in kilograms.',
    'Give one number at a time.',
    'Close by asking for questions.',
  ],
}
