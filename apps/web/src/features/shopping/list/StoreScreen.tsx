import type { PantryCategory } from '@spizarka/contract/pantry'
import type { ShoppingItem } from '@spizarka/contract/shopping'
import { clsx } from 'clsx'
import { Check, ChevronDown, MapPin, Plus, Refrigerator, ShoppingBasket, Sun, Undo2, X } from 'lucide-react'
import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { formatNumber, formatProducts } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { deviceStore } from '../../../lib/storage/device-store.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { useWakeLock } from '../../../lib/use-wake-lock.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { StickyBar } from '../../../ui/layout/StickyBar.tsx'
import { updateList } from '../lists/manage-lists.ts'
import { type ListOnScreen, useShoppingList } from '../replica/lists-here.ts'
import { type Aisle, byAisle } from './aisles.ts'
import { amountWords, dishWords, heldWords, leftoverWords, leftWords } from './item-words.ts'
import { storeModeOf } from './store-mode.ts'
import { useListActions } from './use-list-actions.ts'
import { NEEDS_NETWORK, usePutAway } from './use-put-away.ts'
import { useWalk } from './use-walk.ts'
import { MemoryOnlyNote, WaitingBadge } from './WaitingBadge.tsx'

const AddItemSheet = lazy(async () => ({ default: (await import('./StoreSheets.tsx')).AddItemSheet }))
const ShopSheet = lazy(async () => ({ default: (await import('./StoreSheets.tsx')).ShopSheet }))
const FinishSheet = lazy(async () => ({ default: (await import('./StoreSheets.tsx')).FinishSheet }))

/** /shopping-lists/{id}/shop: the list in the shop, for one hand. It is how this list opens until it is left with ×. */
export function StoreScreen() {
  const { id = '' } = useParams()
  const { list, ...state } = useShoppingList(id)
  useEffect(() => deviceStore.save(storeModeOf(id), '1'), [id])
  if (list?.isRead) return <Shopping {...state} list={list} />
  return (
    <div className="page page-narrow">
      <title>W sklepie – Spiżarka</title>
      {state.reading === 'under way' ? (
        <SkeletonRows label="Ładowanie listy…" />
      ) : (
        <>
          <ErrorPanel onRetry={state.again}>Nie udało się wczytać listy. Sprawdź internet i spróbuj ponownie.</ErrorPanel>
          <ButtonLink to={paths.shoppingLists} variant="soft" onClick={() => deviceStore.save(storeModeOf(id), undefined)}>
            Zobacz listy zakupów
          </ButtonLink>
        </>
      )}
    </div>
  )
}

/** How long what was ticked stays where it stood, so that the eye can follow, in milliseconds. */
const SINK_MS = 600

type Asked = 'add' | 'shop' | 'finish'

