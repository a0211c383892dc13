import { setTimeout as sleep } from 'node:timers/promises'
import { short } from '../figures/figures.ts'
import type { House, Memory } from './house.ts'

/** Everybody leaves, comes back and leaves again. */
export async function measureLeaving(house: House, empty: Memory): Promise<void> {
  const atWork = await house.memory()
  const left = await leave(house)
  await house.come()
  const back = await house.memory()
  const leftAgain = await leave(house)
  const tell = (when: string, { held, usedMb }: Memory) =>
    console.log(`  ${when}: ${short(usedMb)} MB, ${held} rooms held`)
  console.log('\nMemory in use on that node once garbage is collected; the open room is always held')
  tell('just started', empty)
  tell('all at work', atWork)
  tell('all have left', left)
  tell('all are back', back)
  tell('all have left again', leftAgain)
  const ofARoom = (more: Memory, less: Memory) => Math.round(((more.usedMb - less.usedMb) * 1024) / house.rooms.length)
  console.log(`  a room with three pages at work takes ${ofARoom(atWork, left)} KB, at rest ${ofARoom(back, left)} KB`)
  console.log(`  a room that was held once more and let go of leaves ${ofARoom(leftAgain, left)} KB`)
}

async function leave(house: House): Promise<Memory> {
  house.leave()
  for (;;) {
    const now = await house.memory()
    if (now.held === 1) return now
    await sleep(200)
  }
}
