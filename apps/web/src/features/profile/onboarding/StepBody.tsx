import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import type { ReactNode } from 'react'

/** What a step asks. */
export function StepBody({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <div className="page page-narrow gap-6!">
      <title>{`${title} – Spiżarka`}</title>
      <div className="flex flex-col gap-2">
        <h1 className="text-step font-semibold">{title}</h1>
        <p className="text-lead text-muted">{withHardSpaces(lead)}</p>
      </div>
      {children}
    </div>
  )
}
