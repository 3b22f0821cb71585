import type { PendingItem } from '@spizarka/contract/intake'
import { CircleAlert, Trash2 } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { ProblemCard } from './ProblemCard.tsx'

/** A line that no product was found in. */
export function ErrorItem({ item, onDelete }: { item: PendingItem; onDelete: () => void }) {
  return (
    <ProblemCard
      tone="error"
      tile={
        <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-card text-danger">
          <CircleAlert className="size-6" />
        </span>
      }
      title={item.error_message ?? 'Wystąpił nieznany błąd.'}
      line={item.source_line}
    >
      <div className="flex items-center justify-between gap-3 py-2 pr-2 pl-4">
        <p className="text-small text-muted">Tę pozycję można tylko usunąć.</p>
        <Button
          variant="ghost"
          className="text-danger! hover:bg-late-soft!"
          icon={<Trash2 aria-hidden className="size-5" />}
          aria-label={`Usuń: ${item.source_line}`}
          onClick={onDelete}
        >
          Usuń
        </Button>
      </div>
    </ProblemCard>
  )
}
