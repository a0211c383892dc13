import type { CaseContent } from '#case/story/content.ts'

/** What an educator can say to help, by step, from gentle to plain. No clinician has read them yet. */
export const prompts: CaseContent['prompts'] = {
  '/medical-call': [
    'What do you still need to know about this baby?',
    'Listen for weight, age, ventilator settings, gas, blood pressure and lines.',
    'Answer the call, listen to the end and press Continue.',
  ],
  '/record': [
    'What does your team need to hear before they can think with you?',
    'Who she is, what is wrong, how she is ventilated, her last gas, her circulation, where we go.',
    'Record the briefing, about a minute, and share it.',
  ],
  '/record/awaiting': ['Have both of them heard it?', 'Ask RT and RN what they took from the briefing.'],
  '/medical-call/audio': [
    'What would you want to ask after this briefing?',
    'Play it to the end and tick what you have heard.',
  ],
  '/provider/transport/selection': [
    'What do distance and weather leave you?',
    'Think of 310 miles, ice in the cloud, the space for the whole sled, and how long the oxygen lasts.',
    'RT and RN, say what you would choose and why. Provider, then decide.',
  ],
  '/provider/transport/selection/result': ['What made the difference here?'],
  '/provider/response-time': [
    'Which promise can you keep?',
    'Count pharmacy, mixing, the iNO machine, the checks and the loading.',
    'RT and RN, say how long you need. Provider, then decide.',
  ],
  '/provider/response-time/result': ['What will take the longest now, and who does it?'],
  '/provider/transport/preparation': [
    'Who is waiting for whom?',
    'Which of the tasks takes longest, and has it been started?',
    'Look whether somebody asks for a second check.',
  ],
  '/provider/transport/ready-to-leave': ['Is anything missing before you close the doors?'],
  '/provider/transport/preparation/result': ['What would have made it faster?'],
  '/therapist/transport/preparation': [
    'What takes the machine time that you cannot hurry?',
    'Start what runs by itself first, and use its waits.',
    'Open Calibrate INO AR and go through its steps in order.',
  ],
  '/nurse/transport/preparation': [
    'What has to come from somewhere else, and takes its time?',
    'Order from pharmacy first; set up the pumps while you wait.',
    'A mixed drug needs a second person: ask for the check.',
  ],
  '/provider/challenge': [
    'What do you have to know to work out the index?',
    'MAP times FiO2 times 100, divided by PaO2.',
    'Hear RT and RN before you choose the oscillator’s settings.',
  ],
  '/therapist/challenge': [
    'What do you have to know to work out the index?',
    'MAP times FiO2 times 100, divided by PaO2.',
    'Start a little above the mean airway pressure she has now.',
  ],
  '/nurse/challenge': [
    'What do you have to know to work out the index?',
    'MAP times FiO2 times 100, divided by PaO2.',
    'Dose times weight times 60, divided by the concentration, in the same units.',
  ],
  '/provider/challenge/result': ['Where did the three of you differ, and why?'],
  '/therapist/challenge/result': ['Where did the three of you differ, and why?'],
  '/nurse/challenge/result': ['Where did the three of you differ, and why?'],
  '/case/obtain-report': [
    'What do you want to hear from the people who have looked after her?',
    'Ask about airway, breathing, circulation, lines, and what they have tried.',
  ],
  '/case/report': ['What worries you most, each of you?', 'Say aloud what you will treat first.'],
  'first-ten-minutes': [
    'What is her biggest problem right now?',
    'Look at the difference between hand and foot, at her pressure, and at what the ventilator gives.',
    'RT, what about the ventilator? RN, what about her circulation? Provider, decide group by group.',
  ],
  'new-support': [
    'What has changed since you changed something?',
    'Hold monitor, gas and film against what they were.',
    'RT and RN, say what you would do next and why.',
  ],
  'sudden-change': [
    'What changed first?',
    'Think through it: tube, obstruction, chest, equipment.',
    'Look at the chest on both sides. What can you do within a minute?',
  ],
  'leave-or-stay': [
    'What would you regret not having done once the doors are closed?',
    'Hear what medical control asks for, and count what is undone.',
    'Decide what has to be done here, and what can wait.',
  ],
  'in-cruise': [
    'Stop. Who leads, who has the airway, who looks at the equipment?',
    'Go through it aloud: displaced, obstructed, pneumothorax, equipment.',
    'Follow the gas to the baby, from the outlet she is on. What does each gauge read?',
  ],
  '/case/NICU': ['What must the receiving team know in the first minute?'],
  '/case/NICU/record': [
    'What must not get lost between you and them?',
    'Who she is, what happened, what you did, how she is now, what is still to do.',
  ],
  '/case/NICU/save-recording': ['Have all items been said?'],
  '/final-report': ['How was that for you?'],
}
