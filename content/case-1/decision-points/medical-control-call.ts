import type { MedicalControlCall } from '#case/story/decision-story.ts'
import { sameSupport } from './shared-course.ts'

/** Comes in every run after point 3 and brings every run to the same support. Spoken, so numbers are words. */
export const medicalControlCall: MedicalControlCall = {
  time: '10:30',
  opening:
    'Medical control here, from your receiving unit. I have your numbers: saturation {oxygenPre} in the hand, {oxygenPost} in the foot, mean pressure {meanPressure}. That was a hard hour; thank you, all three of you. Before you tell me what comes next, I want the same baseline for every baby of ours: oscillator with nitric oxide, tube in the right place, no trapped air, pressure supported.',
  gaps: [
    { when: ['not machine hfov'], text: 'Move her to the transport oscillator and start nitric oxide at twenty.' },
    { when: ['machine hfov', 'not ino'], text: 'Start nitric oxide at twenty now, and do not let it stop.' },
    {
      when: ['not tube-repositioned'],
      text: 'Your tube is deep: pull it back to nine and a half centimeters and tape it again.',
    },
    { when: ['not chest-drained'], text: 'There is air in the right chest: needle it first, then place a pigtail.' },
    { when: ['map 18'], text: 'Take mean airway pressure to sixteen, at ten hertz and amplitude forty-two.' },
    { when: ['map 16', 'amplitude 36'], text: 'Take amplitude to forty-two.' },
    { when: [['dopamine 0', 'dopamine 5']], text: 'Take dopamine to ten: one point two an hour.' },
    { when: ['dopamine 20'], text: 'Bring dopamine back to ten: one point two an hour.' },
    { when: ['epinephrine 0'], text: 'Start epinephrine at point zero five: zero point four eight an hour.' },
    {
      when: ['epinephrine 0.1'],
      text: 'Bring epinephrine back to point zero five: zero point four eight an hour.',
    },
    {
      when: [
        'machine hfov',
        'ino',
        'tube-repositioned',
        'chest-drained',
        'map 16',
        'amplitude 42',
        'dopamine 10',
        'epinephrine 0.05',
      ],
      text: 'There is nothing I would add to what you did.',
    },
    { when: ['arterial-line'], text: 'You have an arterial line: keep it where you can all see it.' },
    {
      when: ['not arterial-line'],
      text: 'You have no arterial line: your gases will be heel samples, without a PO2.',
    },
  ],
  effects: [
    { sets: sameSupport },
    { when: ['not ino'], sets: { 'ino-since': '10:35' } },
    { sets: { 'tube-repositioned': true, 'air-in-chest': false, 'chest-drained': true, 'pressures-lowered': false } },
  ],
  worstRow: 2,
  done: 'After the call of medical control',
  closing: 'Please read that back to me, take ten minutes, and call me with your decision.',
}
