import type { Question } from '#case/story/question.ts'

/** How to travel. Sources 40 and 41; working values: docs/clinical/sources.md. */
export const transportMode: Question = {
  slug: 'transport-mode',
  title: 'Transport mode',
  fills: 'ResponseSelection',
  question: 'How do you travel?',
  right: 'fixed-wing',
  options: [
    {
      slug: 'rotor-wing',
      name: 'Rotor Wing (Helicopter)',
      score: 0,
      why: 'A helicopter usually works within about 150 miles, 250 at most. 310 miles would take more than 2 h each way and a fuel stop. Icing in cloud grounds it today, and its cabin is too small for HFOV, iNO, four cylinders and three crew.',
      bridge:
        'Medical control overrules you: no helicopter flies in this icing, so the airplane is ordered. The case goes on with it.',
    },
    {
      slug: 'fixed-wing',
      name: 'Fixed wing (Airplane)',
      score: 2,
      why: 'Preferred above about 150 to 250 miles. About 65 min a leg, pressurised to a cabin near 2,000 ft, de-iced, both runways open, room for the whole sled. The price: two ambulance legs and four patient loadings.',
    },
    {
      slug: 'ground',
      name: 'Ground (Ambulance)',
      score: 0,
      why: '370 road miles over a closed-in pass are 7 h or more one way, so 14 h before she reaches ECMO. Nor can the oxygen come along: 15 L/min for 420 min is 6,300 L, 13 E cylinders.',
      bridge:
        'Medical control overrules you: she cannot wait fourteen hours, so the airplane is ordered. The case goes on with it.',
    },
    {
      slug: 'decline',
      name: 'Decline Transport',
      score: 0,
      why: 'She is severely ill and getting worse, and the referring hospital has neither iNO nor ECMO. To decline is to leave the only definitive care out of her reach.',
      bridge: 'Medical control overrules you: she is accepted, and the airplane is ordered. The case goes on with it.',
    },
  ],
}
