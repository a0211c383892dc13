import { useConnection } from './surroundings.ts'

interface SavedStateProps {
  readonly isUnsaved: boolean
  readonly isSending: boolean
  readonly isEmpty: boolean
  readonly className?: string
}

/** How a text stands that is kept by itself. */
export function SavedState({ isUnsaved, isSending, isEmpty, className = '' }: SavedStateProps) {
  const isOffline = useConnection() !== 'live'
  const isKept = !isUnsaved && !isSending
  const text = isKept ? (isEmpty ? '' : 'Saved') : isOffline ? 'Saved once you are back online' : 'Saving'
  return (
    <p role="status" className={`text-ink-soft text-sm ${className}`}>
      {text}
    </p>
  )
}
