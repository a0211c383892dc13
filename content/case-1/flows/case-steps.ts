import type { Flow, Step, SubPage } from '#case/story/flow.ts'

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

const decisionPointSteps: readonly Step[] = points.map(({ slug, title }, index) => {
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

/** From the bedside to the report, all three roles walk the same steps. */
export const caseSteps: Flow = [
  { path: '/case/obtain-report', title: 'Ask for the report', screen: 'obtain-report' },
  { path: '/case/report', title: 'The bedside report', screen: 'bedside-report' },
  ...decisionPointSteps,
  { path: '/case/NICU', title: 'Arrival at the NICU', screen: 'arrival' },
  { path: '/case/NICU/record', title: 'Hand over', screen: 'handover' },
  { path: '/case/NICU/save-recording', title: 'Save the handover', screen: 'save-handover' },
  { path: '/final-report', title: 'Final report', screen: 'final-report' },
]
