import type { Step, SubPage } from '#case/story/flow.ts'

const points = [
  { slug: 'first-ten-minutes', title: 'The first ten minutes' },
  { slug: 'new-support', title: 'Twenty minutes on new support' },
  { slug: 'sudden-change', title: 'A sudden change' },
  { slug: 'leave-or-stay', title: 'Leave or stay' },
  { slug: 'in-cruise', title: 'Everything falls at once' },
] as const

const pagesOfPoint = [
  { suffix: 'ventilator', title: 'Ventilator' },
  { suffix: 'ventilator-ino', title: 'Ventilator and nitric oxide' },
  { suffix: 'medication', title: 'Medication' },
  { suffix: 'procedure', title: 'Procedures' },
  { suffix: 'procedure-cxr', title: 'Chest film' },
  { suffix: 'procedure-istat', title: 'Blood gas' },
  { suffix: 'procedure-tidal', title: 'Tidal volume' },
  { suffix: 'procedure-result', title: 'Procedure result' },
  { suffix: 'results', title: 'Results' },
  { suffix: 'negative', title: 'What went wrong' },
] as const

export const decisionPointSteps: readonly Step[] = points.map(({ slug, title }, index) => {
  const path = `/case/decision-point/${index + 1}`
  const pages = pagesOfPoint.map(
    (page): SubPage => ({ path: `${path}/${page.suffix}`, title: page.title, screen: 'decision-page' }),
  )
  return {
    path,
    title: `Decision ${index + 1}: ${title.toLowerCase()}`,
    screen: 'decision-point',
    point: slug,
    pages,
  }
})
