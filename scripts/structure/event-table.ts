import { effectsIn } from '#case/checks/event-effects.ts'
import { statesPassed } from '#case/testing/states-passed.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { case2 } from '#content/case-2/case-2.ts'

// What every event does to the monitor in each place and row in which it fits: which signs move, how far, which alarms begin, and
// whether all comes back.

for (const story of [case1, case2]) {
  console.log(`\n${story.story.id}: ${story.story.title}`)
  console.table(
    effectsIn(story, statesPassed(story)).map(({ event, place, row, moved, alarms, isBackSolved, isBackLeft }) => ({
      event,
      place: place.replace('/case/', ''),
      row,
      moves: moved.map(({ sign, from, open, left }) => `${sign} ${from} > ${open} > ${left}`).join(', ') || '-',
      alarms: alarms.join(', ') || '-',
      'back, solved': isBackSolved ? 'yes' : 'NO',
      'back, left': isBackLeft ? 'yes' : 'NO',
    })),
  )
}
