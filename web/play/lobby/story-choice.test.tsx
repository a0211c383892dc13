import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { StoryCard } from '#case/rooms.ts'
import { StoryCards } from './story-choice.tsx'

const card = (id: string, more: Partial<StoryCard> = {}): StoryCard => ({
  ...{ id, title: `Story ${id}`, language: 'en', about: 'Somebody calls. You go.', minutes: { from: 60, to: 90 } },
  ...{ writtenBy: 'Somebody', reviewedBy: null, objectives: [], hasOrders: true },
  ...more,
})
const drawn = (stories: readonly StoryCard[], chosen: string | null = null) =>
  renderToStaticMarkup(<StoryCards stories={stories} chosen={chosen} onChoose={() => {}} />)

test('where there is one story, or none is told, nothing is asked', () => {
  expect(drawn([])).toBe('')
  expect(drawn([card('a')])).toBe('')
})

test('of several the first is chosen until another is, and each says who has looked it over', () => {
  const reviewedBy = { name: 'Dr. Roe', role: 'Neonatologist', on: '2026-05-01' }
  const stories = [card('a'), card('b', { reviewedBy, objectives: ['To share the work'], hasOrders: false })]
  const chosenIn = (page: string) => /aria-label="([^"]+)"[^>]*checked/.exec(page)?.[1]
  const page = drawn(stories)
  expect(chosenIn(page)).toBe('Story a')
  expect(chosenIn(drawn(stories, 'b'))).toBe('Story b')
  expect(page).toContain('60 to 90 minutes. Written by: Somebody. Not reviewed by a clinician.')
  expect(page).toContain('Reviewed by Dr. Roe, Neonatologist, 2026-05-01.')
  expect(page.match(/Without orders at the bedside/g)).toHaveLength(1)
  expect(page).toContain('2026-05-01. Without orders at the bedside.')
  expect(page).toContain('To be learned: Story b')
  expect(page).toContain('<li>To share the work</li>')
})
