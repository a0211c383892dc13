import type { SituationPart } from '#case/story/decision-story.ts'

export const pointFourSituation: readonly SituationPart[] = [
  { part: 'time', text: 'It is 10:40, after the call.' },
  { part: 'baby', when: ['monitor 1'], text: 'Her HR is 156, BP 58/36 (43), SpO2 90 and 82, and she is steady now.' },
  { part: 'baby', when: ['monitor 2'], text: 'Her HR is 166, BP 48/30 (36), SpO2 84 and 73, and she is steady now.' },
  {
    part: 'support',
    text: 'She is on HFOV MAP 16, 10 Hz, amplitude 42, with iNO 20 ppm since {ino-since}; dopamine runs at 10 and epinephrine at 0.05; the tube is at 9.5 cm, the drain swings and the lung is up.',
  },
  {
    part: 'warmth',
    text: 'She has been under the warmer and on the gel mattress since 09:30: she is warm again, 36.8 C.',
  },
  { part: 'volume', when: ['saline 0'], text: 'She has had no volume so far.' },
  { part: 'volume', when: ['saline 1+'], text: 'She has had {saline.ml} mL of saline so far.' },
  { part: 'line', when: ['arterial-line'], text: 'The arterial line is in and its trace is clean.' },
  {
    part: 'line',
    when: ['not arterial-line'],
    text: 'There is no arterial line: you have the cuff every 3 min and heel samples.',
  },
  {
    part: 'logistics',
    text: 'The sled carries 4 E cylinders, all full; the aircraft waits with its engines warm, the ECMO team is assembled, and the hospital offers you its staff for as long as you like.',
  },
]
