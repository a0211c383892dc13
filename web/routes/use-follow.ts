import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { follow, startFollowing } from './follow.ts'

/** Takes the page along when the step it stands at moves on. Opening a page by its address moves nothing. */
export function useFollow(path: string, lead: string, onTaken: (to: string) => void): void {
  const navigate = useNavigate()
  const following = useRef(startFollowing(path, lead))
  const go = useEffectEvent((to: string) => {
    navigate(to)
    onTaken(to)
  })

  useEffect(() => {
    const { goTo, ...now } = follow(following.current, { path, lead })
    following.current = now
    if (goTo !== null) go(goTo)
  }, [path, lead])
}
