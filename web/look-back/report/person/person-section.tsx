import { ChevronDown } from 'lucide-react'
import type { PersonReport } from '#case/report/person-report.ts'
import { useView } from '../../../base/live/surroundings.ts'
import { RoleTag } from '../../../base/roles/role-tag.tsx'
import { clockText } from '../../../base/ui/number-text.ts'
import { AnswerMark } from '../section/answer-mark.tsx'
import { TriedSteps } from '../section/attempts-list.tsx'
import { EventCard } from '../section/event-card.tsx'
import { ReportSection } from '../section/report-section.tsx'
import { useHadStandIn } from '../section/stand-ins.ts'
import { attemptsText, choicesText, countText, saysOf, seatText } from './person-text.ts'
import { PersonChoices, PersonTopic, PersonWaits, PersonWords, PersonWork } from './person-topics.tsx'

/** What one of the team did, thing by thing. What there is nothing of is not mentioned. */
function PersonPage({ person }: { person: PersonReport }) {
  const { roleId, work, lists, asked, choices, answers, attempts, checks, events, chat, waits } = person
  const notes = useNotes(person)
  return (
    <div className="rounded-card border border-line bg-paper print:border-0">
      {work.length > 0 && (
        <PersonTopic title="Tasks" says={tasksText(work)}>
          <PersonWork work={work} />
        </PersonTopic>
      )}
      {choices.given.length + choices.silent.length > 0 && (
        <PersonTopic title={roleId === 0 ? 'Decisions' : 'Advice'} says={choicesText(person)}>
          {/* On the paper of a whole report the decisions stand under that heading. */}
          <div className={roleId === 0 ? '[.report-body_&]:print:hidden' : ''}>
            <PersonChoices choices={choices} />
          </div>
        </PersonTopic>
      )}
      {answers.length > 0 && (
        <PersonTopic title="Calculations and answers" says={`${countText(answers)} at first`}>
          <Answers answers={answers} />
        </PersonTopic>
      )}
      {attempts.length > 0 && (
        <PersonTopic title="Wrong attempts" says={attemptsText(person)}>
          <TriedSteps attempts={attempts} />
        </PersonTopic>
      )}
      {checks.length > 0 && (
        <PersonTopic title="Second checks" says={countText(checks)}>
          <Checks checks={checks} />
        </PersonTopic>
      )}
      {events.length > 0 && (
        <PersonTopic
          title="Events"
          says={`${events.filter(({ resolvedAfterMs }) => resolvedAfterMs !== null).length} of ${events.length} seen to`}
        >
          <Events events={events} />
        </PersonTopic>
      )}
      {lists.length + asked.length > 0 && (
        <PersonTopic title="Lists and questions" says={listsText(person)}>
          <Lists lists={lists} asked={asked} />
        </PersonTopic>
      )}
      {chat.count + notes.length > 0 && (
        <PersonTopic title="Messages and notes" says={wordsText(chat.count, notes.length)}>
          <PersonWords chat={chat} notes={notes} />
        </PersonTopic>
      )}
      <PersonTopic title="Waiting" says={waits.totalMs < 1000 ? 'None' : `${clockText(waits.totalMs)} for others`}>
        <PersonWaits longest={waits.longest} />
      </PersonTopic>
    </div>
  )
}

const Answers = ({ answers }: Pick<PersonReport, 'answers'>) => (
  <ul className="divide-y divide-line">
    {answers.map(({ question, answer, isRight, kept }) => (
      <li key={question} className="flex items-start gap-3 py-2 first:pt-0 print:gap-1.5 print:py-0">
        <span className="min-w-0 flex-1">
          <span className="block text-ink-soft text-sm print:mr-1 print:inline">{question}</span>
          <span className="tabular-nums">
            {answer}
            {kept && <span className="text-ink-soft"> (right: {kept.right})</span>}
          </span>
        </span>
        <AnswerMark isRight={isRight} />
      </li>
    ))}
  </ul>
)

const Checks = ({ checks }: Pick<PersonReport, 'checks'>) => (
  <ul className="divide-y divide-line">
    {checks.map(({ drug, at, said, isRight }) => (
      <li key={at} className="flex items-start gap-3 py-2 first:pt-0 print:gap-1.5 print:py-0">
        <span className="min-w-0 flex-1">
          <span className="font-medium">{drug}:</span>{' '}
          {said === null ? 'confirmed' : `sent back for ${said.toLowerCase()}`}
        </span>
        <AnswerMark isRight={isRight} />
      </li>
    ))}
  </ul>
)

