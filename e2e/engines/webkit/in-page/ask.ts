import { find } from './find.ts'
import { fill, pressPoint, select, setFile, strayedTo } from './hand.ts'
import { isChecked, judge, one } from './judge.ts'

const ask = { find, one, judge, isChecked, pressPoint, strayedTo, fill, select, setFile }

declare global {
  interface Window {
    /** What a test asks of this page. */
    ask: typeof ask
  }
}

window.ask = ask
