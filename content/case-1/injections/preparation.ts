import type { Injection } from '#case/story/injection.ts'

/** While the team gets ready to leave. */
export const preparationEvents: readonly Injection[] = [
  {
    slug: 'weather-closes-in',
    title: 'Weather closes in: a band of snow moves towards the field',
    heading: 'Weather',
    moments: [{ at: ['board', 'ready-to-leave'] }],
    sign: 'Dispatch calls: a band of snow is moving towards the airfield.',
    seen: {
      provider: 'Dispatch asks what they should tell the pilot, who is just looking at the newest map.',
      rt: 'The Provider has dispatch on the phone.',
      rn: 'The Provider has dispatch on the phone.',
    },
    roleId: 0,
    answer: {
      kind: 'choose',
      question: 'What do you tell dispatch?',
      options: [
        {
          slug: 'how-ill',
          name: 'That she cannot wait, and that we have to go',
          hint: 'How ill she is must not weigh on whether it is safe to fly. The crew decides by the weather alone.',
        },
        { slug: 'crew-decides', name: 'The crew decides; tell us what they say and when' },
        {
          slug: 'helicopter',
          name: 'To send a helicopter as well, to be sure',
          hint: 'A helicopter meets the same cloud and the same ice, and the way is too far for it.',
        },
        {
          slug: 'say-nothing',
          name: 'Nothing yet: it may pass',
          hint: 'A crew that hears of it late has fewer ways left. The others have to plan with it too.',
        },
      ],
      right: 'crew-decides',
    },
    resolved:
      'The crew looked at the weather without knowing how ill she is, and goes as planned. The referring hospital was told.',
    ifLeft:
      'Dispatch waited for an answer. The crew looked at the weather by itself and goes as planned; the referring hospital heard of it from nobody.',
    sources: [58],
  },
  {
    slug: 'pump-goes-dark',
    title: 'Dead battery: a pump goes dark off the mains',
    heading: 'Syringe pump',
    moments: [{ at: ['tasks'] }],
    sign: 'A long tone from the pump rack.',
    display: { device: 'Syringe pump', reading: 'no display' },
    seen: {
      provider: 'RN stands at the rack.',
      rn: 'You pulled the plug of the rack, and one pump went dark at once, though its display showed a good battery. It starts again on the mains.',
    },
    roleId: 2,
    answer: {
      kind: 'choose',
      question: 'What do you do with the pump?',
      options: [
        {
          slug: 'on-mains',
          name: 'Take it along and keep it on the mains',
          hint: 'Between bed, ambulance and aircraft there are minutes without any mains. A pressor would stand still.',
        },
        {
          slug: 'two-are-enough',
          name: 'Leave it here: two pumps are enough',
          hint: 'The three are for dopamine, epinephrine and boluses. Two leave one of them without a pump.',
        },
        { slug: 'replace', name: 'Take another pump and check that one off the mains' },
        {
          slug: 'charge',
          name: 'Charge it until you leave',
          hint: 'A battery that shows full and fails at once is worn out: charging does not mend it.',
        },
      ],
      right: 'replace',
    },
    resolved: 'RN marked the pump as faulty, took another and saw it run off the mains. Three pumps go along.',
    ifLeft: 'The pump was loaded as it was. It will run wherever there is mains, and nowhere else.',
    sources: [],
  },
  {
    slug: 'hand-bag-leaks',
    title: 'The hand bag of the sled leaks',
    heading: 'Hand bag',
    moments: [{ at: ['tasks'] }],
    seen: {
      provider: 'RT squeezes the hand bag and listens.',
      rt: 'You squeeze the hand bag of the sled with your palm on its outlet, and it gives way: air hisses from a tear at its neck. Squeezed into the air it looks as it should.',
    },
    roleId: 1,
    answer: {
      kind: 'choose',
      question: 'What do you do?',
      options: [
        {
          slug: 'tape',
          name: 'Tape the tear',
          hint: 'Tape comes off in the cold and the wet, and then there is nothing to breathe for her with.',
        },
        {
          slug: 'ventilator-is-enough',
          name: 'Leave it: the ventilator breathes for her',
          hint: 'The bag is what is left when ventilator or gas fail.',
        },
        {
          slug: 'borrow',
          name: 'Leave it: the hospital will have one',
          hint: 'In ambulance and aircraft there is no hospital.',
        },
        { slug: 'replace', name: 'Take another bag, and squeeze that one against your palm' },
      ],
      right: 'replace',
    },
    resolved: 'RT threw the bag away, took another and squeezed it against the palm: it holds.',
    ifLeft: 'The torn bag went along. Whoever needs it will find out then.',
    sources: [],
  },
]
