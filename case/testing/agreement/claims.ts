import { plain, readers } from './readers.ts'

/** Something that a text, a panel or a picture says of her or of what stands around her. */
export interface Claim {
  readonly moment: Moment
  readonly about: string
  readonly says: string
}

/** As the point opened, with what is decided, or once the point is left. */
export type Moment = 'opening' | 'now' | 'after'

/** Beginnings that speak of another moment than the rest of their page. */
const otherMoments: readonly (readonly [RegExp, Moment | null])[] = [
  [/^(?:As she fell|At the alarm|Before the (?:switch|change)):/, 'opening'],
  [/^Undone/, 'after'],
  [/^(?:As found|Last local|Film of|Hospital film)/, null],
]

const known = new Map<string, readonly Claim[]>()

/** What a sentence claims. `drug`: the one whose page it stands on. */
export function claimsIn(text: string, moment: Moment, drug = ''): readonly Claim[] {
  const key = `${moment} ${drug} ${text}`
  const found = known.get(key) ?? readText(text, moment, drug).claims
  known.set(key, found)
  return found
}

const unread = new Map<string, boolean>()

/** A number in a text that no reader reads is one that nobody checks. */
export function hasUnreadNumber(text: string): boolean {
  const found = unread.get(text) ?? /\d/.test(withoutPlain(readText(text, 'now', 'dopamine').rest))
  unread.set(text, found)
  return found
}

const withoutPlain = (text: string): string => plain.reduce((rest, pattern) => rest.replaceAll(pattern, '·'), text)

function readText(text: string, usual: Moment, drug: string): { claims: Claim[]; rest: string } {
  const other = otherMoments.find(([beginning]) => beginning.test(text))
  const moment = other ? other[1] : usual
  const claims: Claim[] = []
  let rest = text
  for (const { pattern, about, says } of readers) {
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      const [whole, ...groups] = match
      rest = rest.replace(whole, says === undefined ? '·' : whole.replace(/./g, '·'))
      if (moment) claims.push(...claimsOf({ groups, about, says, moment, drug }))
    }
  }
  return { claims, rest }
}

interface Match {
  readonly groups: readonly (string | undefined)[]
  readonly about: readonly string[]
  readonly says: string | undefined
  readonly moment: Moment
  readonly drug: string
}

function claimsOf({ groups, about, says, moment, drug }: Match): Claim[] {
  if (says !== undefined) return [{ moment, about: about[0] ?? '', says }]
  return about.flatMap((name, index) => {
    const value = groups[index]
    if (!name || value === undefined) return []
    const subject = name.replace('$1', groups[0] ?? '').replace('drug', drug)
    const isOpening = subject.startsWith('opening ')
    return [
      {
        moment: isOpening ? 'opening' : moment,
        about: subject.replace('opening ', '').toLowerCase(),
        says: String(Number(value)) === 'NaN' ? value : String(Number(value)),
      },
    ]
  })
}
