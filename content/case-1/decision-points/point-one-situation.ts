import type { SituationPart } from '#case/story/decision-story.ts'

export const pointOneSituation: readonly SituationPart[] = [
  { part: 'time', text: 'It is 09:30, and your first ten minutes at the bedside begin.' },
  { part: 'baby', text: 'She is in shock with severe PPHN: HR 178, BP 38/22 (27), SpO2 76 and 62.' },
  { part: 'ventilator', text: 'The hospital’s SIMV is failing her at MAP 16 and FiO2 1.0, with a VT of 2.8 mL/kg.' },
  { part: 'circulation', text: 'Refill takes 5 s, and no volume has been given.' },
  {
    part: 'care',
    text: 'RN has put her D10W on the sled’s own pump and started fentanyl there, 1 mcg/kg/h (0.32 mL/h), as you ordered; a warm gel mattress is under her.',
  },
  { part: 'line', text: 'There is no arterial line.' },
  { part: 'tube', text: 'The tube looks deep, and the newest film is three hours old.' },
]
