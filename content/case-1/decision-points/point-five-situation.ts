import type { SituationPart } from '#case/story/decision-story.ts'

/** Gauge, tube depth, colour change and drain are left out: they are what the DOPE check finds. */
export const pointFiveSituation: readonly SituationPart[] = [
  {
    part: 'time',
    isEvent: true,
    when: ['not left-late'],
    text: 'It is 11:35, and you are in cruise, 25 min after take-off.',
  },
  {
    part: 'time',
    isEvent: true,
    when: ['left-late'],
    text: 'It is 12:35, and you are in cruise, 25 min after take-off.',
  },
  { part: 'alarm', isEvent: true, text: 'The blender whistles, and the ventilator reports “low supply pressure”.' },
  {
    part: 'numbers',
    text: 'Set and measured are MAP 16 and 11, amplitude 42 and 18; measured FiO2 is 0.58 and falling, and the wiggle is faint on both sides.',
  },
  { part: 'baby', when: ['monitor 2'], text: 'Her HR is 166, BP 48/30 (36), SpO2 84 and 73, and falling.' },
  { part: 'baby', when: ['monitor 3'], text: 'Her HR is 178, BP 38/22 (27), SpO2 76 and 62, and falling.' },
  {
    part: 'baby',
    when: ['monitor 4'],
    text: 'Her HR is 72, BP 24/12 (16), SpO2 55 and 42: she is close to arrest.',
  },
  { part: 'line', when: ['arterial-line'], text: 'The arterial trace follows the fall beat by beat.' },
  { part: 'line', when: ['not arterial-line'], text: 'There is no arterial line, and the cuff is searching.' },
]
