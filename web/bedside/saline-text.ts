import type { InfusionsView } from '#case/views/infusions.ts'

export function salineText({ salineMl, boluses }: Pick<InfusionsView, 'salineMl' | 'boluses'>): string {
  if (boluses === 0) return 'none'
  return `${salineMl} mL in ${boluses} ${boluses === 1 ? 'bolus' : 'boluses'}`
}
