import type { SituationPart } from '#case/story/decision-story.ts'
import { conventional, highFrequency } from './machine-kinds.ts'

export const pointThreeSituation: readonly SituationPart[] = [
  {
    part: 'event',
    isEvent: true,
    text: [
      'It is 10:15; as you ',
      { when: [['machine hfov', 'machine crossvent']], text: 'lift her to the sled' },
      { when: [['machine simv', 'machine hfv']], text: 'turn her to look at the lines' },
      ', ',
      { when: ['monitor-fell'], text: 'saturation and pressure fall at once.' },
      {
        when: ['not monitor-fell'],
        text: 'her chest changes at once; saturation and pressure are as low as before.',
      },
    ],
  },
  {
    part: 'baby',
    when: ['monitor 2'],
    text: 'Her HR is 166, BP 48/30 (36), SpO2 84 and 73, and a minute ago the numbers were better.',
  },
  { part: 'baby', when: ['monitor 3'], text: 'Her HR is 178, BP 38/22 (27), SpO2 76 and 62.' },
  {
    part: 'baby',
    when: ['monitor 4'],
    text: 'Her HR is 72, BP 24/12 (16), SpO2 55 and 42: she is close to arrest.',
  },
  {
    part: 'chest',
    when: [highFrequency],
    text: 'The right chest stops wiggling, the heart sounds shift left, and a light held to the right chest glows.',
  },
  {
    part: 'chest',
    when: [conventional],
    text: 'The right chest stops rising and is silent, the heart sounds shift left, and a light held to the right chest glows.',
  },
  {
    part: 'ventilator',
    when: ['ino'],
    text: [
      'She is on transport HFOV with iNO 20 ppm, MAP 18, 10 Hz, amplitude ',
      { when: ['amplitude 42'], text: '42.' },
      { when: ['amplitude 36'], text: '36.' },
    ],
  },
  {
    part: 'ventilator',
    when: ['machine hfov', 'not ino'],
    text: 'She is on transport HFOV MAP 18, 10 Hz, amplitude 36, without iNO.',
  },
  {
    part: 'ventilator',
    when: ['machine hfv'],
    text: 'She is on the hospital’s high-frequency ventilator MAP 18, 10 Hz, amplitude 36, without iNO.',
  },
  {
    part: 'ventilator',
    when: ['machine crossvent'],
    text: 'She is on the Transport Crossvent 32/7, rate 60, MAP 16, without iNO.',
  },
  {
    part: 'ventilator',
    when: ['machine simv'],
    text: 'She is on the hospital’s SIMV 32/7, rate 60, MAP 16, without iNO.',
  },
  { part: 'dopamine', when: ['dopamine 0'], text: 'No dopamine is running.' },
  { part: 'dopamine', when: ['dopamine 5'], text: 'Dopamine runs at 5 (0.6 mL/h).' },
  { part: 'dopamine', when: ['dopamine 10'], text: 'Dopamine runs at 10 (1.2 mL/h).' },
  { part: 'epinephrine', when: ['epinephrine 0'], text: 'No epinephrine is running.' },
  { part: 'epinephrine', when: ['epinephrine 0.05'], text: 'Epinephrine runs at 0.05 (0.48 mL/h).' },
  { part: 'epinephrine', when: ['epinephrine 0.1'], text: 'Epinephrine runs at 0.1 (0.96 mL/h).' },
  { part: 'tube', when: ['tube-repositioned'], text: 'The tube is at 9.5 cm, and the detector changes colour.' },
  {
    part: 'tube',
    when: ['not tube-repositioned'],
    text: 'The tube is still at 10.5 cm, and the detector changes colour.',
  },
  { part: 'line', when: ['arterial-line'], text: 'The arterial trace is low and narrow.' },
  { part: 'line', when: ['not arterial-line'], text: 'There is no arterial line, and the cuff is searching.' },
]
