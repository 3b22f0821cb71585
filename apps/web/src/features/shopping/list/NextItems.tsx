import { useShoppingList } from '../../../lib/shopping/replica/local-lists.ts'
import type { ShownList } from '../../../lib/shopping/replica/shown-list.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { byAisle } from './aisles.ts'
import { amountWords } from './item-words.ts'
import { useAisleOrder } from './use-aisle-order.ts'
import { useListActions } from './use-list-actions.ts'

const MAX_SHOWN = 3

/** On the start: how far the shopping is, and what comes next on the way through the shop, to be ticked there. */
export function NextItems({ listId }: { listId: string }) {
  const { list, reading, change } = useShoppingList(listId)
  if (list?.isRead) return <Next list={list} change={change} />
  if (reading === 'failed' || reading === 'gone')
    return <p className="text-small text-muted">Otwórz listę, żeby zobaczyć, co na niej jest.</p>
  return <Skeleton className="h-36 w-full" />
}

function Next({ list, change }: { list: ShownList; change: ReturnType<typeof useShoppingList>['change'] }) {
  const { walk } = useAisleOrder()
  const { tick } = useListActions({ list, change })
  const { item_count: count, checked_count: bought } = list.about
  const next = byAisle(
    list.items.filter(({ checked }) => !checked),
    walk,
  )
    .flatMap(({ items }) => items)
    .slice(0, MAX_SHOWN)
  return (
    <>
      <p className="flex items-center gap-3">
        <ProgressBar label="Kupione" value={bought} max={count} color="herb" className="flex-1" />
        <strong className="text-small tabular-nums">
          {formatNumber(bought)}&nbsp;z&nbsp;{formatNumber(count)}
        </strong>
      </p>
      {next.length === 0 && <p className="text-muted">Wszystko kupione.</p>}
      <ul role="list">
        {next.map((item) => (
          <li key={item.id} className="flex items-center justify-between gap-3">
            <Checkbox checked={false} onChange={() => tick(item)} className="min-w-0 flex-1">
              <span className="sr-only">Kupione: </span>
              <span className="wrap-anywhere">{item.name}</span>
            </Checkbox>
            <span className="shrink-0 text-muted tabular-nums">{amountWords(item)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
