import { AnyScreen } from '../../hands/steps/any-screen.ts'
import { Debriefing } from '../../look-back/debriefing/debriefing.tsx'
import { ScreenOf } from '../../play/routes/screen-of.tsx'

/** A kept run on a time line. */
export const KeptTimeLine = ({ path }: { path: string }) => (
  <AnyScreen value={ScreenOf}>
    <Debriefing source={path} />
  </AnyScreen>
)
