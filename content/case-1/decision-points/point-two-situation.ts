import type { SituationPart } from '#case/story/decision-story.ts'

export const pointTwoSituation: readonly SituationPart[] = [
  { part: 'time', text: 'It is 09:50, twenty minutes after your first decisions.' },
  {
    part: 'ventilator',
    when: ['ino'],
    text: 'She is on transport HFOV MAP 18, 10 Hz, amplitude 36, with iNO 20 ppm since 09:35; the wiggle stops at the lower ribs.',
  },
  {
    part: 'ventilator',
    when: ['machine hfov', 'not ino'],
    text: 'She is on transport HFOV MAP 18, 10 Hz, amplitude 36, with no iNO yet; the wiggle stops at the lower ribs.',
  },
  {
    part: 'ventilator',
    when: ['machine hfv'],
    text: 'She is on the hospital’s high-frequency ventilator, MAP 18, 10 Hz, amplitude 36, with no iNO; the wiggle stops at the lower ribs.',
  },
  {
    part: 'ventilator',
    when: ['machine crossvent'],
    text: 'She is on the Transport Crossvent 32/7, rate 60, MAP 16, VT 9 mL, with no iNO.',
  },
  {
    part: 'ventilator',
    when: ['machine simv'],
    text: 'She is still on the hospital’s SIMV 32/7, rate 60, MAP 16, VT 9 mL, with no iNO.',
  },
  { part: 'drugs', when: ['saline 1'], text: '32 mL of saline is in and refill takes 4 s; no pressor runs.' },
  {
    part: 'drugs',
    when: ['dopamine 5'],
    text: 'Dopamine runs at 5 (0.6 mL/h); no volume has been given, and refill takes 5 s.',
  },
  {
    part: 'drugs',
    when: ['epinephrine 0.05'],
    text: 'Epinephrine runs at 0.05 (0.48 mL/h); no volume has been given, and refill takes 5 s.',
  },
  { part: 'baby', when: ['monitor 2'], text: 'Her HR is 166, mean BP 36, SpO2 84 and 73.' },
  {
    part: 'baby',
    when: ['monitor 3'],
    text: 'Her HR is 178, mean BP 27, SpO2 76 and 62: no better than when you arrived.',
  },
  { part: 'baby', when: ['monitor 4'], text: 'Her HR is 72, mean BP 16, SpO2 55 and 42: she is close to arrest.' },
  {
    part: 'tube',
    when: ['filmed-at-1'],
    text: 'Your film shows the tube tip at T4; the tube is taped at 10.5 cm.',
  },
  {
    part: 'tube',
    when: ['not filmed-at-1'],
    text: 'The newest film is the one of 06:10; the tube is taped at 10.5 cm.',
  },
  { part: 'line', when: ['arterial-line'], text: 'The arterial line is in and its trace is clean.' },
  {
    part: 'line',
    when: ['not arterial-line'],
    text: 'There is no arterial line; you take a cuff pressure every 3 min.',
  },
]
