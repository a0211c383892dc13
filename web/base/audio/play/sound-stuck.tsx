import { RotateCw } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import type { Playing } from './use-player.ts'

/** Says when a sound is to play and does not come, and tries it anew. */
export const SoundStuck = ({ state, player }: Playing) => (
  <div role="alert">
    {state.isStuck && (
      <Callout look="alarm">
        <p>The sound does not come. Check this device’s sound, then try again.</p>
        <Button look="quiet" className="w-full" onClick={() => player?.startAgain()}>
          <RotateCw aria-hidden size={18} />
          Try again
        </Button>
      </Callout>
    )}
  </div>
)
