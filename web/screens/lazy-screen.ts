import { type ComponentType, lazy } from 'react'
import { insist } from './insist.ts'
import type { ScreenProps } from './screen-props.ts'

type Load = () => Promise<{ default: ComponentType<ScreenProps> }>

const loads: Load[] = []

/** A screen in a file of its own, loaded when it is shown, or before. */
export function lazyScreen(load: Load): ComponentType<ScreenProps> {
  loads.push(load)
  return lazy(() => insist(load))
}

/** Fetched while the connection is there, so that a page opens also after it is lost. */
export const fetchScreens = () => Promise.allSettled(loads.map((load) => load()))
