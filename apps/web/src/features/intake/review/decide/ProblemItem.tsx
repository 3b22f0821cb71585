import type { ClarificationDetails, PendingItem } from '@spizarka/contract/intake'
import { clsx } from 'clsx'
import { MessageCircleQuestionMark, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { foodLook } from '../../../../lib/food-look.ts'
import { formatRawAmount } from '../../../../lib/text/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { IconButton } from '../../../../ui/button/IconButton.tsx'
import { FormError } from '../../../../ui/feedback/FormError.tsx'
import { ProductTile } from '../../../../ui/food/ProductTile.tsx'
import { ActionChip } from '../../../../ui/form/Chip.tsx'
import { PictureOfLine } from '../../receipt/ReceiptPicture.tsx'
import { amountOf, formatRoundedAmount, proposedAmount, toQuantities } from '../amounts.ts'
import { ItemFields } from '../list/ItemFields.tsx'
import { ItemTile, SourceLine } from '../list/ReadyItem.tsx'
import { useCorrectItem } from '../use-pending-items.ts'
import { CanonicalUnitPanel, ConfirmConversionPanel, DensityPanel } from './ClarifyPanels.tsx'

/** An item that disagrees with the pantry, and the panel that settles its kind of disagreement. */
export function ClarifyItem({ item, onDelete }: { item: PendingItem; onDelete: () => void }) {
  const details = item.clarification_details
  const calculated = details?.conflict_type === 'confirm_autocalculation'
  const amount = proposedAmount(item) ?? amountOf(item)
  return (
    <ProblemCard
      tone={calculated ? 'calculated' : 'clarify'}
      tile={<ItemTile item={item} />}
      title={item.product_name}
      item={item}
      amount={amount && formatRoundedAmount(amount.value, amount.unit)}
      onDelete={onDelete}
    >
      <div className="flex flex-col gap-4 p-4">
        {details?.error_message && <p className="font-semibold text-late-ink">{details.error_message}</p>}
        {panelOf(item, details, onDelete)}
      </div>
    </ProblemCard>
  )
}

function panelOf(item: PendingItem, details: ClarificationDetails | null, onDelete: () => void) {
  switch (details?.conflict_type) {
    case 'setup_canonical_unit':
    case 'missing_conversion_rate':
      return <CanonicalUnitPanel item={item} details={details} onDelete={onDelete} />
    case 'confirm_autocalculation':
      return <ConfirmConversionPanel item={item} details={details} onDelete={onDelete} />
    case 'missing_density':
      return <DensityPanel item={item} details={details} onDelete={onDelete} />
    default:
      // A newer server may know conflicts that this version of the app does not.
      return <UnknownConflictPanel item={item} type={details?.conflict_type} onDelete={onDelete} />
  }
}

/** A kind of conflict that this version of the app has no panel for. */
function UnknownConflictPanel({ item, type = 'brak', onDelete }: { item: PendingItem; type?: string; onDelete: () => void }) {
  return (
    <>
      <p>Wystąpił nieobsługiwany typ konfliktu. Typ: {type}</p>
      <Button variant="outline" aria-label={`Usuń: ${item.product_name}`} onClick={onDelete}>
        Usuń
      </Button>
    </>
  )
}

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

const tones = {
  clarify: { edge: 'border-honey', head: 'bg-soon-soft', name: 'text-ink' },
  calculated: { edge: 'border-herb', head: 'bg-ok-soft', name: 'text-ink' },
  error: { edge: 'border-danger', head: 'bg-late-soft', name: 'text-late-ink' },
} as const

interface ProblemCardProps {
  tone: keyof typeof tones
  tile: ReactNode
  title: string
  item: PendingItem
  /** What would go in. */
  amount?: ReactNode
  /** Takes the item off the list. */
  onDelete: () => void
  /** Names the item where its title does not. */
  name?: string
  children: ReactNode
}

/** An item that needs a decision: what it is, where it was read from, and below that what is to be decided. */
function ProblemCard({ tone, tile, title, item, amount, onDelete, name: named = title, children }: ProblemCardProps) {
  const { edge, head, name } = tones[tone]
  const [isWhole, setIsWhole] = useState(false)
  return (
    <li className={clsx('overflow-hidden rounded-card border-2 bg-card shadow-card', edge)}>
      <div className={clsx('flex items-center gap-3 px-3.5 py-3', head)}>
        {tile}
        <div className="min-w-0 flex-1">
          <h3 className={clsx('font-sans! text-body leading-5 font-bold tracking-normal! wrap-break-word', name)}>{title}</h3>
          <SourceLine item={item} isWhole={isWhole} onWhole={setIsWhole} />
        </div>
        {amount && <span className="shrink-0 text-h4 font-bold whitespace-nowrap tabular-nums">{amount}</span>}
        <IconButton label={`Usuń: ${named}`} icon={<Trash2 aria-hidden className="size-5" />} className="-mr-1.5" onClick={onDelete} />
      </div>
      {isWhole && (
        <div className={head}>
          <PictureOfLine item={item} />
        </div>
      )}
      {children}
    </li>
  )
}
