import type { ClarificationDetails, PendingItem } from '@spizarka/contract/intake'
import { Calculator, CircleQuestionMark } from 'lucide-react'
import { AutocalculationPanel } from './AutocalculationPanel.tsx'
import { CanonicalUnitPanel } from './CanonicalUnitPanel.tsx'
import { DensityPanel } from './DensityPanel.tsx'
import { ItemTile } from './ItemTile.tsx'
import { ProblemCard } from './ProblemCard.tsx'
import { UnknownConflictPanel } from './UnknownConflictPanel.tsx'

/** An item that disagrees with the pantry, and the panel that settles its kind of disagreement. */
export function ClarifyItem({ item, onDelete }: { item: PendingItem; onDelete: () => void }) {
  const details = item.clarification_details
  const calculated = details?.conflict_type === 'confirm_autocalculation'
  return (
    <ProblemCard
      tone={calculated ? 'calculated' : 'clarify'}
      tile={<ItemTile item={item} />}
      title={item.product_name}
      line={item.source_line}
      badge={
        calculated ? (
          <Kind tone="text-ok-ink" Icon={Calculator} word="Przeliczone" />
        ) : (
          <Kind tone="text-soon-ink" Icon={CircleQuestionMark} word="Wyjaśnij" />
        )
      }
    >
      <div className="flex flex-col gap-4 p-4">{panelOf(item, details, onDelete)}</div>
    </ProblemCard>
  )
}

function panelOf(item: PendingItem, details: ClarificationDetails | null, onDelete: () => void) {
  switch (details?.conflict_type) {
    case 'setup_canonical_unit':
    case 'missing_conversion_rate':
      return <CanonicalUnitPanel item={item} details={details} onDelete={onDelete} />
    case 'confirm_autocalculation':
      return <AutocalculationPanel item={item} details={details} onDelete={onDelete} />
    case 'missing_density':
      return <DensityPanel item={item} details={details} onDelete={onDelete} />
    default:
      // A newer server may know conflicts that this version of the app does not.
      return <UnknownConflictPanel item={item} type={details?.conflict_type} onDelete={onDelete} />
  }
}

function Kind({ tone, Icon, word }: { tone: string; Icon: typeof Calculator; word: string }) {
  return (
    <span className={`flex shrink-0 items-center gap-1 text-caption font-bold ${tone}`}>
      <Icon aria-hidden className="size-4" />
      {word}
    </span>
  )
}
