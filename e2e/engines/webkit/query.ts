/** A text as a test asks for it. */
export type Wanted =
  | { readonly text: string; readonly isExact: boolean }
  | { readonly source: string; readonly flags: string }

/** One step of the way to some elements, from those of the step before. */
export type Step =
  | {
      readonly by: 'role'
      readonly role: string
      readonly name?: Wanted | undefined
      readonly level?: number | undefined
    }
  | { readonly by: 'text'; readonly wanted: Wanted }
  | { readonly by: 'label'; readonly wanted: Wanted }
  | { readonly by: 'containing'; readonly wanted: Wanted }
  | { readonly by: 'css'; readonly css: string }
  | { readonly by: 'having' | 'or' | 'and'; readonly other: Query }
  | { readonly by: 'place'; readonly place: number }

export type Query = readonly Step[]

export const wantedOf = (text: string | RegExp, isExact = false): Wanted =>
  typeof text === 'string' ? { text, isExact } : { source: text.source, flags: text.flags }

const told = (wanted: Wanted): string =>
  'source' in wanted ? `/${wanted.source}/` : `“${wanted.text}”${wanted.isExact ? ', exactly' : ''}`

/** For who reads why a test failed. */
export const nameOf = (query: Query): string =>
  query
    .map((step) => {
      switch (step.by) {
        case 'role':
          return step.name ? `${step.role} ${told(step.name)}` : step.role
        case 'css':
          return step.css
        case 'place':
          return step.place < 0 ? 'the last' : `number ${step.place + 1}`
        case 'having':
        case 'or':
        case 'and':
          return `${step.by} (${nameOf(step.other)})`
        default:
          return `${step.by} ${told(step.wanted)}`
      }
    })
    .join(' > ')
