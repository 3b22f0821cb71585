import type { PendingItem } from '@spizarka/contract/intake'
import { clsx } from 'clsx'
import { CornerDownRight, type LucideIcon, ScanText, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { foodLook } from '../../../../lib/food-look.ts'
import { IconButton } from '../../../../ui/button/IconButton.tsx'
import { ProductTile } from '../../../../ui/food/ProductTile.tsx'
import { PictureOfLine, useIsPictured } from './PictureOfLine.tsx'

export function ItemTile({ item }: { item: PendingItem }) {
  return <ProductTile name={item.product_name} {...foodLook(item)} />
}

interface SourceLineProps {
  item: PendingItem
  /** In one line: what a till prints is long. */
  brief?: boolean
  /** Whether the line and its strip of the picture are shown whole, and what a tap on it does; without them it is no button. */
  isWhole?: boolean
  onWhole?: ((isWhole: boolean) => void) | undefined
}

/** The line an item was read from, as it was typed or printed. */
export function SourceLine({ item, brief = false, isWhole = false, onWhole }: SourceLineProps) {
  const line = item.source_line
  const isPictured = useIsPictured(item)
  if (line === '') return null
  const words = (
    <>
      <span className="sr-only">Z wiersza: </span>„{line}”
    </>
  )
  if (onWhole && (brief || isPictured)) {
    return (
      <button
        type="button"
        aria-expanded={isWhole}
        onClick={() => onWhole(!isWhole)}
        className="relative -my-0.5 flex max-w-full items-center gap-1 py-0.5 text-left text-small text-muted after:absolute after:-inset-y-2 after:inset-x-0"
      >
        <span className={isWhole || !brief ? 'block wrap-anywhere' : 'line-clamp-1 break-all'}>{words}</span>
        {isPictured && <ScanText aria-hidden className="size-4 shrink-0" />}
      </button>
    )
  }
  return (
    <span className="flex items-start gap-1.5 text-small text-muted">
      <CornerDownRight aria-hidden className="mt-0.5 size-4 shrink-0 max-md:hidden" />
      <span className="min-w-0 wrap-anywhere">{words}</span>
    </span>
  )
}

/** An action on a row: an icon on a phone, with its word from 768 px on. */
export function ItemAction({
  Icon,
  word,
  name,
  brand,
  onClick,
}: {
  Icon: LucideIcon
  word: string
  name: string
  brand?: boolean
  onClick: () => void
}) {
  return (
    <button
      type="button"
      aria-label={`${word}: ${name}`}
      onClick={onClick}
      className={clsx(
        'inline-flex min-h-11 min-w-10 items-center justify-center gap-2 rounded-pill font-bold hover:bg-ink/8 md:px-3',
        brand ? 'text-brand-ink' : 'text-muted',
      )}
    >
      <Icon aria-hidden className="size-5" />
      <span className="max-md:hidden">{word}</span>
    </button>
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
export function ProblemCard({ tone, tile, title, item, amount, onDelete, name: named = title, children }: ProblemCardProps) {
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
