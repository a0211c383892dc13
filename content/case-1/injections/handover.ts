import type { Injection } from '#case/story/injection.ts'

/** At the receiving NICU. */
export const handoverEvents: readonly Injection[] = [
  {
    slug: 'monitor-unplugged',
    title: 'The NICU unplugs the transport monitor before theirs reads',
    heading: 'At the new bed',
    moments: [{ at: ['arrival'] }],
    sign: 'Five people of the NICU reach for her at once.',
    // It keeps its card: the dashes are there to be seen, but what is asked is a word to people, which no device shows.
    display: { device: 'Monitor', reading: 'ECG lead off', lost: 'heartRate' },
    seen: {
      provider: 'The first cable of your monitor hangs loose.',
      rt: 'The tube is in your hand; you cannot let go of it.',
      rn: 'Somebody has pulled the first cable of your monitor. Theirs is still dark.',
    },
    onMonitor: { moves: [], leftAfterS: 120, backS: 5 },
    roleId: 2,
    answer: {
      kind: 'choose',
      question: 'What do you say?',
      options: [
        {
          slug: 'all-at-once',
          name: '“Take it all over, quickly.”',
          hint: 'For that time nobody would see her heart rate. What goes wrong now goes unseen.',
        },
        { slug: 'one-by-one', name: '“Stop. Yours on first, cable by cable, then ours off.”' },
        {
          slug: 'nothing',
          name: 'Nothing: it is their unit',
          hint: 'She is yours until she is handed over, and you alone know which cable is which.',
        },
      ],
      right: 'one-by-one',
    },
    resolved: 'RN stopped it. Each cable of theirs read before one of yours came off. She was never out of sight.',
    ifLeft: 'For a while neither monitor read. Nobody can say how she was meanwhile.',
    sources: [63],
  },
  {
    slug: 'nitric-oxide-handover',
    title: 'The NICU’s nitric oxide does not run yet',
    heading: 'Nitric oxide',
    moments: [{ at: ['arrival'], when: ['ino'] }],
    seen: {
      provider: 'The NICU’s ventilator is at the bed.',
      rt: 'The NICU’s therapist wants to change over to their ventilator. Their nitric oxide system is still running its check.',
    },
    roleId: 1,
    answer: {
      kind: 'choose',
      question: 'What do you do?',
      options: [
        {
          slug: 'change-now',
          name: 'Change over; nitric oxide can follow in a few minutes',
          hint: 'Stopped at once, her lung vessels may close again within minutes.',
        },
        { slug: 'stay', name: 'Stay on yours until theirs runs at the same dose, then change' },
        {
          slug: 'raise',
          name: 'Give double the dose until then, as a store',
          hint: 'It works for seconds and is not stored. More only brings methemoglobin and NO2.',
        },
      ],
      right: 'stay',
    },
    resolved: 'RT stayed on the sled’s system until the NICU’s ran at the same dose. Nitric oxide never stopped.',
    ifLeft:
      'The ventilators were changed as their system still ran its check, and the sled’s hose was held into the circuit by hand.',
    sources: [6],
  },
  {
    slug: 'talked-over',
    title: 'The handover is talked over',
    heading: 'The handover',
    moments: [{ at: ['handover'] }],
    sign: 'While the Provider speaks, two of the NICU begin to talk, and a third asks for the weight.',
    seen: {
      provider: 'Half of them look at the bed, not at you.',
      rt: 'At the foot of the bed nobody hears the Provider.',
      rn: 'Somebody asks you for the drips in the middle of a sentence.',
    },
    roleId: 0,
    answer: {
      kind: 'choose',
      question: 'What do you do?',
      options: [
        {
          slug: 'louder',
          name: 'Speak louder and go on',
          hint: 'Who does something else meanwhile does not hear it, however loud.',
        },
        {
          slug: 'answer-each',
          name: 'Answer each question as it comes',
          hint: 'The order is lost, and with it what nobody asks for.',
        },
        { slug: 'one-minute', name: 'Ask for one minute of quiet, hand over in order, then take questions' },
        {
          slug: 'write-it',
          name: 'Break off; it stands in the papers',
          hint: 'Papers are read later, if at all. She needs the next step now.',
        },
      ],
      right: 'one-minute',
    },
    resolved: 'The Provider asked for one minute. All listened, then asked, and one of them said it back.',
    ifLeft: 'The handover went on through the noise. Two of those at the bed heard half of it.',
    sources: [47, 63],
  },
]
