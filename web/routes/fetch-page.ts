import { fetchScreen } from '../screens/screen-of.tsx'
import { fetchPicture } from '../tasks/fetch-picture.ts'
import type { Page } from './pages.ts'

/** The parts of a page come while the server is still asked who may see it. */
export function fetchPage({ screen }: Page): void {
  fetchScreen(screen)
  if (screen === 'task') fetchPicture()
}
