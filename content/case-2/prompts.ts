import type { CaseContent } from '#case/story/content.ts'

const challenge = [
  'Which two numbers belong together?',
  'Mean is a third of the way up.',
  'Subtract leg from arm. Dose times weight times 60, by the strength.',
]
const challengeResult = ['Where did the three of you differ, and why?']

/** What an educator can say to help, from gentle to plain. */
export const prompts: CaseContent['prompts'] = {
  '/medical-call': [
    'What sounds different from other shocked babies?',
    'Listen to both pressures and both saturations.',
    'Write arm and leg side by side, then press Continue.',
  ],
  '/record': [
    'What does your team need before it can think with you?',
    'Say both limbs and what you fear.',
    'A minute: who, legs, gas, plan, who starts what.',
  ],
  '/record/awaiting': [
    'What can the other hospital do in the next hour?',
    'Ask them for three things.',
    'Antibiotics, less oxygen, a second vein.',
  ],
  '/medical-call/audio': [
    'What would you ask back?',
    'Which two numbers did not fit together?',
    'Play it to the end and tick what you heard.',
  ],
  '/provider/transport/selection': [
    'What can happen on the way, and where can one stop?',
    'Think of cloud, pad, loadings and apnea.',
    'RT and RN, say yours; Provider, decide.',
  ],
  '/provider/transport/selection/result': ['What made the difference here?'],
  '/provider/response-time': [
    'What is the longest thing, and where does it lie?',
    'Count refrigerator, mixing, loading.',
    'RT and RN, say how long you need; Provider, decide.',
  ],
  '/provider/response-time/result': ['Who starts what, and why that first?'],
  '/provider/transport/preparation': ['Who waits for whom?', 'Is the order sent?', 'A second check may stand open.'],
  '/nurse/transport/preparation': [
    'Which drug is not in your bag?',
    'What can be done while the runner walks?',
    'Order, pumps, epinephrine, saline, the airway card, then alprostadil.',
  ],
  '/therapist/transport/preparation': [
    'Which gas will you run out of?',
    'Try the blender with one hose.',
    'Count the air, then lay out the airway kit.',
  ],
  '/provider/transport/ready-to-leave': ['What would you miss on the motorway?', 'Spare ampoule, air, airway kit?'],
  '/provider/transport/preparation/result': ['What would have made it faster?'],
  '/provider/challenge': challenge,
  '/therapist/challenge': challenge,
  '/nurse/challenge': challenge,
  '/provider/challenge/result': challengeResult,
  '/therapist/challenge/result': challengeResult,
  '/nurse/challenge/result': challengeResult,
  '/case/obtain-report': ['What have they not measured?', 'Ask for four limbs, sugar, antibiotics.'],
  '/case/report': [
    'What worries each of you most?',
    'Which number would you repeat yourself?',
    'Say which drug is first.',
  ],
  'grey-baby': [
    'Who is grey: the hand or the legs?',
    'What in this room opens a duct, and what takes blood from it?',
    'Open the duct, less oxygen, sugar, antibiotics, a vein; then hear RT and RN.',
  ],
  'ductus-opening': [
    'What has moved, and what should stay low?',
    'Four things: duct, heart, calcium, oxygen.',
    'Both drips, calcium, a small step of volume, and nobody touches the oxygen.',
  ],
  apnea: [
    'Who breathes for him now, and with what?',
    'Mask, thirty a minute, a quarter of oxygen.',
    'Then the tube. And leave on what keeps his legs.',
  ],
  door: [
    'Who can operate, and how far is that?',
    'What must not change between here and there?',
    'Same settings, both drips, numbers written down, the surgeon’s hospital.',
  ],
  '/case/NICU': ['What must they hear in the first minute?'],
  '/case/NICU/record': ['Which numbers will the surgeon ask for?', 'Arm, leg, dose, minute of the tube.'],
  '/case/NICU/save-recording': ['Have all ten items been said?'],
  '/final-report': ['How was that for you?'],
}
