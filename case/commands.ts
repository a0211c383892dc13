import type { z } from 'zod'
import { allowSound } from './commands/allow-sound.ts'
import { answerCall } from './commands/answer-call.ts'
import { answerIndex } from './commands/answer-index.ts'
import { answerQuestion } from './commands/answer-question.ts'
import { answerCylinders, answerDripRate, answerProviderQuestion } from './commands/answer-role-question.ts'
import { askQuestion } from './commands/ask-question.ts'
import { chooseHfov } from './commands/choose-hfov.ts'
import { chooseIndex } from './commands/choose-index.ts'
import { chooseOption } from './commands/choose-option.ts'
import { confirmCheck } from './commands/confirm-check.ts'
import { continueStep } from './commands/continue-step.ts'
import { decideGroup } from './commands/decide-group.ts'
import { doStep } from './commands/do-step.ts'
import { endCall } from './commands/end-call.ts'
import { endCase } from './commands/end-case.ts'
import { finishTasks } from './commands/finish-tasks.ts'
import { freeSeat } from './commands/free-seat.ts'
import { keepRecording } from './commands/keep-recording.ts'
import { logOut } from './commands/log-out.ts'
import { markListened } from './commands/mark-listened.ts'
import { movePerson } from './commands/move-person.ts'
import { readyToLeave } from './commands/ready-to-leave.ts'
import { removeUser } from './commands/remove-user.ts'
import { saveNote } from './commands/save-note.ts'
import { seatTeam } from './commands/seat-team.ts'
import { sendBackCheck } from './commands/send-back-check.ts'
import { sendMessage } from './commands/send-message.ts'
import { startTask } from './commands/start-task.ts'
import { suggestHfov } from './commands/suggest-hfov.ts'
import { takeRole } from './commands/take-role.ts'
import { tickItem } from './commands/tick-item.ts'
import { turnPage } from './commands/turn-page.ts'
import { writeDebrief } from './commands/write-debrief.ts'
import { writeKeyWords } from './commands/write-key-words.ts'

/** Everything anybody may ask of the case. */
export const commands = [
  takeRole,
  freeSeat,
  sendMessage,
  continueStep,
  answerCall,
  keepRecording,
  writeKeyWords,
  markListened,
  tickItem,
  saveNote,
  answerQuestion,
  startTask,
  doStep,
  confirmCheck,
  sendBackCheck,
  finishTasks,
  readyToLeave,
  answerIndex,
  chooseIndex,
  suggestHfov,
  chooseHfov,
  askQuestion,
  chooseOption,
  decideGroup,
  turnPage,
  endCall,
  answerProviderQuestion,
  answerCylinders,
  answerDripRate,
  writeDebrief,
  allowSound,
  logOut,
  removeUser,
  endCase,
  movePerson,
  seatTeam,
] as const

export type Command = z.infer<(typeof commands)[number]['schema']>

type FieldsOf<C> = C extends unknown ? Omit<C, 'id' | 'run'> : never
/** A command before it is addressed: what is asked, without id and run. */
export type Request = FieldsOf<Command>
