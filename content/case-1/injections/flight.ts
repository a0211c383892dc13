import type { Injection } from '#case/story/injection.ts'

/** Between the two beds. */
export const flightEvents: readonly Injection[] = [
  {
    slug: 'mattress-cold',
    title: 'The warm mattress has gone cold: her temperature falls',
    heading: 'Warmth',
    moments: [{ at: ['decision-point'], points: ['in-cruise'], when: ['not supply-fails'] }],
    seen: {
      provider: 'RN feels for the mattress.',
      rn: 'What the skin probe reads goes on falling. The gel mattress under her has gone hard and cool, and her hat lies beside her.',
    },
    onMonitor: {
      moves: [{ sign: 'temperature', by: -0.9, overS: 480, limit: 34 }],
      leftAfterS: 480,
      backS: 300,
    },
    look: { device: 'warmth', finding: 'cold', reading: 'the mattress is hard and cool, the hat lies beside her' },
    roleId: 2,
    answer: {
      kind: 'choose',
      question: 'What do you do?',
      options: [
        {
          slug: 'bottle',
          name: 'Lay a glove filled with hot water against her',
          hint: 'It burns thin skin that is badly perfused, and its heat cannot be measured.',
        },
        { slug: 'new-mattress', name: 'Hat on, cover her, start the second gel mattress' },
        {
          slug: 'wait',
          name: 'Note it down for the handover',
          hint: 'Cold raises her need for oxygen and the pressure in her lungs. It is for now.',
        },
        {
          slug: 'open',
          name: 'Uncover her to look for the cause',
          hint: 'The cause lies under her. Uncovered she loses more.',
        },
      ],
      right: 'new-mattress',
    },
    resolved: 'RN put the hat on, covered her and started the second gel mattress. The temperature stands, then rises.',
    ifLeft: 'Her temperature went on falling, slowly, until somebody felt how cold the mattress was.',
    sources: [],
  },
  {
    slug: 'cabin-climbs',
    title: 'The pilot has to climb: the cabin would go to 5,000 ft',
    heading: 'The pilot',
    moments: [{ at: ['decision-point'], points: ['in-cruise'], when: ['not supply-fails'] }],
    sign: 'The pilot speaks: “Ice ahead. I would like to climb over it.”',
    seen: {
      provider:
        'He asks you: “The cabin would go to 5,000 ft for a quarter of an hour. Is there anything I should know?”',
      rt: 'On your display the oxygen pressure would fall with the cabin.',
      rn: 'You have the chest drain in sight.',
    },
    roleId: 0,
    answer: {
      kind: 'choose',
      question: 'What do you answer?',
      options: [
        {
          slug: 'never',
          name: 'That he must not climb, whatever the ice does',
          hint: 'Whether the ice is safe is his to say. Yours is to tell him what height does to her.',
        },
        {
          slug: 'nothing',
          name: 'Nothing: it is his aircraft',
          hint: 'He asked. In a thinner cabin her oxygen falls and any air in her chest grows.',
        },
        { slug: 'low-as-safe', name: 'As low as is safe, and slowly; RT watches the oxygen, RN the drain' },
        {
          slug: 'clamp',
          name: 'Go ahead; RN clamps the chest drain for the climb',
          hint: 'Air that grows needs a way out. A drain is never clamped for a climb.',
        },
      ],
      right: 'low-as-safe',
    },
    resolved: 'The pilot found a lower way round and kept the cabin near 2,000 ft. RT and RN knew what to watch.',
    ifLeft:
      'The pilot had no answer, and found a lower way round by himself. Nobody had watched oxygen and drain for it.',
    sources: [19, 43],
  },
]
