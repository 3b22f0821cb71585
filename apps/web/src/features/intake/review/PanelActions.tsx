import type { PendingItem } from '@spizarka/contract/intake'
import { Button } from '../../../ui/Button.tsx'

/** Saves a panel's decision, or takes the item off the list. */
export function PanelActions({ item, busy, onDelete }: { item: PendingItem; busy: boolean; onDelete: () => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" className="flex-1" busy={busy} busyLabel="Zapisywanie...">
        Zapisz wybór
      </Button>
      <Button variant="outline" aria-label={`Usuń: ${item.product_name}`} onClick={onDelete}>
        Usuń
      </Button>
    </div>
  )
}
