import { test } from 'vitest'
import { RT } from '../records/roles.ts'
import { manners, practiseWith } from '../testing/practice.ts'

test.each(manners)('with %s stand-ins a case goes on to its report, whatever the seed', (manner) => {
  practiseWith(RT, manner)
})
