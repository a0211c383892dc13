import { setTimeout as sleep } from 'node:timers/promises'
import { PROVIDER } from '#case/records/roles.ts'
import { openPage, openRoomsPage, type Page } from '#server/testing/pages.ts'
import { joinAs, request } from '#server/testing/people.ts'
import type { Site } from './faults.ts'

const settings = { keepDays: 0, hasReportLink: false, hasWatchers: false }
const MOST_TRIES = 60

/** A room beside that of the soak. */
export interface SideRoom {
  readonly id: string
  /** What its QR code says. */
  readonly link: string
  readonly node: { readonly port: number }
  end(): Promise<void>
}

/** A team of its own in such a room. */
export interface SideTeam extends SideRoom {
  /** A guest, as all who come there. */
  readonly provider: { readonly uid: string; readonly cookie: string }
  readonly page: Page
}

export const openSideRoom = (site: Site, name: string): Promise<SideRoom> =>
  patiently(async () => {
    const { educator, chance, nodes } = site
    const { port } = chance.of(nodes)
    if (port === null) throw new Error('no node is there')
    const node = { port }
    const answer = await request(node, '/api/rooms', { ...educator, body: { name, settings } })
    if (answer.status !== 200) throw new Error(answer.text)
    const { id, code } = answer.body.rooms[0]
    const board = await openRoomsPage(node, educator)
    const linkKey = board.rooms.find((one) => one.id === id)?.linkKey
    board.close()
    const end = async () => void (await request(node, `/api/rooms/${id}/end`, { ...educator, body: {} }))
    if (!linkKey) throw new Error('the room is not told')
    return { id, link: `${code}#${linkKey}`, node, end }
  })

export async function openSideTeam(site: Site, name: string): Promise<SideTeam> {
  const room = await openSideRoom(site, name)
  return patiently(async () => {
    const provider = await joinAs(room.node, room.link, 'Pat')
    const page = await openPage(room.node.port, provider)
    const answer = await page.send({ kind: 'take-role', roleId: PROVIDER })
    if (!answer.ok) throw new Error(answer.message)
    const end = () => {
      page.close()
      return room.end()
    }
    return { ...room, provider, page, end }
  })
}

/** Whatever was broken before has been mended, but may need a moment to be as it was. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === MOST_TRIES) throw error
      await sleep(500)
    }
  }
}

/** Whether something comes to be so in time. */
export async function comes(isSo: () => boolean | Promise<boolean>, withinMs: number): Promise<boolean> {
  for (const until = performance.now() + withinMs; performance.now() < until; await sleep(100)) {
    if (await isSo()) return true
  }
  return false
}
