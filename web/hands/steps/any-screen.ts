import { createContext } from 'react'
import type { ScreenProps } from './screen-props.ts'

/** Draws any page of the case. Handed down: what knows all screens cannot be imported by one of them. */
export const AnyScreen = createContext<(props: ScreenProps) => React.ReactNode>(() => null)
