import type { CSSProperties } from 'react'
import { roles } from '../../../base/roles/roles.ts'
import type { Item } from './items.ts'

type By = Item['by']

// As the styles give each role its own.
const colours = (name: string): CSSProperties => ({
  ['--role' as string]: `var(--color-${name})`,
  ['--role-soft' as string]: 'var(--color-surface)',
})
const teamColours = colours('ink')
const educatorColours = colours('away')

/** What stands inside is drawn in the colour of whoever did it. */
export const colouredFor = (by: By) =>
  typeof by === 'number' ? { 'data-role': by } : { style: by === 'educator' ? educatorColours : teamColours }

export const personText = (by: By): string =>
  typeof by === 'number' ? roles[by].label : by === 'educator' ? 'Educator' : 'Team'
