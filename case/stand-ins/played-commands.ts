import type { z } from 'zod'
import { answerAsk } from '../commands/challenge/answer-ask.ts'
import { continueStep } from '../commands/continue-step.ts'
import { writeDebrief } from '../commands/debriefing/write-debrief.ts'
import { answerQuestion } from '../commands/deciding/answer-question.ts'
import { askQuestion } from '../commands/deciding/ask-question.ts'
import { chooseOption } from '../commands/deciding/choose-option.ts'
import { decideGroup } from '../commands/deciding/decide-group.ts'
import { endCall } from '../commands/deciding/end-call.ts'
import { turnPage } from '../commands/deciding/turn-page.ts'
import { nameTrouble } from '../commands/events/name-trouble.ts'
import { recogniseEvent } from '../commands/events/recognise-event.ts'
import { resolveEvent } from '../commands/events/resolve-event.ts'
import { callOrder } from '../commands/ordering/call-order.ts'
import { askOrderAgain, hearOrder, questionOrder } from '../commands/ordering/hear-order.ts'
import { cancelOrder, confirmOrder, goOnWithout, takeOverOrder } from '../commands/ordering/lead-orders.ts'
import { checkOrder, reportOrder, workOrder } from '../commands/ordering/work-order.ts'
import { confirmCheck } from '../commands/preparation/confirm-check.ts'
import { doStep } from '../commands/preparation/do-step.ts'
import { finishTasks } from '../commands/preparation/finish-tasks.ts'
import { readyToLeave } from '../commands/preparation/ready-to-leave.ts'
import { sendBackCheck } from '../commands/preparation/send-back-check.ts'
import { startTask } from '../commands/preparation/start-task.ts'
import { endCase } from '../commands/seats/end-case.ts'
import { freeSeat } from '../commands/seats/free-seat.ts'
import { logOut } from '../commands/seats/log-out.ts'
import { movePerson } from '../commands/seats/move-person.ts'
import { removeUser } from '../commands/seats/remove-user.ts'
import { seatTeam } from '../commands/seats/seat-team.ts'
import { takeRole } from '../commands/seats/take-role.ts'
import { allowSound } from '../commands/talking/allow-sound.ts'
import { answerCall } from '../commands/talking/answer-call.ts'
import { keepRecording } from '../commands/talking/keep-recording.ts'
import { markListened } from '../commands/talking/mark-listened.ts'
import { saveNote } from '../commands/talking/save-note.ts'
import { sendMessage } from '../commands/talking/send-message.ts'
import { tickItem } from '../commands/talking/tick-item.ts'
import { writeKeyWords } from '../commands/talking/write-key-words.ts'

/** What is asked by people, and by those who stand in for them. */
export const playedCommands = [
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
  answerAsk,
  askQuestion,
  chooseOption,
  decideGroup,
  turnPage,
  endCall,
  nameTrouble,
  recogniseEvent,
  resolveEvent,
  callOrder,
  hearOrder,
  askOrderAgain,
  questionOrder,
  confirmOrder,
  cancelOrder,
  takeOverOrder,
  goOnWithout,
  workOrder,
  checkOrder,
  reportOrder,
  writeDebrief,
  allowSound,
  logOut,
  removeUser,
  endCase,
  movePerson,
  seatTeam,
] as const

type FieldsOf<C> = C extends unknown ? Omit<C, 'id' | 'run'> : never
/** One of them before it is addressed. */
export type Played = FieldsOf<z.infer<(typeof playedCommands)[number]['schema']>>

/** By what the story says what somebody is at: the kind of command that comes of it, or what is asked. */
export const doingOf = (request: Played): string => (request.kind === 'answer-ask' ? request.ask : request.kind)
