import { labelOf, RN, type RoleId, RT } from '../../records/roles.ts'
import type { DecisionReport } from '../../report/decisions-report.ts'
import type { CaseContent } from '../../story/content.ts'
import { pointNamed } from '../../story/points.ts'
import type { Found, LookedBack } from './looked-back.ts'

type Option = DecisionReport['chosen'][number]

interface Advice {
  readonly roleId: RoleId
  readonly options: readonly Option[]
}

/** Where advice and decision went together, and where they parted. */
export const decisionMoments = ({ report, content }: LookedBack): Found[] =>
  report.decisions.flatMap((decision) => {
    if (decision.decidedAt === null || decision.only !== undefined) return []
    const found = decision.several ? lookAtSeveral : lookAtChoice
    const advices = advicesOn(decision, optionsOf(content, decision))
    const where = decision.part === decision.label ? decision.part : `${decision.part}, ${decision.label}`
    return found(decision, advices).map((one) => ({
      ...one,
      id: `decision/${where}`,
      at: decision.decidedAt ?? 0,
      title: `${one.title}: ${where}`,
    }))
  })

type Verdict = Pick<Found, 'isGood' | 'title' | 'why' | 'weight'>

function optionsOf(content: CaseContent, { part, slug, label }: DecisionReport): readonly Option[] {
  const question = content.questions.find(({ title }) => title === part)
  if (question) return question.options
  return pointNamed(content, slug)?.story.groups[label] ?? []
}

const advicesOn = ({ rt, rn }: DecisionReport, options: readonly Option[]): Advice[] =>
  [
    { roleId: RT, names: rt },
    { roleId: RN, names: rn },
  ]
    .filter(({ names }) => names.length > 0)
    .map(({ roleId, names }) => ({ roleId, options: options.filter(({ name }) => names.includes(name)) }))

const rolesOf = (advices: readonly Advice[]): string => advices.map(({ roleId }) => labelOf(roleId)).join(' and ')

/** One option of several. */
function lookAtChoice({ chosen: [decided] }: DecisionReport, advices: readonly Advice[]): Verdict[] {
  if (!decided) return []
  const advised = advices.flatMap(({ roleId, options: [option] }) => (option ? [{ roleId, option, options: [] }] : []))
  const better = advised.filter(({ option }) => option.score > decided.score)
  const same = advised.filter(({ option }) => option.name === decided.name)
  const [first] = better
  if (first) {
    return [
      {
        isGood: false,
        weight: decided.score < 0 ? 9 : 7,
        title: 'Advice and decision parted',
        why: `${rolesOf(better.filter(({ option }) => option === first.option))} advised “${first.option.name}”; “${decided.name}” was decided. ${first.option.why}`,
      },
    ]
  }
  if (decided.score > 0) return goodChoice(decided, { advised, same })
  if (advised.length === 0) {
    return [
      {
        isGood: false,
        weight: 5,
        title: 'Decided before anybody advised',
        why: `“${decided.name}” was decided, and neither RT nor RN had said what they would do. ${decided.why}`,
      },
    ]
  }
  return same.length < advised.length
    ? []
    : [
        {
          isGood: false,
          weight: decided.score < 0 ? 6 : 4,
          title: 'All of one mind, and there was something better',
          why: `${rolesOf(same)} advised “${decided.name}”, and it was decided. ${decided.why}`,
        },
      ]
}

function goodChoice(decided: Option, { advised, same }: Record<'advised' | 'same', readonly Advice[]>): Verdict[] {
  if (same.length > 0) {
    return [
      {
        isGood: true,
        weight: 3 + same.length,
        title: 'Advice heard and followed',
        why: `${rolesOf(same)} advised “${decided.name}”, and it was decided. ${decided.why}`,
      },
    ]
  }
  return advised.length === 0
    ? []
    : [
        {
          isGood: true,
          weight: 6,
          title: 'Weighed, and decided otherwise',
          why: `${rolesOf(advised)} advised something else; the Provider listened and decided on “${decided.name}”. ${decided.why}`,
        },
      ]
}

/** Several of a list. */
function lookAtSeveral({ provider }: DecisionReport, advices: readonly Advice[]): Verdict[] {
  const useful = advices.flatMap(({ roleId, options }) =>
    options.filter(({ score }) => score > 0).map((option) => ({ roleId, option, options: [] })),
  )
  const [passed] = useful.filter(({ option }) => !provider.includes(option.name))
  if (passed) {
    return [
      {
        isGood: false,
        weight: 6,
        title: 'Advice and decision parted',
        why: `${rolesOf([passed])} advised “${passed.option.name}”, and it was not decided. ${passed.option.why}`,
      },
    ]
  }
  const [taken] = useful
  return taken
    ? [
        {
          isGood: true,
          weight: 4,
          title: 'Advice heard and followed',
          why: `${rolesOf([taken])} advised “${taken.option.name}”, and it was decided. ${taken.option.why}`,
        },
      ]
    : []
}
