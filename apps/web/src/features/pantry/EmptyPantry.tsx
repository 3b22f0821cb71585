import { COSTS } from '@spizarka/contract/limits'
import { clsx } from 'clsx'
import { ListPlus, type LucideIcon, Pencil, ReceiptText, ScanBarcode } from 'lucide-react'
import { formatPoints } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { ShelfArt } from '../../ui/art/ShelfArt.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Link } from '../../ui/link.tsx'

interface Way {
  to: string
  label: string
  cost: number
  Icon: LucideIcon
  look: string
}

const WAYS: readonly Way[] = [
  { to: paths.addByText, label: 'Wpisz listę', cost: COSTS.textIntake, Icon: ListPlus, look: 'bg-brand-soft text-brand-ink' },
  { to: paths.addByReceipt, label: 'Paragon', cost: COSTS.receiptIntake, Icon: ReceiptText, look: 'bg-soon-soft text-soon-ink' },
  { to: paths.addByBarcode, label: 'Kody', cost: COSTS.barcodeIntake, Icon: ScanBarcode, look: 'bg-ok-soft text-ok-ink' },
  { to: paths.addByHand, label: 'Ręcznie', cost: COSTS.manual, Icon: Pencil, look: 'bg-sunken text-muted' },
]

/** A pantry without products: the four ways of filling it. */
export function EmptyPantry() {
  return (
    <EmptyState picture={<ShelfArt />} title="Półki jeszcze puste" text="Dodaj kilka produktów, a od razu podpowiemy, co z nich ugotować.">
      <ul role="list" aria-label="Sposoby dodawania" className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2 text-left">
        {WAYS.map(({ to, label, cost, Icon, look }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-18 items-center gap-3 rounded-2xl border-[1.5px] border-line bg-card p-2.5 hover:bg-sunken">
              <span className={clsx('grid size-10 shrink-0 place-items-center rounded-tile', look)}>
                <Icon aria-hidden className="size-5.5" />
              </span>
              <span className="flex min-w-0 flex-col">
                <span className="font-bold">{label}</span>
                <span className="text-small text-muted">{cost > 0 ? formatPoints(cost) : 'bez punktów'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
