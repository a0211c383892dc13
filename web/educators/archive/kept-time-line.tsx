import { Debriefing } from '../../debriefing/debriefing.tsx'
import { ScreenOf } from '../../routes/screen-of.tsx'
import { AnyScreen } from '../../steps/any-screen.ts'

/** A kept run on a time line. */
export const KeptTimeLine = ({ path }: { path: string }) => (
  <AnyScreen value={ScreenOf}>
    <Debriefing source={path} />
  </AnyScreen>
)
