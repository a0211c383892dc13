import type { WebDriver } from './web-driver.ts'

/** How WebDriver writes the keys that are no letters. */
const keys: Readonly<Record<string, string>> = {
  Space: ' ',
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

interface Keyboard {
  press(key: string): Promise<void>
  type(text: string): Promise<void>
}

interface Mouse {
  click(x: number, y: number): Promise<void>
  move(x: number, y: number): Promise<void>
  down(): Promise<void>
  up(): Promise<void>
}

export interface Hands {
  readonly keyboard: Keyboard
  readonly mouse: Mouse
}

export function handsOf({ post }: Pick<WebDriver, 'post'>): Hands {
  const strike = (actions: readonly object[]) =>
    post<void>('/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
  const point = (actions: readonly object[]) =>
    post<void>('/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    })
  const moved = (x: number, y: number) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) })
  const down = { type: 'pointerDown', button: 0 }
  const up = { type: 'pointerUp', button: 0 }

  return {
    keyboard: {
      /** One key, or several held together as in `Control+a`. */
      async press(key) {
        const held = key.split('+').map((name) => keys[name] ?? name)
        await strike([
          ...held.map((value) => ({ type: 'keyDown', value })),
          ...held.toReversed().map((value) => ({ type: 'keyUp', value })),
        ])
      },
      async type(text) {
        await strike(
          [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        )
      },
    },
    mouse: {
      click: (x, y) => point([moved(x, y), down, up]),
      move: (x, y) => point([moved(x, y)]),
      down: () => point([down]),
      up: () => point([up]),
    },
  }
}
