import { POINTS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { ChevronRight, Footprints } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Link } from '../../ui/link.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import type { FirstSteps } from './use-first-steps.ts'

/** Invites to finish the first steps where they were left. */
export function FirstStepsCard({ steps: { next, left, total } }: { steps: FirstSteps }) {
  return (
    <Link
      to={paths.onboardingStep(next)}
      className="flex flex-col gap-3 rounded-card border border-line bg-card p-3 shadow-card hover:bg-sunken"
    >
      <span className="flex flex-wrap items-center gap-3">
        <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-ok-soft text-ok-ink">
          <Footprints className="size-6" />
        </span>
        <span className="flex min-w-24 flex-1 flex-col">
          <span className="font-bold">Dokończ pierwsze kroki</span>
          <span className="text-small text-muted">
            {plural(left, ['Został', 'Zostały', 'Zostało'])} {left} {plural(left, ['krok', 'kroki', 'kroków'])}
          </span>
        </span>
        <Badge tone="brand">+{POINTS.onboardingBonus} pkt</Badge>
        <ChevronRight aria-hidden className="size-5 text-muted" />
      </span>
      <ProgressBar label="Pierwsze kroki" value={total - left} max={total} nearAt={2} />
    </Link>
  )
}
