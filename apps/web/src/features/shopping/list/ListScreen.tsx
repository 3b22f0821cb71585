import type { ShoppingItem } from '@spizarka/contract/shopping'
import { clsx } from 'clsx'
import { Ellipsis, Refrigerator, Share2, Store } from 'lucide-react'
import { lazy, memo, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { useWideScreen } from '../../../lib/hooks/use-wide-screen.ts'
import { paths } from '../../../lib/paths.ts'
import { Navigate } from '../../../lib/router/links.tsx'
import { useParams } from '../../../lib/router/ScreenRoutes.tsx'
import { type ListOnScreen, useShoppingList } from '../../../lib/shopping/replica/local-lists.ts'
import { isAlikeItem } from '../../../lib/shopping/replica/shown-list.ts'
import { deviceStore } from '../../../lib/storage/device-store.ts'
import { formatNumber, formatProducts } from '../../../lib/text/format.ts'
import { whyItFailed } from '../../../lib/text/why-it-failed.ts'
import { BasketArt } from '../../../ui/art/BasketArt.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { StickyBar } from '../../../ui/layout/StickyBar.tsx'
import { storeModeOf } from '../store/store-mode.ts'
import { AddItemLine } from './AddItemLine.tsx'
import { type Aisle, byAisle } from './aisles.ts'
import { ItemRow } from './ItemRow.tsx'
import { leftWords } from './item-words.ts'
import { findDuplicates, mergeDuplicates, moveItem } from './list-changes.ts'
import { listSubtitle } from './list-subtitle.ts'
import { useAisleOrder } from './use-aisle-order.ts'
import { useDrag } from './use-drag.ts'
import { type ListActions, useListActions } from './use-list-actions.ts'
import { usePutAway } from './use-put-away.ts'
import { MemoryOnlyNote, WaitingBadge } from './WaitingBadge.tsx'

const ItemSheet = lazy(async () => ({ default: (await import('./ItemSheet.tsx')).ItemSheet }))
const ListMenu = lazy(async () => ({ default: (await import('./ListMenu.tsx')).ListMenu }))
const ListSummary = lazy(async () => ({ default: (await import('./ListSummary.tsx')).ListSummary }))
const Suggestions = lazy(async () => ({ default: (await import('./Suggestions.tsx')).Suggestions }))

/** /shopping-lists/{id}: one list, by aisle. Whoever was in the shop with it comes back into the shop. */
export function ListScreen() {
  const { id = '' } = useParams()
  return deviceStore.find(storeModeOf(id)) === undefined ? <List key={id} id={id} /> : <Navigate to={paths.shopping(id)} replace />
}

function List({ id }: { id: string }) {
  const { list, ...state } = useShoppingList(id)
  if (list?.isRead) return <OpenList {...state} list={list} />
  const title = list?.about.name ?? 'Lista zakupów'
  return (
    <>
      <title>{`${title} – Spiżarka`}</title>
      <PageHeader title={title} back={{ to: paths.shoppingLists, label: 'Wróć do list zakupów' }} />
      <div className="page page-narrow">
        {state.reading === 'under way' && <SkeletonRows label="Ładowanie listy…" />}
        {state.reading === 'failed' && (
          <ErrorPanel onRetry={state.again}>Nie udało się wczytać listy. {whyItFailed(state.error)}</ErrorPanel>
        )}
        {(state.reading === 'gone' || state.reading === 'done') && (
          <EmptyState picture={<BasketArt />} title="Tej listy już nie ma" text="Ktoś ją usunął albo adres jest inny.">
            <ButtonLink to={paths.shoppingLists} variant="soft">
              Zobacz listy zakupów
            </ButtonLink>
          </EmptyState>
        )}
      </div>
    </>
  )
}

type Sheet = { is: 'item'; item: ShoppingItem } | { is: 'menu' }

function OpenList(screen: ListOnScreen) {
  const { list, durable } = screen
  const { about, items } = list
  const actions = useListActions(screen)
  const { walk } = useAisleOrder()
  const [sheet, setSheet] = useState<Sheet>()
  const putAway = usePutAway(list)
  const open = (item: ShoppingItem) => setSheet({ is: 'item', item })
  // A row that is ticked is drawn at once by itself; that it goes to what is bought, and what is told of the list, may come a moment later.
  const later = useDeferredValue(items)
  const waiting = useDeferredValue(list.waitingItems)
  const shown = useMemo(() => (differOnlyInTicks(later, items) ? later : items), [later, items])
  const { toBuy, bought, aisles } = useMemo(() => {
    const left = shown.filter(({ checked }) => !checked)
    return { toBuy: left, bought: shown.filter(({ checked }) => checked), aisles: byAisle(left, walk) }
  }, [shown, walk])
  const toPutAway = bought.filter((item) => !item.in_pantry).length
  const closeSheet = () => setSheet(undefined)
  const wide = useWideScreen()
  const isPriced = shown.some(({ price_grosze: price }) => price !== null)
  // On a phone the head says it all, unless there is a price, a plan or something that is at home.
  const isSummed = items.length > 0 && (wide || isPriced || list.covered.length > 0 || list.plan.length > 0)
  const [isWriting, setWriting] = useState(items.length === 0)
  return (
    <>
      <title>{`${about.name} – Spiżarka`}</title>
      <PageHeader
        title={about.name}
        subtitle={listSubtitle(about)}
        back={{ to: paths.shoppingLists, label: 'Wróć do list zakupów' }}
        actions={
          <>
            <IconButton
              label="Udostępnij listę"
              icon={<Share2 aria-hidden className="size-5.5" />}
              onClick={fireAndForget(async () => (await import('./share-list.ts')).shareList(about.name, aisles))}
            />
            <IconButton
              label="Więcej: lista zakupów"
              aria-haspopup="dialog"
              icon={<Ellipsis aria-hidden className="size-6" />}
              onClick={() => setSheet({ is: 'menu' })}
            />
          </>
        }
      />
      <div className="page">
        <div className="flex flex-col gap-6 desk:grid desk:grid-cols-[minmax(0,1fr)_22rem] desk:items-start desk:gap-8">
          <div className="flex min-w-0 flex-col gap-6">
            <div className="flex flex-col gap-3">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <p className="font-semibold">
                  {formatNumber(bought.length)} z {formatNumber(shown.length)} kupione
                </p>
                <WaitingBadge waiting={list.waiting} quiet />
              </div>
              <ProgressBar label="Kupione" value={bought.length} max={shown.length} nearAt={2} />
            </div>
            {!durable && <MemoryOnlyNote />}
            <AddItemLine listId={list.id} add={actions.add} onFocus={() => setWriting(true)} />
            {isWriting && (
              <Suspense>
                <Suggestions items={items} add={actions.add} />
              </Suspense>
            )}
            <Duplicates items={shown} actions={actions} />
            {items.length === 0 && <p className="text-muted">Pusta lista. Napisz, czego potrzebujesz, choćby kilka rzeczy po przecinku.</p>}
            {aisles.map((aisle) => (
              <AisleSection key={aisle.aisle} {...aisle} waiting={waiting} actions={actions} onOpen={open} />
            ))}
            {bought.length > 0 && <Bought items={bought} waiting={waiting} actions={actions} onOpen={open} />}
          </div>
          {isSummed && (
            <Suspense>
              <ListSummary
                id={list.id}
                items={shown}
                covered={list.covered}
                plan={list.plan}
                toBuy={toBuy}
                walk={aisles}
                actions={actions}
              />
            </Suspense>
          )}
        </div>
      </div>
      <StickyBar>
        <div className="flex flex-wrap gap-2 [&>*]:flex-1">
          {toPutAway > 0 && (
            <Button
              size="lg"
              variant={toBuy.length === 0 ? 'herb' : 'outline'}
              icon={<Refrigerator aria-hidden />}
              busy={putAway.busy}
              busyLabel="Przenoszenie..."
              reason={putAway.reason}
              reasonPlacement="above"
              onClick={putAway.start}
            >
              {toBuy.length === 0 ? `Przenieś kupione do spiżarni (${toPutAway})` : `Do spiżarni (${toPutAway})`}
            </Button>
          )}
          {toBuy.length > 0 && (
            <ButtonLink to={paths.shopping(list.id)} size="lg" icon={<Store aria-hidden />}>
              Idź do sklepu
            </ButtonLink>
          )}
          {items.length === 0 && (
            <ButtonLink to={paths.shoppingLists} size="lg" variant="soft">
              Wróć do list
            </ButtonLink>
          )}
        </div>
      </StickyBar>
      <Suspense>
        {sheet?.is === 'item' && <ItemSheet key={sheet.item.id} item={sheet.item} actions={actions} onClose={closeSheet} />}
        {sheet?.is === 'menu' && <ListMenu list={list} onClose={closeSheet} />}
      </Suspense>
    </>
  )
}

interface SectionProps {
  items: readonly ShoppingItem[]
  waiting: ReadonlySet<string>
  actions: ListActions
  onOpen: (item: ShoppingItem) => void
}

/** A section out of sight is not laid out: it is known how high it will be. The room around it is for its shadow. */
const section = '-m-2 flex flex-col gap-2.5 p-2 [content-visibility:auto]'
const heightOf = (items: readonly ShoppingItem[]) => ({ containIntrinsicBlockSize: `auto ${HEAD_PX + ROW_PX * items.length}px` })
const HEAD_PX = 56
const ROW_PX = 65

const rows = 'divide-y divide-line overflow-hidden rounded-card border border-line shadow-card'

/** What is still to be bought in one aisle; the rows can be moved. */
const AisleSection = memo(
  function AisleSection({ aisle, title, items, left, waiting, actions, onOpen }: Aisle & SectionProps) {
    const { list, drag, handle } = useDrag(
      items.map(({ id }) => id),
      (id, to) => actions.makeWithUndo(moveItem(items, id, to), 'Zmieniono kolejność'),
    )
    const shown = drag ? reordered(items, drag.id, drag.to) : items
    return (
      <section aria-labelledby={`aisle-${aisle}`} className={section} style={heightOf(items)}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id={`aisle-${aisle}`} className="text-h3">
            {title}
          </h2>
          <span className="text-small text-muted">{leftWords(left)}</span>
        </div>
        <ul ref={list} role="list" aria-labelledby={`aisle-${aisle}`} className={clsx(rows, 'bg-card')}>
          {shown.map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              waits={waiting.has(item.id)}
              onTick={actions.tick}
              onOpen={onOpen}
              grip={items.length > 1 ? handle(item.id) : undefined}
              drawn={drag?.id === item.id ? 0 : undefined}
            />
          ))}
        </ul>
      </section>
    )
  },
  (before, now) =>
    before.left === now.left &&
    before.actions === now.actions &&
    areSame(before.items, now.items) &&
    haveSameWaiting(now.items, before.waiting, now.waiting),
)

