import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChestFilm } from './chest-film.tsx'

const told = 'Look at the right side.'

test('before it may be told, nothing on the page names the finding', () => {
  const markup = renderToStaticMarkup(
    <ChestFilm film={{ tubeTip: 4, chest: 'collapsed' }} time="10:18" finding={null} />,
  )
  expect(markup).toContain('aria-label="Chest film of 10:18, a drawing"')
  expect(markup).toContain('Drawing, not a real film')
  expect(markup).not.toMatch(/pneumo|collapse|T4|lung edge|Show what to see/i)
})

test('once it may be told, the name of the picture tells it, and the film offers to point', () => {
  const markup = renderToStaticMarkup(
    <ChestFilm film={{ tubeTip: 2, chest: 'collapsed' }} time="10:18" finding={told} />,
  )
  expect(markup).toContain(`aria-label="Chest film of 10:18, a drawing. ${told}"`)
  expect(markup).toMatch(/aria-pressed="false"[^>]*>.*Show what to see/)
})
