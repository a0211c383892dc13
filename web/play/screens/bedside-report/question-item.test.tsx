import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RN, RT } from '#case/records/roles.ts'
import { AskedQuestion } from './question-item.tsx'

test('a question at the bedside carries the time of the story, not of the room', () => {
  const asked = { roleId: RN, time: Date.UTC(2026, 0, 5, 19, 6) }
  const markup = renderToStaticMarkup(
    <AskedQuestion
      question="How ill is she now?"
      asked={asked}
      storyTime="09:25"
      answer={[]}
      ownRole={RT}
      takesFocus={false}
    />,
  )
  expect(markup.match(/\d+:\d+/g)).toEqual(['09:25'])
})