const Events = ({ events }: Pick<PersonReport, 'events'>) => (
  <ul className="space-y-3 print:space-y-1">
    {events.map((event) => (
      <li key={event.slug} className="rounded-card border border-line print:border-0">
        <EventCard event={event} />
      </li>
    ))}
  </ul>
)

const Lists = ({ lists, asked }: Pick<PersonReport, 'lists' | 'asked'>) => (
  <>
    {asked.length > 0 && (
      <div>
        <p className="text-ink-soft text-sm">Asked at the bedside</p>
        <ul>
          {asked.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </div>
    )}
    <ul>
      {lists.map(({ list, ticked, of }) => (
        <li key={list} className="tabular-nums">
          {list}: {ticked} of {of} ticked
        </li>
      ))}
    </ul>
  </>
)

/** What they wrote into the debrief is written as one reads: the view has the newest. */
function useNotes({ roleId, notes }: PersonReport) {
  const phases = useView((view) => view.debrief)
  if (!phases) return notes
  return phases.flatMap(({ prompts }) =>
    prompts.flatMap(({ text: question, notes: given }) =>
      given.filter((note) => note.roleId === roleId).map(({ text }) => ({ question, text })),
    ),
  )
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

function tasksText(work: PersonReport['work']): string {
  const done = work.filter(({ doneMs }) => doneMs !== null).length
  const last = Math.max(...work.map(({ doneMs }) => doneMs ?? 0))
  if (done < work.length) return `${done} of ${counted(work.length, 'piece')} of work done`
  return `${counted(done, 'piece')} of work, ${done === 1 ? '' : 'the last '}done at ${clockText(last)}`
}

const listsText = ({ lists, asked }: PersonReport): string =>
  [
    ...(asked.length > 0 ? [`${counted(asked.length, 'question')} at the bedside`] : []),
    ...lists.map(({ list, ticked, of }) => `${list}: ${ticked} of ${of}`),
  ].join('; ')

const wordsText = (messages: number, notes: number): string =>
  [
    ...(messages > 0 ? [counted(messages, 'message')] : []),
    ...(notes > 0 ? [`${counted(notes, 'note')} of the debrief`] : []),
  ].join(', ')

/** What one did oneself. Nobody else of the team reads it. */
export function OwnPart({ person }: { person: PersonReport }) {
  return (
    <ReportSection id="own-part" says={saysOf(person)} lead="What you did yourself. Of the team only you read it.">
      <SeatNote person={person} />
      <PersonPage person={person} />
    </ReportSection>
  )
}

/** The same of each of the team, for who teaches. */
export function PersonByPerson({ persons }: { persons: readonly PersonReport[] }) {
  return (
    <ReportSection
      id="persons"
      says="What each of them did."
      lead="What each of them did. The team does not read this: each has their own part alone."
    >
      <div className="space-y-2.5 print:space-y-2">
        {persons.map((person) => (
          <details key={person.roleId} className="group rounded-card border border-line print:border-0">
            <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2.5 hover:bg-wash print:min-h-0 print:break-after-avoid print:px-0 print:py-0.5 [&::-webkit-details-marker]:hidden">
              <h3 className="min-w-0 flex-1 space-y-1 font-normal leading-snug">
                <RoleTag role={person.roleId} />
                <span className="block text-ink-soft text-sm tabular-nums print:ml-2 print:inline">
                  {person.people === 0 ? 'Stand-in. ' : ''}
                  {saysOf(person)}
                </span>
              </h3>
              <ChevronDown
                aria-hidden
                size={20}
                className="shrink-0 text-ink-soft transition-transform group-open:rotate-180 print:hidden"
              />
            </summary>
            <div className="space-y-3 px-3 pb-3 print:space-y-0 print:p-0">
              <SeatNote person={person} />
              <PersonPage person={person} />
            </div>
          </details>
        ))}
      </div>
    </ReportSection>
  )
}

function SeatNote({ person }: { person: PersonReport }) {
  const note = seatText(person, useHadStandIn()(person.roleId))
  return note && <p className="leading-snug">{note}</p>
}
