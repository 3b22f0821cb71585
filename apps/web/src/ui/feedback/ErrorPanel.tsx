import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Banner } from './Banner.tsx'

export interface ErrorPanelProps {
  /** What happened and what to do. */
  children: ReactNode
  onRetry?: () => void
  retryLabel?: string
  busy?: boolean
}

/** A part of a screen that could not be loaded, and another try. */
export function ErrorPanel({ children, onRetry, retryLabel = 'Spróbuj ponownie', busy }: ErrorPanelProps) {
  return (
    <Banner tone="late" role="alert">
      <p className="font-semibold">{children}</p>
      {onRetry && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          busy={busy}
          icon={<RotateCw aria-hidden className="size-4.5" />}
          onClick={onRetry}
        >
          {retryLabel}
        </Button>
      )}
    </Banner>
  )
}
