import type { Question } from '#case/story/question.ts'

/** How to travel. Sources 101 to 104 and 40; weather, pad and cabin are working values. */
export const transportMode: Question = {
  slug: 'transport-mode',
  title: 'Transport mode',
  fills: 'ResponseSelection',
  question: 'How do you travel?',
  right: 'ground',
  options: [
    {
      slug: 'rotor-wing',
      name: 'Rotor Wing (Helicopter)',
      score: 0,
      why: '20 min in the air looks best, and in one large series it was faster at every distance once the baby was on board. But cloud at 300 ft with freezing drizzle is below what it may fly in; the hospital has no pad, so an ambulance and two more loadings come with it. In its cabin a tube for a baby who stops breathing is hardly possible, and it cannot stop. Part of its speed is lost before it flies: in one system dispatch took 17 min against 5 on the ground, and one service for newborns lost 10 % of its flights to the weather.',
      bridge:
        'Dispatch calls back: the crew turned it down by the weather alone. The ambulance is ordered, and the case goes on with it.',
    },
    {
      slug: 'fixed-wing',
      name: 'Fixed wing (Airplane)',
      score: 0,
      why: 'An airplane gains only beyond about 120 to 150 miles. For 47 it means two airports and four loadings.',
      bridge:
        'Medical control overrules you: the ambulance is faster from door to door and is ordered. The case goes on with it.',
    },
    {
      slug: 'ground',
      name: 'Ground (Ambulance)',
      score: 2,
      why: '47 miles, 55 min, a dry road and one loading at each end. It leaves from the bay, it can stop on the shoulder for an airway, and there is room for three at his head. The price: an hour of road on which the airway must hold, so it is settled before.',
    },
    {
      slug: 'decline',
      name: 'Decline Transport',
      score: 0,
      why: 'They have no alprostadil, no echo and no surgeon: the duct closes while they look.',
      bridge: 'Medical control overrules you: he is accepted, and the ambulance is ordered. The case goes on with it.',
    },
  ],
}
