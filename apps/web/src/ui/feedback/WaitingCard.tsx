import type { ReactNode } from 'react'
import { Card } from '../layout/Card.tsx'
import { Spinner } from './Spinner.tsx'

export interface WaitingCardProps {
  /** A drawing of what is being made. */
  art: ReactNode
  /** What is being done, in a few words. */
  title: string
  /** What that takes, in the order in which it is done. */
  work: readonly string[]
}

/** While the kitchen works on something that was ordered; after a while it says that it takes longer than usual. */
export function WaitingCard({ art, title, work }: WaitingCardProps) {
  return (
    <Card pad="lg" className="flex flex-col items-center gap-4 py-8 text-center">
      <div className="[&>svg]:h-auto [&>svg]:w-52">{art}</div>
      <div role="status" className="flex items-center gap-3">
        <Spinner />
        <h2 className="text-h3">{title}</h2>
      </div>
      <ul role="list" className="flex flex-col gap-1 text-muted">
        {work.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p className="late-note text-small text-muted">To trwa dłużej niż zwykle. Jeszcze chwila.</p>
    </Card>
  )
}
