import { fetchScreen } from '../screens/screen-of.tsx'
import type { Page } from '../steps/pages.ts'
import { fetchPicture } from '../tasks/fetch-picture.ts'

/** The parts of a page come while the server is still asked who may see it. */
export function fetchPage({ screen }: Page): void {
  fetchScreen(screen)
  if (screen === 'task') fetchPicture()
}
