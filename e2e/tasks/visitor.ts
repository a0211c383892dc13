import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import type { XRDevice } from 'iwer'

type InRoom = Window & { device: XRDevice; look: () => void }

/** From the next page on this device can show things in an emulated room. */
export async function giveRoom(page: Page): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [new URL('emulated-room.ts', import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  await page.addInitScript({ content: outputFiles[0]?.text ?? '' })
}

/** Somebody in the room, with a thing in the hand that points where they look. */
export function visitor(page: Page) {
  /** A device takes what has changed into its next picture; one more is for what the page answers. */
  const pictures = () =>
    page.evaluate(async () => {
      const { device, look } = window as unknown as InRoom // as put there by the emulated room
      for (let count = 0; count < 2; count++) {
        await new Promise((drawn) => {
          device.activeSession?.requestAnimationFrame(drawn)
          look()
        })
      }
    })

  return {
    pictures,

    /** Stands somewhere, in metres, looking ahead or down by an angle. */
    async stand([x, y, z]: readonly [number, number, number], downDegrees: number) {
      await page.evaluate(
        ([at, down]) => {
          const { device } = window as unknown as InRoom
          device.position.set(...at)
          device.quaternion.set(Math.sin(-down / 2), 0, 0, Math.cos(down / 2))
        },
        [[x, y, z] as [number, number, number], (downDegrees * Math.PI) / 180] as const,
      )
      await pictures()
    },

    /** Points at where something is seen, in pixels of the page, and presses. */
    async press(x: number, y: number) {
      await page.evaluate(
        ([left, top]) => {
          const { device } = window as unknown as InRoom
          const hand = device.controllers.right
          if (!hand) throw new Error('no hand')
          const picture = document.querySelector<HTMLCanvasElement>('canvas[role=application]')
          if (!picture) throw new Error('no picture')
          const tan = Math.tan(device.fovy / 2)
          const [side, up] = [(left / innerWidth) * 2 - 1, 1 - (top / innerHeight) * 2]
          const aside = Math.atan(-side * tan * (picture.width / picture.height))
          const above = Math.atan(up * tan * Math.cos(aside))
          const look = device.quaternion
          hand.position.set(device.position.x, device.position.y, device.position.z)
          hand.quaternion.set(look.x, look.y, look.z, look.w)
          // First aside, then up, seen from how the head is held.
          const turn = [0, Math.sin(aside / 2), 0, Math.cos(aside / 2)] as const
          const tilt = [Math.sin(above / 2), 0, 0, Math.cos(above / 2)] as const
          for (const [bx, by, bz, bw] of [turn, tilt]) {
            const { x: ax, y: ay, z: az, w: aw } = hand.quaternion
            hand.quaternion.set(
              aw * bx + ax * bw + ay * bz - az * by,
              aw * by - ax * bz + ay * bw + az * bx,
              aw * bz + ax * by - ay * bx + az * bw,
              aw * bw - ax * bx - ay * by - az * bz,
            )
          }
        },
        [x, y] as const,
      )
      await pictures()
      for (const value of [1, 0]) {
        await page.evaluate((pressed) => {
          const { device } = window as unknown as InRoom
          device.controllers.right?.updateButtonValue('trigger', pressed)
        }, value)
        await pictures()
      }
    },

    /** Holds both hands out, presses, and moves them apart until they are so many times as far from each other. */
    async spread(times: number) {
      for (const [apart, pressed] of [
        [1, 0],
        [1, 1],
        [times, 1],
        [times, 0],
      ] as const) {
        await page.evaluate(
          ([far, value]) => {
            const { device } = window as unknown as InRoom
            const { x, y, z } = device.position
            for (const [hand, side] of [
              [device.controllers.left, -0.15],
              [device.controllers.right, 0.15],
            ] as const) {
              hand?.position.set(x + side * far, y, z)
              hand?.updateButtonValue('trigger', value)
            }
          },
          [apart, pressed] as const,
        )
        await pictures()
      }
    },
  }
}
