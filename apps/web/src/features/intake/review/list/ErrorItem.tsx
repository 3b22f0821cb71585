import type { PendingItem } from '@spizarka/contract/intake'
import { MessageCircleQuestionMark, Pencil } from 'lucide-react'
import { useState } from 'react'
import { foodLook } from '../../../../lib/food-look.ts'
import { formatRawAmount } from '../../../../lib/format.ts'
import { ProductTile } from '../../../../ui/food/ProductTile.tsx'
import { ActionChip } from '../../../../ui/form/Chip.tsx'
import { FormError } from '../../FormError.tsx'
import { toQuantities } from '../../quantities.ts'
import { useCorrectItem } from '../use-pending-items.ts'
import { ItemFields } from './ItemFields.tsx'
import { ProblemCard } from './ItemParts.tsx'

/** A line that no product was found in: what it may have meant, a way to say it, or off the list. */
export function ErrorItem({ item, onDelete }: { item: PendingItem; onDelete: () => void }) {
  const [correcting, setCorrecting] = useState(false)
  const correct = useCorrectItem(item)
  const { nearest } = item
  return (
    <ProblemCard
      tone="error"
      tile={
        <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-card text-danger">
          <MessageCircleQuestionMark className="size-6" />
        </span>
      }
      title={item.error_message ?? 'Wystąpił nieznany błąd.'}
      item={item}
      name={item.source_line || item.product_name}
      onDelete={onDelete}
    >
      {correcting ? (
        <ItemFields
          label={`Popraw: ${item.source_line}`}
          start={{
            name: nearest?.product_name ?? '',
            quantity: nearest?.quantity ?? null,
            unit: nearest?.unit ?? 'pieces',
            bestBefore: '',
          }}
          save={correct}
          onDone={() => setCorrecting(false)}
        />
      ) : (
        <div className="flex flex-col gap-3 p-4">
          {nearest && <p className="font-bold">Może chodziło o:</p>}
          {correct.isError && <FormError>Nie udało się zapisać zmian. Spróbuj ponownie.</FormError>}
          <div className="flex flex-wrap gap-2">
            {nearest && (
              <ActionChip
                icon={<ProductTile size="sm" name={nearest.product_name} {...foodLook({ tile: null, category: item.category })} />}
                onClick={() =>
                  correct.mutate({ product_name: nearest.product_name, ...toQuantities(nearest.quantity, nearest.unit ?? 'pieces') })
                }
              >
                {nearest.product_name}
                {nearest.quantity !== null && nearest.unit && `, ${formatRawAmount(nearest.quantity, nearest.unit)}`}
              </ActionChip>
            )}
            <ActionChip icon={<Pencil aria-hidden className="size-5" />} onClick={() => setCorrecting(true)}>
              Popraw
            </ActionChip>
          </div>
        </div>
      )}
    </ProblemCard>
  )
}
