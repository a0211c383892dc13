import type { MedicalControlCall } from '#case/story/decision-story.ts'
import { supportOfAll } from './support-of-all.ts'

/** Comes in every run after the apnea and brings every run to the same support. Spoken, so numbers are words. */
export const medicalControlCall: MedicalControlCall = {
  time: '15:35',
  opening:
    'Medical control, from the cardiac unit. I have your numbers: arm mean {meanPressure}, leg mean {bloodPressureLower.mean}, hand {oxygenPre}, foot {oxygenPost}. Thank you, all three. I want every one of our babies on the same support before you talk to me about leaving: tube in and proven, oxygen at a quarter, CO2 in the low forties, the duct held open, the heart helped, sugar, calcium and antibiotics in or running.',
  gaps: [
    { when: ['not machine vent'], text: 'Put the tube in now, with drugs: three point five at nine and a half.' },
    {
      when: ['machine vent', 'not tube-filmed'],
      text: 'You have not seen your tube on a film; look at the trace and both sides again.',
    },
    {
      when: ['fio2 1'],
      text: 'Oxygen down to a quarter, please. The foot may stay near eighty, and that is good.',
    },
    { when: ['alprostadil 0'], text: 'Start alprostadil at point zero five: one point zero two an hour.' },
    { when: ['alprostadil 0.01'], text: 'Alprostadil up to point zero five: one point zero two an hour.' },
    { when: ['alprostadil 0.1'], text: 'Alprostadil back to point zero five: one point zero two an hour.' },
    { when: ['epinephrine 0'], text: 'Start epinephrine at point zero five: zero point five one an hour.' },
    { when: ['epinephrine 0.1'], text: 'Epinephrine back to point zero five: zero point five one an hour.' },
    { when: ['not sugar-given'], text: 'Give him sugar: six point eight of D10.' },
    {
      when: ['not calcium-given'],
      text: 'Calcium: three point four of ten percent, slowly, not beside the alprostadil.',
    },
    { when: ['not antibiotics-given'], text: 'Antibiotics now; the lumbar puncture can wait.' },
    { when: ['not second-vein'], text: 'Get a second vein; the alprostadil wants one for itself.' },
    { when: ['saline 4+'], text: 'No more volume, please. His liver has had enough.' },
    {
      when: [
        'machine vent',
        'tube-filmed',
        'fio2 0.25',
        'alprostadil 0.05',
        'epinephrine 0.05',
        'sugar-given',
        'calcium-given',
        'antibiotics-given',
        'second-vein',
        'not saline 4+',
      ],
      text: 'I have nothing to add.',
    },
  ],
  effects: [
    { sets: supportOfAll },
    { when: ['alprostadil 0'], sets: { 'alprostadil-since': '15:38' } },
    { when: ['not machine vent'], sets: { 'tube-since': '15:38' } },
    { when: ['not calcium-given'], sets: { 'calcium-lent': true } },
    { when: ['not antibiotics-given'], sets: { 'gentamicin-lent': true } },
    { sets: { 'sugar-given': true, 'calcium-given': true, 'antibiotics-given': true, 'second-vein': true } },
  ],
  worstRow: 2,
  done: 'After the call of medical control',
  closing: 'Read it back to me, take ten minutes, and call me with your decision.',
}
