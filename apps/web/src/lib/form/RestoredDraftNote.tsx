import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'

interface RestoredNoteProps {
  /** What was found: "To zmiany, które nie były jeszcze zapisane." */
  children: ReactNode
  onDiscard: () => void
  className?: string
}

/** Says that a form holds what was left in it before, and offers to begin again. */
export function RestoredDraftNote({ children, onDiscard, className }: RestoredNoteProps) {
  return (
    <Banner
      role="status"
      className={className}
      action={
        <Button variant="outline" size="sm" onClick={onDiscard}>
          Odrzuć
        </Button>
      }
    >
      {children}
    </Banner>
  )
}
