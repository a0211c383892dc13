import { QrCode, Settings, Users } from 'lucide-react'
import { useState } from 'react'
import type { LedRoom } from '#case/rooms.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EndButtons } from '../rooms/end-buttons.tsx'
import { PeopleDialog } from '../rooms/people-dialog.tsx'
import { spokenCode } from '../rooms/room-text.ts'
import { SeatList } from '../rooms/seat-list.tsx'
import { SettingsDialog } from '../rooms/settings-dialog.tsx'
import type { RoomNeed } from './room-need.ts'
import { lastWordText } from './row-text.ts'

/** What a row has no place for: who sits where, all that was said, and what is done more seldom. */
export function RoomMore({ room, need }: { room: LedRoom; need: RoomNeed }) {
  const [shown, setShown] = useState<'people' | 'settings' | null>(null)
  return (
    <div className="grid gap-x-8 gap-y-4 border-line border-t bg-wash p-4 lg:grid-cols-2">
      <div className="space-y-2">
        <SeatList room={room} />
      </div>
      <div className="space-y-3">
        <p className="font-semibold leading-snug">{need.text}</p>
        {room.lastWord && <p className="wrap-anywhere leading-snug">{lastWordText(room.lastWord)}</p>}
        <p>
          Code <span className="font-bold font-mono text-lg tracking-widest">{spokenCode(room.code)}</span>
        </p>
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink to={`/rooms/${room.id}/code`} look="quiet" className="px-3.5!">
            <QrCode aria-hidden size={18} /> Show code
          </ButtonLink>
          <Button look="quiet" className="px-3.5!" onClick={() => setShown('people')}>
            <Users aria-hidden size={18} /> People
          </Button>
          <Button look="quiet" className="px-3.5!" onClick={() => setShown('settings')}>
            <Settings aria-hidden size={18} /> Settings
          </Button>
        </div>
        <EndButtons room={room} />
      </div>
      {shown === 'people' && <PeopleDialog room={room} onClose={() => setShown(null)} />}
      {shown === 'settings' && <SettingsDialog room={room} onClose={() => setShown(null)} />}
    </div>
  )
}
