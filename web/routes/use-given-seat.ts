import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { patchLive, useLive, useView } from '../live/live-store.ts'
import { useSeat } from '../live/use-seat.ts'
import { leadPath } from '../steps/follow.tsx'

/** Whoever was given a seat is led to where it stands. */
export function useGivenSeat(): void {
  const navigate = useNavigate()
  const isGiven = useLive((state) => state.isGivenSeat)
  const seat = useSeat()
  const to = useView((view) => (seat ? leadPath(seat.roleId, seat.step, view.points) : null))

  useEffect(() => {
    if (!isGiven || !to) return
    patchLive({ isGivenSeat: false })
    navigate(to)
  }, [isGiven, to, navigate])
}
