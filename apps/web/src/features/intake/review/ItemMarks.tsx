import type { PendingItem } from '@spizarka/contract/intake'
import { BookmarkCheck, Eye } from 'lucide-react'
import { formatGrosze } from '../../../lib/format.ts'
import { Badge } from '../../../ui/Badge.tsx'

/** What a receipt adds to an item: its price, and how it was read. */
export function ItemMarks({ item }: { item: PendingItem }) {
  const { price_grosze: price, doubtful, learned } = item
  if (price === null && !doubtful && !learned) return null
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {price !== null && <span className="text-small text-muted tabular-nums">{formatGrosze(price)}</span>}
      {doubtful && (
        <Badge tone="soon" icon={<Eye aria-hidden />}>
          Sprawdź tę pozycję
        </Badge>
      )}
      {learned && (
        <Badge tone="ok" icon={<BookmarkCheck aria-hidden />}>
          Zapamiętane
        </Badge>
      )}
    </span>
  )
}