function Shopping(screen: ListOnScreen) {
  const { list, durable } = screen
  const { about, items, id, waiting } = list
  const navigate = useNavigate()
  const awake = useWakeLock()
  const { walk, shop, shops, chooseShop, learn } = useWalk()
  const actions = useListActions(screen)
  const putAway = usePutAway(id)
  const isOnline = useOnline()
  const { ticks, tick, undo } = useTicks(actions.make)
  const [asked, setAsked] = useState<Asked>()
  const sinking = useSinking(items)
  const bought = items.filter(({ checked }) => checked).length
  const isDone = items.length > 0 && bought === items.length
  const aisles = byAisle(items, walk)
  const main = useRef<HTMLDivElement>(null)

  const leave = () => {
    learn(ticks.map(({ aisle }) => aisle))
    deviceStore.save(storeModeOf(id), undefined)
  }
  const close = async () => {
    leave()
    await navigate(paths.shoppingList(id))
  }
  useKeys(main, () => setAsked('add'))

  return (
    <>
      <title>{`${about.name}: w sklepie – Spiżarka`}</title>
      <header className="lace sticky top-0 z-2">
        <div className="mx-auto flex w-full max-w-160 flex-col gap-2 px-4 pt-2 pb-4">
          <div className="-mx-2 flex items-center gap-1">
            <IconButton label="Wyjdź ze sklepu" icon={<X aria-hidden className="size-6" />} onClick={fireAndForget(close)} />
            <h1 className="line-clamp-3 min-w-0 flex-1 text-h4 wrap-break-word">{about.name}</h1>
            {ticks.length > 0 && (
              <IconButton
                label={`Cofnij odhaczenie: ${ticks.at(-1)?.name}`}
                icon={<Undo2 aria-hidden className="size-6" />}
                onClick={undo}
              />
            )}
            {awake && (
              <Badge icon={<Sun aria-hidden />}>
                {/* The name of the list has more to say. */}
                <span className={ticks.length > 0 ? 'max-sm:sr-only' : 'max-xs:sr-only'}>Ekran nie zgaśnie</span>
              </Badge>
            )}
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <p>
              <span className="text-h4 font-bold tabular-nums">
                {formatNumber(bought)} z {formatNumber(items.length)}
              </span>{' '}
              w koszyku
            </p>
            <WaitingBadge waiting={waiting} quiet={!isDone} />
          </div>
          <ProgressBar label="W koszyku" value={bought} max={items.length} nearAt={2} className="bg-card!" />
        </div>
      </header>
      <div ref={main} className="page page-narrow gap-5!">
        {!durable && <MemoryOnlyNote />}
        {isDone && (
          <Card pad="lg" className="flex flex-col items-center gap-3 py-8 text-center">
            <span className="grid size-22 place-items-center rounded-sheet bg-ok-soft text-ok-ink">
              <ShoppingBasket aria-hidden className="size-10" />
            </span>
            <h2 className="text-h2">Wszystko w koszyku</h2>
            <p className="text-lead text-muted">{formatProducts(bought)}. Teraz wystarczy je odłożyć.</p>
          </Card>
        )}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setAsked('shop')}
          className="-my-1 inline-flex min-h-11 items-center gap-2 self-start rounded-pill px-2 text-small font-semibold text-muted hover:bg-ink/8"
        >
          <MapPin aria-hidden className="size-4.5" />
          {shop === '' ? 'Który to sklep?' : shop}
        </button>
        {aisles.map((aisle) => (
          <StoreAisle key={aisle.aisle} {...aisle} sinking={sinking} onTick={tick} />
        ))}
      </div>
      <StickyBar caption={waiting > 0 ? 'Odhaczaj śmiało, wyślemy wszystko, gdy wróci zasięg.' : undefined}>
        {isDone ? (
          <>
            <Button
              size="lg"
              variant="herb"
              icon={<Refrigerator aria-hidden />}
              busy={putAway.busy}
              busyLabel="Przenoszenie..."
              reason={isOnline || putAway.busy ? undefined : NEEDS_NETWORK}
              reasonPlacement="above"
              onClick={() => {
                leave()
                putAway.start()
              }}
            >
              Przenieś do spiżarni
            </Button>
            <Button variant="ghost" onClick={fireAndForget(close)}>
              Zostań na liście
            </Button>
          </>
        ) : (
          <div className="flex gap-3 [&>*]:min-w-0">
            <Button size="lg" variant="outline" icon={<Plus aria-hidden />} onClick={() => setAsked('add')}>
              Dopisz
            </Button>
            <Button size="lg" className="flex-1" onClick={() => setAsked('finish')}>
              Zakończ zakupy
            </Button>
          </div>
        )}
      </StickyBar>
      <Suspense>
        {asked === 'add' && <AddItemSheet listId={id} add={actions.add} onClose={() => setAsked(undefined)} />}
        {asked === 'shop' && (
          <ShopSheet
            shop={shop}
            shops={shops}
            onChoose={(name) => {
              chooseShop(name)
              setAsked(undefined)
            }}
            onClose={() => setAsked(undefined)}
          />
        )}
        {asked === 'finish' && (
          <FinishSheet
            bought={bought}
            left={items.length - bought}
            busy={putAway.busy}
            onPutAway={() => {
              leave()
              putAway.start()
            }}
            onComplete={fireAndForget(async () => {
              leave()
              setAsked(undefined)
              if (await updateList(id, { completed: true })) await navigate(paths.shoppingLists)
            })}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

interface Tick {
  id: string
  name: string
  aisle: PantryCategory
  undo: () => void
}

/** What went into the basket here, in that order, with the way to take back the last ones. */
function useTicks(make: ReturnType<typeof useListActions>['make']) {
  const [ticks, setTicks] = useState<readonly Tick[]>([])
  const [tick] = useState(() => ({ id, name, aisle, checked }: ShoppingItem) => {
    navigator.vibrate?.(10)
    const undo = make([{ kind: 'set', item_id: id, fields: { checked: !checked } }])
    setTicks((last) => {
      const others = last.filter((each) => each.id !== id)
      return checked ? others : [...others, { id, name, aisle, undo }]
    })
  })
  const undo = () => {
    ticks.at(-1)?.undo()
    setTicks((last) => last.slice(0, -1))
  }
  return { ticks, tick, undo }
}

/** Ids of what was ticked a moment ago: it still stands where it stood. */
function useSinking(items: readonly ShoppingItem[]): ReadonlySet<string> {
  const [settled, setSettled] = useState(items)
  useEffect(() => {
    const timer = setTimeout(setSettled, SINK_MS, items)
    return () => clearTimeout(timer)
  }, [items])
  const wasOpen = new Set(settled.flatMap(({ id, checked }) => (checked ? [] : id)))
  return new Set(items.flatMap(({ id, checked }) => (checked && wasOpen.has(id) ? id : [])))
}

/** Arrows go from row to row, N writes something down; a space ticks, as in any box. */
function useKeys(main: { readonly current: HTMLElement | null }, onAdd: () => void): void {
  const add = useRef(onAdd)
  useEffect(() => {
    add.current = onAdd
  })
  useEffect(() => {
    const obey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
      if (event.key === 'n') {
        event.preventDefault()
        add.current()
      }
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      if (step === undefined) return
      const boxes = [...(main.current?.querySelectorAll<HTMLElement>('input[type=checkbox]') ?? [])]
      const at = boxes.findIndex((box) => box === document.activeElement)
      const next = boxes[at < 0 ? 0 : at + step]
      if (!next) return
      event.preventDefault()
      next.focus()
      next.scrollIntoView({ block: 'center' })
    }
    document.addEventListener('keydown', obey)
    return () => document.removeEventListener('keydown', obey)
  }, [main])
}

interface StoreAisleProps extends Aisle {
  sinking: ReadonlySet<string>
  onTick: (item: ShoppingItem) => void
}

/** One aisle; what is in the basket stands at its end, and a finished one is a line that can be opened. */
const StoreAisle = memo(
  function StoreAisle({ aisle, title, items, left, sinking, onTick }: StoreAisleProps) {
    const [open, setOpen] = useState(false)
    const moving = items.some(({ id }) => sinking.has(id))
    const heading = `store-${aisle}`
    const order = [...items].sort((a, b) => Number(hasSunk(a, sinking)) - Number(hasSunk(b, sinking)))
    const rows = (
      <ul
        role="list"
        aria-labelledby={heading}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-card"
      >
        {order.map((item) => (
          <StoreRow key={item.id} item={item} onTick={onTick} />
        ))}
      </ul>
    )
    if (left === 0 && !moving) {
      return (
        <section className="flex flex-col gap-2.5">
          <h2 id={heading}>
            <button
              type="button"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
              className="flex min-h-14 w-full items-center gap-3 rounded-card bg-sunken px-4 text-left hover:brightness-97"
            >
              <span className="grid size-7 shrink-0 place-items-center rounded-pill bg-herb-fill text-white">
                <Check aria-hidden strokeWidth={3} className="size-4.5" />
              </span>
              <span className="flex-1 font-display text-h4">{title}</span>
              <span className="text-small text-muted tabular-nums">
                {items.length} z {items.length}
              </span>
              <ChevronDown aria-hidden className={clsx('size-5 transition-transform', open && 'rotate-180')} />
            </button>
          </h2>
          {open && rows}
        </section>
      )
    }
    return (
      <section className="flex flex-col gap-2.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id={heading} className="text-h2">
            {title}
          </h2>
          <span className="text-small text-muted">{leftWords(left)}</span>
        </div>
        {rows}
      </section>
    )
  },
  (before, now) =>
    before.left === now.left &&
    before.items.length === now.items.length &&
    before.items.every((item, place) => item === now.items[place] && before.sinking.has(item.id) === now.sinking.has(item.id)),
)

function hasSunk({ id, checked }: ShoppingItem, sinking: ReadonlySet<string>): boolean {
  return checked && !sinking.has(id)
}

/** The whole row is the box. */
const StoreRow = memo(function StoreRow({ item, onTick }: { item: ShoppingItem; onTick: (item: ShoppingItem) => void }) {
  const { name, checked, note } = item
  const held = heldWords(item)
  const amount = amountWords(item)
  const after = leftoverWords(item)
  return (
    <li>
      <label className="flex min-h-23 cursor-pointer touch-manipulation items-center gap-4 px-4 py-3 select-none has-focus-visible:bg-sunken active:bg-sunken">
        <span className="relative grid size-11 shrink-0 place-items-center">
          <input
            type="checkbox"
            checked={checked}
            onChange={() => onTick(item)}
            className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-[0.875rem] border-2 border-control bg-card checked:border-herb-fill checked:bg-herb-fill"
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none relative size-7 text-white opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-0.5">
          <span className="min-w-[min(7rem,100%)] flex-1">
            <span
              className={clsx('block text-lead leading-6 font-semibold wrap-break-word', checked && 'font-normal text-muted line-through')}
            >
              {name}
            </span>
            <span className="block text-small text-muted wrap-break-word">
              {checked ? (
                'kupione'
              ) : (
                <>
                  {held && <span className="font-bold text-ok-ink">{held}</span>}
                  {[held && item.packs ? `kup ${amount}` : '', held ? '' : dishWords(item), note].filter(Boolean).map((words, place) => (
                    <span key={words}>{`${held || place > 0 ? ', ' : ''}${words}`}</span>
                  ))}
                </>
              )}
            </span>
          </span>
          <span className="text-right tabular-nums">
            <span className={clsx('block text-h4 font-bold', checked && 'text-muted line-through')}>{amount}</span>
            {!checked && after && <span className="block text-small text-muted">{after}</span>}
          </span>
        </span>
      </label>
    </li>
  )
})
