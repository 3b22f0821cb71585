import type { PendingItem } from '@spizarka/contract/intake'
import { plural } from '@spizarka/contract/plural'
import type { ReceiptLists } from '@spizarka/contract/receipts'
import { ListChecks, PackageCheck } from 'lucide-react'
import { formatAmount, formatNumber } from '../../../../lib/text/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Badge } from '../../../../ui/feedback/Badge.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { ActionChip } from '../../../../ui/form/Chip.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { useSetReceiptList } from '../use-pending-items.ts'

/** Which shopping list the receipt is of, what that means for the pantry, and what of the list it does not show. */
export function ReceiptOfList({ lists, items }: { lists: ReceiptLists; items: readonly PendingItem[] }) {
  const say = useSetReceiptList()
  const { of, others } = lists
  if (of === null) {
    if (others.length === 0) return null
    return (
      <Card className="flex flex-col gap-3">
        <p className="font-semibold">Czy to zakupy z listy?</p>
        <p className="text-small text-muted">To, co z niej jest już w spiżarni, nie trafi tam drugi raz.</p>
        <div className="flex flex-wrap gap-2">
          {others.map(({ id, name }) => (
            <ActionChip key={id} icon={<ListChecks aria-hidden className="size-5 shrink-0" />} onClick={() => say.mutate({ list_id: id })}>
              {name}
            </ActionChip>
          ))}
        </div>
      </Card>
    )
  }
  const known = items.filter(({ on_list }) => on_list)
  const there = known.filter(({ on_list }) => on_list?.in_pantry).length
  const open = of.missing.filter(({ checked }) => !checked)
  const unseen = of.missing.filter(({ checked }) => checked)
  return (
    <Banner tone="ok" icon={<ListChecks aria-hidden />} title={<span className="wrap-anywhere">Zakupy z listy „{of.name}”</span>}>
      <div className="mt-1 flex flex-col gap-1">
        <p>
          Na paragonie {plural(known.length, ['jest', 'są', 'jest'])} {formatNumber(known.length)}{' '}
          {plural(known.length, ['pozycja', 'pozycje', 'pozycji'])} z tej listy.
          {there > 0 &&
            ` ${formatNumber(there)} ${plural(there, ['jest', 'są', 'jest'])} już w\u00a0spiżarni: dopiszemy tylko ${plural(there, ['cenę', 'ceny', 'ceny'])}.`}
        </p>
        {open.length > 0 && <Missing label="Do kupienia zostaje:" items={open} />}
        {unseen.length > 0 && <Missing label="Odhaczone, ale nie ma na paragonie:" items={unseen} />}
      </div>
      <Button
        variant="ghost"
        size="sm"
        className="-mb-1.5 -ml-3.5 text-ok-ink!"
        busy={say.isPending}
        onClick={() => say.mutate({ list_id: null })}
      >
        To nie z&nbsp;tej listy
      </Button>
    </Banner>
  )
}

function Missing({ label, items }: { label: string; items: ReadonlyArray<{ id: string; name: string }> }) {
  return (
    <p className="wrap-anywhere">
      <strong>{label}</strong> {items.map(({ name }) => name).join(', ')}
    </p>
  )
}

/** What of a list a line is: in the pantry already, and with what that is corrected. */
export function OnListMark({ item, items, lists }: { item: PendingItem; items: readonly PendingItem[]; lists: ReceiptLists | undefined }) {
  const say = useSetReceiptList()
  const { on_list: on } = item
  const of = lists?.of
  if (!on || !of) return null
  if (!on.in_pantry) return <span className="text-small text-muted">z listy{on.name === item.product_name ? '' : `: ${on.name}`}</span>
  // What was said to be apart before stays so.
  const apart = items.filter(({ on_list, status, id }) => id === item.id || (!on_list && status !== 'error')).map(({ id }) => id)
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
      <Badge tone="ok" wraps icon={<PackageCheck aria-hidden />}>
        {describe(on)}
      </Badge>
      <Button variant="ghost" size="sm" className="-my-2" busy={say.isPending} onClick={() => say.mutate({ list_id: of.id, apart })}>
        Dodaj osobno
      </Button>
    </span>
  )
}

function describe({ difference, unit }: NonNullable<PendingItem['on_list']>): string {
  if (difference === null || unit === null) return 'już w\u00a0spiżarni'
  const amount = formatAmount(Math.abs(difference), unit)
  return difference > 0 ? `już w\u00a0spiżarni, dopiszemy ${amount}` : `już w\u00a0spiżarni, odejmiemy ${amount}`
}
