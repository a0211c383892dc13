import type { CaseContent } from '#case/story/content.ts'

/** Reasons that hold in every course of the case and never name what they speak for. No clinician has read them yet. */
export const advice: CaseContent['standIns']['advice'] = {
  'transport-mode': {
    right: [
      'A baby who may stop breathing wants a vehicle that can stand still.',
      'The cloud is on the roof, and forty-seven miles are an hour on a dry road.',
      'One loading at each end, and room at his head for all of us.',
    ],
    wrong: [
      'Every minute counts, so I want the fastest thing we have.',
      'They are frightened there; whatever arrives with noise will calm them.',
    ],
  },
  'response-time': {
    right: [
      'The drug we need lies in a refrigerator; a promise must fit around it.',
      'Short enough for a closing duct, long enough to arrive with the drug.',
      'They plan by what we say, so it should be true.',
    ],
    wrong: [
      'With our bags packed we could be gone in minutes.',
      'An airplane team would take longer, so we have room.',
    ],
  },

  'grey-baby/Breathing': {
    right: [
      'The hand is satisfied; whatever we add goes past the legs.',
      'His acid comes from below, not from his lungs.',
      'I want blood in his legs before I want numbers in his foot.',
    ],
    wrong: ['A grey baby and seventy-five percent: that is oxygen to me.', 'Acid like this I would breathe off.'],
  },
  'grey-baby/Circulation': {
    right: [
      'Something closed since last night, and there is a drug for that.',
      'I would treat what kills first and prove it afterwards.',
      'His heart is pushing against a door; pushing harder is not opening.',
    ],
    wrong: [
      'Without a picture of the heart I would not dare.',
      'His pressure is low; strengthen the heart and the rest follows.',
    ],
  },
  'grey-baby/Doses': {
    right: [
      'Forty is no number for a heart like this.',
      'Both roads are open; I would not let one of them win by waiting.',
      'He is not empty: his liver says so.',
    ],
    wrong: ['He is pale and cold: I would fill him well.', 'Acid eats the heart; I would buffer it.'],
  },
  'grey-baby/Tests and lines': {
    right: [
      'One arm tells me half; I want the legs in numbers.',
      'I would like sugar, calcium and lactate before we change anything.',
      'One vein for a drug that must not stop makes me nervous.',
    ],
    wrong: [
      'Before antibiotics I want the fluid, or we never know.',
      'Ten minutes of pure oxygen would settle heart or lung.',
    ],
  },
  'grey-baby/Departure': {
    right: [
      'Nothing that helps him has run for even a minute.',
      'A road is a bad place to wait for a drug to work.',
      'He is greyer than he was when we came in.',
    ],
    wrong: [
      'Everything he needs is where we are going.',
      'The longer we stay, the wider the road between him and a surgeon.',
    ],
  },

  'ductus-opening/Breathing': {
    right: [
      'The low foot is the duct; I would not wash it away.',
      'His breathing may stop in this hour; I want a hand near the bag.',
      'A trace of his breath tells me more than the foot.',
    ],
    wrong: ['The foot is poor; a little more cannot hurt.', 'Wet lungs want pressure.'],
  },
  'ductus-opening/Circulation': {
    right: [
      'A way and a heart behind it; one without the other is half.',
      'I would not take away what he lives on.',
      'A widened body needs a stronger push.',
    ],
    wrong: ['He flushes and pauses: I would take off what may do that.', 'If some is good, twice is quicker.'],
  },
  'ductus-opening/Doses': {
    right: [
      'His heart squeezes with what it finds in the blood, and it finds little.',
      'Whatever opens, a small cup, not a bucket.',
      'I would mark the liver before I poured anything.',
    ],
    wrong: ['Acid first, then the rest.', 'He took thirty-four well; give him twice that.'],
  },
  'ductus-opening/Tests and lines': {
    right: [
      'Lactate will know before we see it.',
      'The gap between above and below, every half hour: that is our echo.',
      'Nobody has felt his groins since we began.',
    ],
    wrong: ['Fluid from the back, while it is quiet.', 'One big line and we never worry again.'],
  },
  'ductus-opening/Departure': {
    right: [
      'The hour in which he may stop breathing has just begun.',
      'Things changed minutes ago; I want to see one of them hold.',
      'He would be on the road with an open question at his head.',
    ],
    wrong: ['We have what we came for.', 'Every minute here is not with the surgeon.'],
  },

  'apnea/Breathing': {
    isNeverWrong: true,
    right: [
      'Breathing is the part I can replace at once.',
      'The oxygen that was right a minute ago is right now.',
      'Thirty calm breaths are more than sixty fast ones.',
    ],
    wrong: ['He is off the line: give him everything you have.', 'He only forgot to breathe; wake him.'],
  },
  'apnea/Circulation': {
    right: [
      'His legs live on what we opened, breath or no breath.',
      'The heart slowed after the breath, not before it.',
      'Once somebody breathes for him the price is paid.',
    ],
    wrong: ['It did this to him; I would take it off.', 'He slows: the strongest push we have.'],
  },
  'apnea/Tests and lines': {
    right: [
      'Four proofs take a minute; a wrong tube takes everything.',
      'I want to see the tip before the doors close.',
      'What is not proven here is not proven on a motorway.',
    ],
    wrong: ['While he is asleep: the back.', 'Now would be the time for a proper line.'],
  },

  'door/Breathing': {
    right: [
      'Each change at the door is a change nobody can watch.',
      'His number in the foot is where it should be.',
      'We found these settings with him, not for him.',
    ],
    wrong: [
      'A little more oxygen for the road: nobody is ever sorry for that.',
      'He is awake and strong; without the tube it is simpler.',
    ],
  },
  'door/Circulation': {
    right: [
      'What must never stop should never be touched.',
      'A spare beside him is worth more than a dose above.',
      'I would carry it, not wean it.',
    ],
    wrong: ['For loading we could take the long line off.', 'A little more push as a reserve.'],
  },
  'door/Tests and lines': {
    right: [
      'I want one set of numbers the surgeon can trust.',
      'Sugar and calcium before the doors close.',
      'What we write down now is what they compare with.',
    ],
    wrong: ['They will do the back anyway; now he is still.', 'One big line before the road would be safer.'],
  },
  'door/Departure': {
    right: [
      'The next thing he needs is a pair of hands that can cut.',
      'A second transport of the same baby is a second danger.',
      'An hour for a picture buys us no drug.',
    ],
    wrong: ['Nearer is safer on a road.', 'If somebody with an echo comes at five, let us be sure.'],
  },
}
