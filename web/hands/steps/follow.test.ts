import { describe, expect, test } from 'vitest'
import { viewFlows } from '#case/views/flows.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { type FollowedPage, type Following, follow, leadPath, startFollowing } from './follow.tsx'

const chosen = (path: string, lead: string): FollowedPage => ({ path, lead, wasTaken: false })
const taken = (path: string, lead: string): FollowedPage => ({ path, lead, wasTaken: true })

/** Where a page is sent, move by move. */
function sent([first, ...moves]: readonly [FollowedPage, ...FollowedPage[]]): (string | null)[] {
  let was: Following = startFollowing(first)
  return moves.map((move) => {
    const { goTo, ...next } = follow(was, move)
    was = next
    return goTo
  })
}

test('a page that stands where the step is goes along', () => {
  expect(sent([chosen('/point', '/point'), chosen('/point', '/point/film')])).toEqual(['/point/film'])
})

test('a page opened by its address stays, and so does one that looks back while the step moves', () => {
  expect(sent([chosen('/report', '/point'), chosen('/report', '/point/film')])).toEqual([null])
  expect(sent([chosen('/point', '/point'), chosen('/report', '/point'), chosen('/report', '/point/film')])).toEqual([
    null,
    null,
  ])
})

test('who comes back to the step goes along again', () => {
  expect(sent([chosen('/report', '/point'), chosen('/point', '/point'), chosen('/point', '/point/film')])).toEqual([
    null,
    '/point/film',
  ])
})

test('a page that was brought somewhere goes on from there, also when it is loaded anew', () => {
  expect(sent([taken('/point/film', '/point/film'), taken('/point/film', '/point')])).toEqual(['/point'])
  expect(sent([taken('/point/film', '/point'), taken('/point/film', '/point')])).toEqual(['/point'])
})

describe('a page that comes where it was sent late', () => {
  const places = ['/point', '/point/film', '/report'] as const
  type Place = (typeof places)[number]
  type Act = { readonly lead: Place } | { readonly press: Place } | 'land'
  const acts: readonly Act[] = [...places.map((lead) => ({ lead })), ...places.map((press) => ({ press })), 'land']

  /** A page on which leads move, presses are made and navigations land, in some order, as a router takes them. */
  class Page {
    path: Place = '/point'
    lead: Place = '/point'
    wasTaken = false
    /** The last press led elsewhere than the step was. */
    looksAround = false
    #coming: { path: Place; wasTaken: boolean }[] = []
    #was = startFollowing(chosen('/point', '/point'))
    readonly #forgetsOlder: boolean

    constructor(forgetsOlder: boolean) {
      this.#forgetsOlder = forgetsOlder
    }

    do(act: Act): void {
      if (act === 'land') {
        const landed = this.#coming.shift()
        if (!landed) return
        Object.assign(this, landed)
        if (!landed.wasTaken) this.looksAround = this.path !== this.lead
      } else if ('press' in act) this.#ask(act.press, false)
      else this.lead = act.lead
      const { goTo, ...now } = follow(this.#was, this)
      this.#was = now
      if (this.path === this.lead) this.looksAround = false
      if (goTo !== null) this.#ask(goTo as Place, true)
    }

    #ask(path: Place, wasTaken: boolean): void {
      const asked = { path, wasTaken }
      this.#coming = this.#forgetsOlder ? [asked] : [...this.#coming, asked]
    }

    comeToRest(): void {
      for (let count = 0; this.#coming.length > 0; count++) {
        if (count > 20) throw new Error('never comes to rest')
        this.do('land')
      }
    }
  }

  const sequences = (length: number): Act[][] =>
    length === 0 ? [[]] : sequences(length - 1).flatMap((before) => acts.map((act) => [...before, act]))

  test.each([
    { how: 'forgets the one before for the next', forgetsOlder: true },
    { how: 'lets each come', forgetsOlder: false },
  ])(
    'is where the step is, or where its person chose to be, in whatever order; its router $how',
    ({ forgetsOlder }) => {
      let [along, around] = [0, 0]
      for (const sequence of sequences(6)) {
        const page = new Page(forgetsOlder)
        for (const act of sequence) page.do(act)
        page.comeToRest()
        if (page.looksAround) around += 1
        else {
          along += 1
          if (page.path !== page.lead) expect([JSON.stringify(sequence), page.path]).toEqual(['', page.lead])
        }
      }
      expect(Math.min(along, around)).toBeGreaterThan(1000)
    },
  )
})

const flows = viewFlows(case1)
const atPoint2 = { provider: 15, rt: 11 }

test('a step without pages leads to itself', () => {
  expect(leadPath(0, 0, { flows, points: [] })).toBe('/medical-call')
})

test('a decision point leads to the page that the Provider has open, for every role', () => {
  const points = [
    { point: 'first-ten-minutes', showing: 'results' },
    { point: 'new-support', showing: 'procedure-cxr' },
  ]
  expect(leadPath(0, atPoint2.provider, { flows, points })).toBe('/case/decision-point/2/procedure-cxr')
  expect(leadPath(1, atPoint2.rt, { flows, points })).toBe('/case/decision-point/2/procedure-cxr')
})

test('without an open page the point itself is where the step is', () => {
  expect(leadPath(1, atPoint2.rt, { flows, points: [{ point: 'new-support', showing: null }] })).toBe(
    '/case/decision-point/2',
  )
})
