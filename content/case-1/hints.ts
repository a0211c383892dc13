import type { CaseContent } from '#case/story/content.ts'
import { advising, everyone, leading } from '../texts/practice-hints.ts'

/** For who practises this story alone, where it is not like every other. */
export const hints: CaseContent['hints'] = {
  everyone: {
    ...everyone,
    challenge: {
      now: 'Three tasks in a row. The first is a number that you work out from the blood gas on this page.',
      waits: 'The last part comes when the others have done theirs.',
    },
    arrival: {
      now: 'You are at the NICU. Read who takes her over.',
      waits: 'The Provider leads. The page goes on when the Provider does.',
    },
  },
  leading: {
    ...leading,
    record: {
      now: 'Brief your team in your own words, up to 75 seconds. Record, listen, then share it.',
      waits: 'RT and RN hear nothing before you share it.',
    },
    handover: {
      now: 'Prepare what you tell the NICU. The headings are your order.',
      waits: 'RT and RN tick what they hear once you have recorded it.',
    },
  },
  advising,
}
