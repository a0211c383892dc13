import { Clock, Color } from 'three'
import { expect, test, vi } from 'vitest'
import { quietThree } from './light-and-ground.tsx'

const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})

test('a stage’s clock is not warned of, everything else is', () => {
  new Clock()
  expect(warned).toHaveBeenCalledTimes(1)
  quietThree()
  new Clock()
  expect(warned).toHaveBeenCalledTimes(1)
  new Color('no such colour')
  expect(warned).toHaveBeenLastCalledWith(expect.stringContaining('Unknown color'))
})
