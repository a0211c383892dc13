import { Share2 } from 'lucide-react'
import type { RecorderLabels } from '../../audio/recorder-labels.ts'

export const summaryLabels: RecorderLabels = {
  name: 'your briefing',
  why: 'RT and RN were not on the phone. They hear the case from you, so your browser will ask for the microphone. It is on only while you record.',
  share: 'Share with team',
  shareIcon: Share2,
  question: {
    title: 'Share with team?',
    text: 'RT and RN can hear it at once. A shared recording stays as it is.',
    stay: 'Not yet',
    go: 'Share it',
  },
  uploading: 'Sharing with your team',
}
