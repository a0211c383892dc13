import { Save } from 'lucide-react'
import type { RecorderLabels } from '../../audio/record/recorder-labels.ts'

export const handoverLabels: RecorderLabels = {
  name: 'your handover',
  why: 'The NICU team takes over from what you say. Speak aloud: RT and RN listen beside you. Your browser will ask for the microphone, which is on only while you record.',
  share: 'Save recording',
  shareIcon: Save,
  question: {
    title: 'Save the handover?',
    text: 'A saved handover stays as it is. Your first briefing is kept as well. The report opens for all three.',
    stay: 'Not yet',
    go: 'Save it',
  },
  uploading: 'Saving the handover',
}
