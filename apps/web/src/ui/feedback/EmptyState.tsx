import type { ReactNode } from 'react'
import { Card } from '../layout/Card.tsx'

export interface EmptyStateProps {
  /** ShelfArt, PotArt or BasketArt. */
  picture?: ReactNode
  title: string
  /** One sentence: what will be here and what the first step is. */
  text: ReactNode
  /** One primary way out, and at most one more. */
  children?: ReactNode
}

/** Nothing here yet, and how to begin. */
export function EmptyState({ picture, title, text, children }: EmptyStateProps) {
  return (
    <Card pad="lg" className="flex flex-col items-center gap-3 py-8 text-center">
      {picture && <div className="mb-2 [&>svg]:h-auto [&>svg]:w-65 [&>svg]:max-w-full">{picture}</div>}
      <h2 className="text-h2">{title}</h2>
      <p className="max-w-80 text-lead text-balance md:max-w-100 text-muted">{text}</p>
      {children && <div className="mt-2 flex w-full max-w-100 flex-col gap-2">{children}</div>}
    </Card>
  )
}