/** Whether lists differ by nothing but what is ticked in them. */
function differOnlyInTicks(one: readonly ShoppingItem[], other: readonly ShoppingItem[]): boolean {
  return one.length === other.length && one.every((item, place) => item === other[place] || differsOnlyInTick(item, other[place]))
}

function differsOnlyInTick(one: ShoppingItem, other: ShoppingItem | undefined): boolean {
  return other !== undefined && isAlikeItem({ ...one, checked: other.checked, updated_at: other.updated_at }, other)
}

function areSame(one: readonly ShoppingItem[], other: readonly ShoppingItem[]): boolean {
  return one.length === other.length && one.every((item, place) => item === other[place])
}

function haveSameWaiting(items: readonly ShoppingItem[], one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return items.every(({ id }) => one.has(id) === other.has(id))
}

function reordered(items: readonly ShoppingItem[], id: string, to: number): readonly ShoppingItem[] {
  const moved = items.find((item) => item.id === id)
  const rest = items.filter((item) => item.id !== id)
  return moved ? [...rest.slice(0, to), moved, ...rest.slice(to)] : items
}

/** What is in the basket, wherever it stood. */
const Bought = memo(
  function Bought({ items, waiting, actions, onOpen }: SectionProps) {
    return (
      <section aria-labelledby="kupione" className={section} style={heightOf(items)}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id="kupione" className="text-h3">
            Kupione
          </h2>
          <span className="text-small text-muted">{formatProducts(items.length)}</span>
        </div>
        <ul role="list" aria-labelledby="kupione" className={clsx(rows, 'bg-sunken')}>
          {items.map((item) => (
            <ItemRow key={item.id} item={item} waits={waiting.has(item.id)} onTick={actions.tick} onOpen={onOpen} />
          ))}
        </ul>
      </section>
    )
  },
  (before, now) =>
    before.actions === now.actions && areSame(before.items, now.items) && haveSameWaiting(now.items, before.waiting, now.waiting),
)

/** What stands twice, and one tap that makes it one. */
const Duplicates = memo(function Duplicates({ items, actions }: { items: readonly ShoppingItem[]; actions: ListActions }) {
  const [left, setLeft] = useState<readonly string[]>([])
  const [group] = findDuplicates(items).filter(([first]) => first && !left.includes(first.name))
  const [first] = group ?? []
  if (!group || !first) return null
  return (
    <Banner
      title={`Na liście ${group.length} razy: ${first.name}`}
      action={
        <span className="flex gap-2">
          <Button size="sm" variant="ghost" onClick={() => setLeft([...left, first.name])}>
            Zostaw
          </Button>
          <Button size="sm" variant="outline" onClick={() => actions.makeWithUndo(mergeDuplicates(group), `Połączono: ${first.name}`)}>
            Połącz
          </Button>
        </span>
      }
    >
      Możemy zsumować ilości w jednej pozycji.
    </Banner>
  )
})
