import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import type { DebriefingPhase } from '#case/records/debriefing.ts'
import { phaseTexts } from '#content/texts/debriefing.ts'

/** What is looked at: where the team is, unless the address names another phase. */
export function useLook(phase: DebriefingPhase) {
  const [search, setSearch] = useSearchParams()
  const own = phaseTexts.find((one) => one.phase === search.get('phase'))?.phase ?? null
  const look = (to: DebriefingPhase | null) => setSearch(to === null ? {} : { phase: to }, { replace: true })
  // Where the team has come to what somebody looked at ahead of it, they go along from there.
  const isCaughtUp = own === phase
  const goAlong = useEffectEvent(() => look(null))
  useEffect(() => {
    if (isCaughtUp) goAlong()
  }, [isCaughtUp])
  return {
    shown: own ?? phase,
    isAlone: own !== null && own !== phase,
    look,
  }
}
