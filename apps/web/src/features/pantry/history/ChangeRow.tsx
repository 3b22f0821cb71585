import type { PantryChange } from '@spizarka/contract/pantry'
import { clsx } from 'clsx'
import { CirclePlus, type LucideIcon, Minus, PencilLine, Plus, Ruler, Trash2, Undo2, UtensilsCrossed } from 'lucide-react'
import { useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { formatAmount, formatMoment, formatTime } from '../../../lib/text/format.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { failureText } from '../pantry-actions.ts'

const ICONS: Record<PantryChange['kind'], LucideIcon> = {
  added: CirclePlus,
  restocked: Plus,
  consumed: Minus,
  used_up: UtensilsCrossed,
  corrected: PencilLine,
  renamed: PencilLine,
  unit_changed: Ruler,
  removed: Trash2,
  restored: Undo2,
}

interface ChangeRowProps {
  change: PantryChange
  /** `day` among the changes of the whole pantry, which stand by day; `product` among those of one product. */
  among: 'day' | 'product'
  /** Throws what the server refuses. */
  undo: (productId: string) => Promise<unknown>
}

/** One change: what, how much, when; the last one of its product can be taken back. */
export function ChangeRow({ change, among, undo }: ChangeRowProps) {
  const [busy, setBusy] = useState(false)
  const Icon = ICONS[change.kind]
  const delta = deltaInWords(change)
  const what = changeInWords(change)
  const when = among === 'day' ? formatTime(change.created_at) : formatMoment(change.created_at)
  const details = (among === 'day' ? [what, afterInWords(change)] : [afterInWords(change), when]).filter((detail) => detail !== undefined)

  const takeBack = async () => {
    setBusy(true)
    try {
      await undo(change.product_id)
    } catch (error) {
      toast.error(failureText(error, 'Nie udało się cofnąć zmiany. Spróbuj ponownie.'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Row
      start={
        <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-tile bg-sunken text-muted [&_svg]:size-5.5">
          <Icon />
        </span>
      }
      title={among === 'day' ? change.product_name : what}
      detail={
        <span className="flex flex-wrap gap-x-1 text-small text-muted tabular-nums">
          {details.map((detail, index) => (
            <span key={detail} className="whitespace-nowrap">
              {detail}
              {index < details.length - 1 && ' ·'}
            </span>
          ))}
        </span>
      }
      end={
        <span className="flex items-center">
          <span className="px-2 text-right leading-5 whitespace-nowrap tabular-nums">
            {delta && <span className={clsx('block font-bold', (change.delta ?? 0) > 0 && 'text-ok-ink')}>{delta}</span>}
            {among === 'day' && <span className="block text-small text-muted">{when}</span>}
          </span>
          {change.can_undo && (
            <IconButton
              label={`Cofnij: ${change.product_name}, ${what.toLocaleLowerCase('pl')}`}
              icon={busy ? <Spinner /> : <Undo2 aria-hidden className="size-5" />}
              look="brand"
              disabled={busy}
              onClick={fireAndForget(takeBack)}
            />
          )}
        </span>
      }
    />
  )
}

const KINDS: Record<PantryChange['kind'], string> = {
  added: 'Dodane',
  restocked: 'Dołożone',
  consumed: 'Zużyte',
  used_up: 'Zużyte do końca',
  corrected: 'Poprawione',
  renamed: 'Nowa nazwa',
  unit_changed: 'Nowa jednostka',
  removed: 'Usunięte',
  restored: 'Cofnięta zmiana',
}

const SOURCES: Record<PantryChange['source'], string | undefined> = {
  manual: undefined,
  text: 'z listy',
  receipt: 'z paragonu',
  barcode: 'ze skanera',
  cooking: 'gotowanie',
  shopping: 'zakupy',
  undo: undefined,
}

/** What happened: "Dodane z listy". */
function changeInWords({ kind, source }: Pick<PantryChange, 'kind' | 'source'>): string {
  const from = SOURCES[source]
  return from === undefined ? KINDS[kind] : `${KINDS[kind]} (${from})`
}

/** How the amount moved: "+2 kg", "−1 szt."; undefined where none did. */
function deltaInWords({ delta, unit }: Pick<PantryChange, 'delta' | 'unit'>): string | undefined {
  if (delta === null || unit === null) return undefined
  return `${delta > 0 ? '+' : ''}${formatAmount(delta, unit)}`
}

/** What there was afterwards: "potem 250 g". */
function afterInWords({ quantity_after, unit }: Pick<PantryChange, 'quantity_after' | 'unit'>): string | undefined {
  if (quantity_after === null || unit === null) return undefined
  return quantity_after === 0 ? 'nic nie zostało' : `potem ${formatAmount(quantity_after, unit)}`
}
