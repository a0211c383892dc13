import type { CaseContent } from '../content.ts'
import { type Findings, found } from './complaint.ts'

/** What is wrong with the groups of the points: declared twice or for nothing, decided without being declared, named by nobody. */
export function* mistakesInGroups({ groups, decisionStories, standIns }: CaseContent): Findings {
  const names = groups.map(({ name }) => name)
  for (const [index, { name, advisedBy = [] }] of groups.entries()) {
    const at = `groups[${index}]`
    if (names.indexOf(name) !== index) yield found(at, `“${name}” is there already`, 'Give it a name of its own')
    if (new Set(advisedBy).size < advisedBy.length) yield found(at, 'somebody is asked twice', 'Name each once')
    if (decisionStories.every((story) => !story.groups[name]))
      yield found(at, `no point decides ${name}`, 'Take it out, or let a point decide it')
    if (!standIns.talk.groups[name])
      yield found(
        `standIns.talk.groups.${name}`,
        'nobody says how people call it',
        'Write how they do, and whose it is',
      )
  }
  for (const name of Object.keys(standIns.talk.groups)) {
    if (names.includes(name)) continue
    yield found(`standIns.talk.groups.${name}`, 'it is no group of this story', 'Take it out, or name the group')
  }
  for (const [index, story] of decisionStories.entries()) {
    const at = `decisionStories[${index}].groups`
    const decided = Object.keys(story.groups)
    for (const name of decided) {
      if (!names.includes(name)) yield found(`${at}.${name}`, 'nobody declares it', 'Declare it among the groups')
    }
    if (names.filter((name) => decided.includes(name)).join() !== decided.filter((name) => names.includes(name)).join())
      yield found(at, 'they come in another order', 'List them as the story declares them')
  }
}
