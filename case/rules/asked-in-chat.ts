import { CASE_ID } from '../records/collections.ts'
import type { WorkId } from '../records/preparation.ts'
import { PROVIDER, type RoleId, roleIds } from '../records/roles.ts'
import { isStandIn } from '../records/stand-in.ts'
import { compiled } from '../story/compiled.ts'
import type { CaseContent } from '../story/content.ts'
import type { AskKind } from '../story/talk.ts'
import type { SeatInCase } from './places.ts'
import { teamUsers } from './seats.ts'
import { findUnit } from './work-units.ts'

/** What a message asks. */
export interface AskedInChat {
  /** Null: somebody is called by name, and no more is understood. */
  readonly kind: AskKind | null
  /** Who is named. */
  readonly roleId: RoleId | null
  /** What it is about, as far as it is named. */
  readonly work: WorkId | null
  readonly group: string | null
  readonly signs: readonly string[]
  /** Whose the numbers or the group are first of all. */
  readonly concerns: RoleId | null
}

/** A word, or a name of something: then `slot` says of what. */
interface Token {
  readonly text: string
  readonly slot?: Pick<AskedInChat, 'roleId' | 'work' | 'group' | 'signs' | 'concerns'>
}

const nothing = { roleId: null, work: null, group: null, signs: [], concerns: null } as const

const plain = (text: string): string => text.normalize('NFKC').replaceAll('’', "'").toLowerCase()

/** What a story's stand-ins understand, made ready to be looked for. */
const languageOf = compiled(({ standIns: { talk } }: CaseContent) => {
  const tokens = tokensOf(talk)
  const longestFirst = [...tokens.keys()].sort((one, other) => other.length - one.length)
  const word = new RegExp(`(?<![\\w'])(?:${longestFirst.join('|')})(?![\\w'])|\\{\\w+\\}|[\\w']+`, 'g')

  const read = (text: string): readonly Token[] =>
    (plain(text).match(word) ?? [])
      .map((one): Token => tokens.get(one) ?? { text: one })
      .flatMap((token): readonly Token[] => (token.slot ? [token] : token.text.split(' ').map((text) => ({ text }))))
      .filter(({ text }) => text !== '')

  const phrasings = Object.entries(talk.asks).flatMap(([kind, asked]) =>
    asked.map((phrasing) => ({
      kind: kind as AskKind, // a record by kinds
      words: read(phrasing).map(({ text }) => text),
      mayGoOn: phrasing.endsWith('…'),
      isQuestion: phrasing.endsWith('?'),
    })),
  )
  return { read, phrasings: phrasings.sort((one, other) => other.words.length - one.words.length) }
})

/** By how it is written. */
function tokensOf({ roles, works, signs, groups, fillers, spellings }: CaseContent['standIns']['talk']) {
  const tokens = new Map<string, Token>()
  const name = (names: readonly string[], text: string, slot: Partial<Token['slot']>) => {
    for (const one of names) tokens.set(plain(one), { text, slot: { ...nothing, ...slot } })
  }
  for (const filler of fillers) tokens.set(filler, { text: '' })
  for (const [written, meant] of Object.entries(spellings)) tokens.set(written, { text: meant })
  for (const { names, shows, roleId } of signs) name(names, '{sign}', { signs: shows, concerns: roleId })
  for (const [group, { names, roleId }] of Object.entries(groups)) {
    name(names, '{group}', { group, concerns: roleId })
  }
  for (const [work, names] of Object.entries(works)) name(names, '{work}', { work })
  for (const roleId of roleIds) name(roles[roleId], '{role}', { roleId })
  return tokens
}

interface Clause {
  readonly tokens: readonly Token[]
  readonly isQuestion: boolean
}

const roleIn = ({ slot }: Token): RoleId[] => (slot?.roleId == null ? [] : [slot.roleId])
const isManners = (kind: AskKind): boolean => kind === 'thanks' || kind === 'greeting'

