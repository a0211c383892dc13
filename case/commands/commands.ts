import type { z } from 'zod'
import { allowSound } from './allow-sound.ts'
import { answerCall } from './answer-call.ts'
import { answerIndex } from './answer-index.ts'
import { answerQuestion } from './answer-question.ts'
import { answerCylinders, answerDripRate, answerProviderQuestion } from './answer-role-question.ts'
import { askQuestion } from './ask-question.ts'
import { chooseHfov } from './choose-hfov.ts'
import { chooseIndex } from './choose-index.ts'
import { chooseOption } from './choose-option.ts'
import { confirmCheck } from './confirm-check.ts'
import { continueStep } from './continue-step.ts'
import { decideGroup } from './decide-group.ts'
import { doStep } from './do-step.ts'
import { endCall } from './end-call.ts'
import { endCase } from './end-case.ts'
import { finishTasks } from './finish-tasks.ts'
import { freeSeat } from './free-seat.ts'
import { keepRecording } from './keep-recording.ts'
import { logOut } from './log-out.ts'
import { markListened } from './mark-listened.ts'
import { movePerson } from './move-person.ts'
import { readyToLeave } from './ready-to-leave.ts'
import { removeUser } from './remove-user.ts'
import { saveNote } from './save-note.ts'
import { seatTeam } from './seat-team.ts'
import { sendBackCheck } from './send-back-check.ts'
import { sendMessage } from './send-message.ts'
import { startTask } from './start-task.ts'
import { suggestHfov } from './suggest-hfov.ts'
import { takeRole } from './take-role.ts'
import { tickItem } from './tick-item.ts'
import { turnPage } from './turn-page.ts'
import { writeDebrief } from './write-debrief.ts'
import { writeKeyWords } from './write-key-words.ts'

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
