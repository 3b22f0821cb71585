import type { PendingItem } from '@spizarka/contract/intake'
import { Trash2 } from 'lucide-react'
import { Row } from '../../../ui/Row.tsx'
import { ItemAction } from './ItemAction.tsx'
import { ItemTile } from './ItemTile.tsx'
import { SourceLine } from './SourceLine.tsx'

/** A spice is only in stock or not: there is nothing to edit. */
export function SpiceItem({ item, onDelete }: { item: PendingItem; onDelete: () => void }) {
  return (
    <Row
      start={<ItemTile item={item} />}
      title={item.product_name}
      detail={
        <>
          <span className="text-small text-ok-ink">
            <strong>Przyprawa.</strong> <span>Widoczna w spiżarni ze statusem "Na stanie"</span>
          </span>
          <SourceLine line={item.source_line} />
        </>
      }
      end={<ItemAction Icon={Trash2} word="Usuń" name={item.product_name} onClick={onDelete} />}
    />
  )
}
