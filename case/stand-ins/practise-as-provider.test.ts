import { test } from 'vitest'
import { mannerNames } from '../records/manners.ts'
import { PROVIDER } from '../records/roles.ts'
import { practiseWith } from '../testing/practice.ts'

test.each(mannerNames)('with %s stand-ins a case goes on to its report, whatever the seed', (manner) => {
  practiseWith(PROVIDER, manner)
})
