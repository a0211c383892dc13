import { Component, type ReactNode } from 'react'
import { messages } from '#content/texts/messages.ts'
import { Button } from '../ui/button.tsx'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Stands where something failed that is not the whole page. */
  readonly instead?: ReactNode
}

/** The last net: what we did wrong is said, and a reload goes on where the person was. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    if (this.props.instead !== undefined) return this.props.instead
    return (
      <div className="chart-paper flex min-h-dvh items-center justify-center p-5">
        <main className="max-w-md space-y-5 rounded-3xl bg-paper p-8 text-center shadow-sheet">
          <title>Neonatal Transport Trainer</title>
          <h1 className="text-balance font-bold text-title">{messages.unforeseen}</h1>
          <p className="text-ink-soft leading-relaxed">Nothing your team has stored is lost.</p>
          <Button onClick={() => window.location.reload()}>Reload</Button>
        </main>
      </div>
    )
  }
}