/** What a message asks; null: nothing that a stand-in understands, and nobody is called. */
export function askedInChat(content: CaseContent, message: string): AskedInChat | null {
  const { read } = languageOf(content)
  const clauses = (message.match(/[^.,;:!?\n]+[.,;:!?\n]*/g) ?? [])
    .map((text): Clause => ({ tokens: read(text), isQuestion: text.includes('?') }))
    .filter(({ tokens }) => tokens.length > 0)
  const asking = clauses.flatMap((clause) => kindsOf(content, clause).map((kind) => ({ ...clause, kind })))
  const named = clauses.filter(({ tokens }) => tokens.every((token) => roleIn(token).length > 0))
  // A greeting or thanks is answered where nothing else is said.
  const isOnlyManners = asking.length + named.length === clauses.length
  const asked = asking.find(({ kind }) => !isManners(kind)) ?? (isOnlyManners ? asking[0] : undefined)
  const alone = named.flatMap(({ tokens }) => tokens.flatMap(roleIn))
  if (!asked) {
    const isQuestion = clauses.some((clause) => clause.isQuestion)
    const first = isQuestion ? clauses.flatMap(({ tokens }) => tokens.slice(0, 1).flatMap(roleIn)) : []
    const [roleId] = isQuestion || clauses.length === 1 ? [...alone, ...first] : []
    return roleId === undefined ? null : { ...nothing, kind: null, roleId }
  }
  const about = asked.tokens.flatMap(({ slot }) => slot ?? [])
  return {
    kind: asked.kind,
    roleId: [...asked.tokens.flatMap(roleIn), ...alone][0] ?? null,
    work: about.find(({ work }) => work !== null)?.work ?? null,
    group: about.find(({ group }) => group !== null)?.group ?? null,
    signs: about.flatMap(({ signs }) => signs),
    concerns: about.find(({ concerns }) => concerns !== null)?.concerns ?? null,
  }
}

/** What a part of a message asks, if anything. Who it is for may stand before or after it. */
function kindsOf(content: CaseContent, { tokens, isQuestion }: Clause): AskKind[] {
  const { phrasings } = languageOf(content)
  const isAsked = (said: readonly Token[], { words, mayGoOn, ...phrasing }: (typeof phrasings)[number]) =>
    (isQuestion || !phrasing.isQuestion) &&
    (mayGoOn ? said.length >= words.length : said.length === words.length) &&
    words.every((text, place) => text === said[place]?.text)
  const match = (said: readonly Token[]) => phrasings.find((phrasing) => isAsked(said, phrasing))?.kind
  const isOpening = (token: Token) => roleIn(token).length > 0 || isManners(match([token]) ?? 'advice')

  for (const [place, token] of tokens.entries()) {
    const said = tokens.slice(place)
    const kind = match(said) ?? match(said.slice(0, said.findLastIndex((one) => roleIn(one).length === 0) + 1))
    if (kind) return [kind]
    if (!isOpening(token)) return []
  }
  return []
}

/** The user id of the stand-in that a person’s message asks: who is named, or whom it concerns; null: none. */
export function standInAsked({ state, content, roleId: asker }: SeatInCase, message: string): string | null {
  const others = teamUsers(state, { caseId: 1 }).filter(({ roleId }) => roleId !== asker)
  const standIns = others.filter(({ userId }) => isStandIn(userId))
  const asked = standIns.length > 0 ? askedInChat(content, message) : null
  if (!asked) return null
  const at = (roleId: RoleId | null | undefined) => standIns.find((seat) => seat.roleId === roleId)?.userId ?? null
  if (asked.roleId !== null) return at(asked.roleId)
  const concerned = concernedBy(content, asked)
  if (concerned !== null && concerned !== asker) return at(concerned)
  // Where people talk among themselves it keeps out, unless it is named or it is its own matter.
  if (standIns.length < others.length) return null
  const chat = state.records.ChatInbox[CASE_ID]?.chat ?? []
  const last = chat.findLast(({ roleId, isStandIn: isOne }) => isOne && at(roleId) !== null)
  const advises = asked.kind === 'advice' ? standIns.filter(({ roleId }) => roleId !== PROVIDER) : standIns
  const spoke = advises.find(({ roleId }) => roleId === last?.roleId)
  return (spoke ?? advises[0] ?? standIns[0])?.userId ?? null
}

/** Whose matter it is first of all; null: anybody’s. */
function concernedBy(content: CaseContent, { kind, work, concerns }: AskedInChat): RoleId | null {
  if (kind === 'decider') return PROVIDER
  return (work === null ? null : findUnit(content, work)?.roleId) ?? concerns
}
