import { MapPin, Plus, Refrigerator, ShoppingBasket, Sun, Undo2, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { useWakeLock } from '../../../lib/hooks/use-wake-lock.ts'
import { paths } from '../../../lib/paths.ts'
import { useNavigate, useParams } from '../../../lib/router/ScreenRoutes.tsx'
import { type ListOnScreen, useShoppingList } from '../../../lib/shopping/replica/local-lists.ts'
import { deviceStore } from '../../../lib/storage/device-store.ts'
import { formatNumber, formatProducts } from '../../../lib/text/format.ts'
import { whyItFailed } from '../../../lib/text/why-it-failed.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { StickyBar } from '../../../ui/layout/StickyBar.tsx'
import { byAisle } from '../list/aisles.ts'
import { useAisleOrder } from '../list/use-aisle-order.ts'
import { useListActions } from '../list/use-list-actions.ts'
import { usePutAway } from '../list/use-put-away.ts'
import { MemoryOnlyNote, WaitingBadge } from '../list/WaitingBadge.tsx'
import { completeList } from '../lists/manage-lists.ts'
import { StoreAisle } from './StoreAisle.tsx'
import { storeModeOf } from './store-mode.ts'
import { useKeys, useSinking, useTicks } from './use-in-shop.ts'

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
          {state.reading === 'failed' ? (
            <ErrorPanel onRetry={state.again}>Nie udało się wczytać listy. {whyItFailed(state.error)}</ErrorPanel>
          ) : (
            <ErrorPanel>Tej listy już nie ma. Ktoś ją usunął albo adres jest inny.</ErrorPanel>
          )}
          <ButtonLink to={paths.shoppingLists} variant="soft" onClick={() => deviceStore.save(storeModeOf(id), undefined)}>
            Zobacz listy zakupów
          </ButtonLink>
        </>
      )}
    </div>
  )
}

type OpenSheet = 'add' | 'shop' | 'finish'

function Shopping(screen: ListOnScreen) {
  const { list, durable } = screen
  const { about, items, id, waiting } = list
  const navigate = useNavigate()
  const awake = useWakeLock()
  const { walk, shop, shops, chooseShop, learn } = useAisleOrder()
  const actions = useListActions(screen)
  const putAway = usePutAway(list)
  const { ticks, tick, undo } = useTicks(actions.make)
  const [asked, setAsked] = useState<OpenSheet>()
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
              reason={putAway.reason}
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
            reason={putAway.reason}
            onPutAway={() => {
              leave()
              putAway.start()
            }}
            onComplete={fireAndForget(async () => {
              leave()
              setAsked(undefined)
              completeList(id)
              await navigate(paths.shoppingLists)
            })}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
