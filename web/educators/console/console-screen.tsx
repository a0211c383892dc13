import { PhoneConsole } from './phone-console.tsx'
import { RoomPage } from './room-page.tsx'
import { useIsRoomy } from './told/use-media.ts'
import { WideConsole } from './wide-console.tsx'

/** One room and all that its educator may see and do. */
export function ConsoleScreen() {
  const isRoomy = useIsRoomy()
  return (
    <RoomPage title="Console">
      {(shown) => (isRoomy ? <WideConsole {...shown} /> : <PhoneConsole {...shown} />)}
    </RoomPage>
  )
}
