import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Background } from './display.ts'

/** A desktop whose owner wants no motion, as everywhere in these tests: without a graphics card motion takes all the time there is. */
export async function layOutDesktop(): Promise<Background> {
  const folder = await mkdtemp(path.join(tmpdir(), 'desktop-'))
  for (const toolkit of ['gtk-3.0', 'gtk-4.0']) {
    await mkdir(path.join(folder, toolkit))
    await writeFile(path.join(folder, toolkit, 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n')
  }
  return { env: { XDG_CONFIG_HOME: folder }, stop: () => rm(folder, { recursive: true, force: true }) }
}
