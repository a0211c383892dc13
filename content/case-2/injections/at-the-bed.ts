import type { Injection } from '#case/story/injection.ts'

/** At the referring hospital. */
export const eventsAtTheBed: readonly Injection[] = [
  {
    slug: 'cuff-moved',
    title: 'The arm’s cuff sits on a leg',
    heading: 'Pressure',
    moments: [
      { at: ['obtain-report', 'bedside-report'] },
      { at: ['decision-point'], points: ['grey-baby', 'ductus-opening'], when: ['monitor 3'] },
    ],
    sign: 'The pressure alarm sounds.',
    display: { device: 'Monitor', reading: 'BP (arm) 32/20' },
    seen: {
      provider: 'The arm’s pressure fell from 58 to 32 within a minute.',
      rn: 'Somebody moved the cuff to the left leg, because of the cannula in the hand. The cable still says arm.',
    },
    onMonitor: { moves: [{ sign: 'bloodPressure', as: 'bloodPressureLower', overS: 45 }], leftAfterS: 300, backS: 20 },
    look: { device: 'monitor', finding: 'cuff-wrong', reading: 'two cuffs on the left leg' },
    roleId: 2,
    answer: {
      kind: 'choose',
      question: 'What do you do?',
      options: [
        { slug: 'saline', name: 'Saline, quickly', hint: 'Look at where the cuff sits before you treat it.' },
        { slug: 'epinephrine', name: 'Epinephrine', hint: 'Nothing fell but the place.' },
        { slug: 'put-back', name: 'Put it back on the right upper arm, above the cannula' },
        {
          slug: 'leave-it',
          name: 'Leave it: a leg is fine',
          hint: 'It is, under its own name. Two numbers, two names.',
        },
      ],
      right: 'put-back',
    },
    resolved: 'The right arm reads 58/38 again, and the leg has a cuff and a name of its own.',
    ifLeft: 'A decision was thought over with a leg’s number under an arm’s name.',
    sources: [],
  },
  {
    slug: 'duct-vein-swells',
    title: 'The vein of alprostadil swells',
    heading: 'A line',
    moments: [{ at: ['decision-point'], points: ['ductus-opening', 'apnea', 'door'], when: ['alprostadil'] }],
    sign: 'A syringe pump alarms.',
    display: { device: 'Syringe pump', reading: 'OCCLUSION' },
    seen: {
      provider: 'RN bends over the hand in which alprostadil runs.',
      rn: 'The hand is cool and tight above the cannula of alprostadil.',
    },
    onMonitor: {
      moves: [
        { sign: 'bloodPressureLower', by: -8, overS: 120, limit: 10 },
        { sign: 'oxygenPost', by: -6, overS: 120, limit: 45 },
      ],
      leftAfterS: 480,
      backS: 120,
    },
    look: {
      device: 'pumps',
      finding: 'line-blocked',
      reading: 'one pump reads OCCLUSION',
      also: [
        { device: 'lines', finding: 'beside-the-vein', reading: 'cool and tight above the cannula of alprostadil' },
      ],
    },
    leaves: [{ choice: 'stop', reading: 'one pump stands still, stopped by hand' }],
    roleId: 2,
    answer: {
      kind: 'choose',
      question: 'What do you do?',
      options: [
        { slug: 'flush', name: 'Flush it', hint: 'It pushes a bolus, and more swelling.' },
        { slug: 'other-vein', name: 'Start it on another vein at the same rate, then look at the hand' },
        {
          slug: 'stop',
          name: 'Stop it until a new vein is found',
          hint: 'Minutes without it close the duct.',
        },
        { slug: 'double', name: 'Double the rate', hint: 'More of it would go into the tissue.' },
      ],
      right: 'other-vein',
    },
    resolved: 'It ran by the other vein within a minute, and the hand was raised.',
    ifLeft: 'It stood still for eight minutes, and the femoral pulse was thinner.',
    sources: [78, 79],
  },
  {
    slug: 'two-pumps',
    title: 'Two pumps, their rates swapped',
    heading: 'Syringe pumps',
    moments: [
      {
        at: ['decision-point'],
        points: ['apnea', 'door'],
        when: ['alprostadil 0.05', 'epinephrine 0.05'],
      },
    ],
    sign: 'The rack was plugged in anew; two pumps start again.',
    display: { device: 'Syringe pumps', reading: 'pump 1: 0.51, pump 2: 1.02' },
    seen: {
      provider: 'RN looks from one pump to the other.',
      rt: 'The two pumps look alike from here.',
      rn: 'After the change of mains pump 1, alprostadil, shows 0.51, and pump 2, epinephrine, shows 1.02.',
    },
    onMonitor: {
      moves: [
        { sign: 'heartRate', by: 18, overS: 60, limit: 215 },
        { sign: 'bloodPressure', by: 10, overS: 60, limit: 75 },
        { sign: 'oxygenPost', by: -3, overS: 150, limit: 45 },
      ],
      leftAfterS: 480,
      backS: 60,
    },
    look: { device: 'pumps', finding: 'rate-wrong', reading: 'plugged in anew: pump 1 reads 0.51, pump 2 reads 1.02' },
    roleId: 2,
    answer: {
      kind: 'choose',
      question: 'What do you do?',
      options: [
        { slug: 'turn-labels', name: 'Turn the labels round', hint: 'Then the drugs are wrong as well.' },
        { slug: 'stop-both', name: 'Stop both', hint: 'One of them is the duct.' },
        { slug: 'leave-it', name: 'Leave it', hint: 'Half a duct, and twice the push.' },
        { slug: 'set-both', name: 'Set alprostadil 1.02 and epinephrine 0.51, and let a second person read both' },
      ],
      right: 'set-both',
    },
    resolved: 'Both were set by drug and then by rate, and read by two.',
    ifLeft: 'Somebody else read the rack in the end, and set both.',
    sources: [],
  },
  {
    slug: 'father-asks',
    title: 'The father asks whether he waited too long',
    heading: 'His father',
    moments: [
      { at: ['obtain-report', 'bedside-report'] },
      { at: ['decision-point'], points: ['grey-baby', 'ductus-opening', 'door'] },
    ],
    seen: {
      provider: 'The father says: “He passed the heart test in the nursery. They told me. Did I wait too long?”',
    },
    roleId: 0,
    answer: {
      kind: 'choose',
      question: 'What do you say?',
      options: [
        { slug: 'nobody', name: '“Nobody could know.”', hint: 'True, and no answer to his question.' },
        {
          slug: 'last-night',
          name: '“You should have come last night.”',
          hint: 'It is not so, and he will remember it.',
        },
        {
          slug: 'often-misses',
          name: '“That test often misses this one. You brought him, and now he is helped. Shall we go through the paper for the road? The surgeon will speak with you about the operation.”',
        },
        { slug: 'later', name: '“Later.”', hint: 'In an hour his son is gone with you.' },
      ],
      right: 'often-misses',
    },
    resolved: 'It took a minute, and the consent for the transport is signed.',
    ifLeft: 'He stood at the wall. The consent was asked by phone.',
    sources: [88],
  },
  {
    slug: 'oxygen-at-the-door',
    title: 'The CICU bags with 100%',
    heading: 'At the new bed',
    moments: [{ at: ['arrival'] }],
    sign: 'Six people, one bag on the wall oxygen.',
    seen: {
      provider: 'The surgeon puts a cuff on the leg.',
      rt: 'Their flowmeter stands at 10 L, pure oxygen.',
    },
    onMonitor: {
      moves: [
        { sign: 'oxygenPre', by: 4, overS: 30, limit: 100 },
        { sign: 'oxygenPost', by: 3, overS: 40, limit: 100 },
        { sign: 'bloodPressureLower', by: -10, overS: 60, limit: 10 },
      ],
      leftAfterS: 180,
      backS: 60,
    },
    roleId: 1,
    answer: {
      kind: 'choose',
      question: 'What do you do?',
      options: [
        {
          slug: 'let-them',
          name: 'Let them',
          hint: 'Two minutes of it are two minutes of the wrong drug.',
        },
        { slug: 'take-away', name: 'Take the bag away', hint: 'Without a word it looks like a fight.' },
        { slug: 'say-it', name: 'Say: “On the blender, please, a quarter; hand 85 to 95.”' },
        { slug: 'turn-up', name: 'Turn your ventilator up too', hint: 'Then he has it twice.' },
      ],
      right: 'say-it',
    },
    resolved: 'Blended; the leg held.',
    ifLeft: 'The leg was 10 lower as the surgeon measured it.',
    sources: [],
  },
]
