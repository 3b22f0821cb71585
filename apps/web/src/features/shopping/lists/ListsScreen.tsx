import { COSTS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import type { PlannedDay, ShoppingList } from '@spizarka/contract/shopping'
import { Ellipsis, Plus, Search, Store, WandSparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { RecipePicture } from '../../../lib/recipes/RecipePicture.tsx'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { useLists } from '../../../lib/shopping/replica/local-lists.ts'
import type { ShownList } from '../../../lib/shopping/replica/shown-list.ts'
import { formatNumber, formatProducts } from '../../../lib/text/format.ts'
import { whyItFailed } from '../../../lib/text/why-it-failed.ts'
import { BasketArt } from '../../../ui/art/BasketArt.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { byAisle } from '../list/aisles.ts'
import { listSubtitle } from '../list/list-subtitle.ts'
import { useAisleOrder } from '../list/use-aisle-order.ts'
import { MemoryOnlyNote, WaitingBadge } from '../list/WaitingBadge.tsx'
import { Completed, ListRow, NewRow, Section, SOURCES } from './ListRows.tsx'
import { createList } from './manage-lists.ts'

const ListMenu = lazy(async () => ({ default: (await import('../list/ListMenu.tsx')).ListMenu }))
const SearchLists = lazy(async () => ({ default: (await import('./SearchLists.tsx')).SearchLists }))

/** /shopping-lists: the lists in progress, the ways to a new one, and those that are done. */
export function ListsScreen() {
  const { lists, ready, durable, reading, error, again } = useLists()
  const open = lists.filter(({ about }) => about.completed_at === null)
  const [first, ...others] = open
  const creating = useNewList()
  const [searching, setSearching] = useState(false)
  const waits = !ready || (open.length === 0 && reading === 'under way')
  // Without a network what is kept here is known to be all there is, as long as anything is.
  const unknown = lists.length === 0 && reading === 'failed'
  return (
    <>
      <title>Zakupy – Spiżarka</title>
      <PageHeader
        title="Zakupy"
        subtitle={waits || unknown ? '\u00a0' : inProgress(open.length)}
        actions={
          lists.length > 1 && (
            <IconButton
              label="Szukaj listy"
              aria-expanded={searching}
              icon={<Search aria-hidden className="size-5.5" />}
              onClick={() => setSearching(!searching)}
            />
          )
        }
      />
      <div className="page">
        {searching && (
          <Suspense>
            <SearchLists lists={lists} onLeave={() => setSearching(false)} />
          </Suspense>
        )}
        {!durable && <MemoryOnlyNote />}
        {waits && <SkeletonRows label="Ładowanie list…" />}
        {unknown && <ErrorPanel onRetry={again}>Nie udało się wczytać list. {whyItFailed(error)}</ErrorPanel>}
        {!waits && !unknown && !first && (
          <EmptyState
            picture={<BasketArt />}
            title="Nie masz żadnej listy"
            text="Ułożymy ją na kilka dni i odejmiemy to, co stoi w spiżarni."
          >
            <ButtonLink to={paths.generateShoppingList} size="lg" cost={COSTS.shoppingList}>
              Ułóż listę
            </ButtonLink>
            <Button
              variant="outline"
              size="lg"
              icon={<Plus aria-hidden />}
              busy={creating.busy}
              busyLabel="Tworzenie..."
              onClick={creating.start}
            >
              Nowa pusta lista
            </Button>
          </EmptyState>
        )}
        <div className="flex flex-col gap-8 lg:grid desk:grid-cols-2 lg:items-start lg:gap-8">
          {first && (
            <div className="flex flex-col gap-8">
              <MainList list={first} />
              {others.length > 0 && (
                <Section title="Inne listy">
                  {others.map(({ about }) => (
                    <ListRow key={about.id} list={about} />
                  ))}
                </Section>
              )}
            </div>
          )}
          <div className="flex flex-col gap-8">
            {(first || unknown) && (
              <Section title="Nowa lista">
                <NewRow
                  to={paths.generateShoppingList}
                  icon={<WandSparkles aria-hidden className="size-6" />}
                  tone="bg-brand-soft text-brand-ink"
                  title="Ułóż na kilka dni"
                  text="dania i zakupy z tego, co masz"
                  cost={COSTS.shoppingList}
                />
                <NewRow
                  onClick={creating.start}
                  icon={<Plus aria-hidden className="size-6" />}
                  tone="bg-sunken text-muted"
                  title={creating.busy ? 'Tworzenie...' : 'Pusta lista'}
                  text="dopisujesz po swojemu"
                  cost={0}
                />
              </Section>
            )}
            <Completed lists={lists.flatMap(({ about }) => (about.completed_at === null ? [] : about))} />
          </div>
        </div>
      </div>
    </>
  )
}

function inProgress(count: number): string {
  return count === 0 ? 'Żadna lista nie czeka' : `${formatNumber(count)}\u00a0${plural(count, ['lista', 'listy', 'list'])} w\u00a0toku`
}

function useNewList() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const start = async () => {
    if (busy) return
    setBusy(true)
    const id = await createList()
    setBusy(false)
    await navigate(paths.shoppingList(id))
  }
  return { busy, start: fireAndForget(start) }
}

/** The newest list in progress: where one goes on. */
function MainList({ list }: { list: ShownList }) {
  const { about, items, isRead, plan, waiting } = list
  const { walk } = useAisleOrder()
  const next = byAisle(items, walk).find(({ left }) => left > 0)
  const [menu, setMenu] = useState(false)
  return (
    <Card pad="lg" className="flex flex-col gap-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="text-h2">
            <Link to={paths.shoppingList(about.id)} className="wrap-break-word hover:underline">
              {about.name}
            </Link>
          </h2>
          <p className="text-muted">{listSubtitle(about) ?? `${SOURCES[about.source]}, ${formatProducts(about.item_count)}`}</p>
        </div>
        <IconButton
          label={`Więcej: ${about.name}`}
          aria-haspopup="dialog"
          icon={<Ellipsis aria-hidden className="size-6" />}
          className="-mt-1 -mr-2"
          onClick={() => setMenu(true)}
        />
      </div>
      <Suspense>{menu && <ListMenu list={list} onClose={() => setMenu(false)} />}</Suspense>
      {plan.length > 0 && <PlannedDishes list={about} plan={plan} />}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold tabular-nums">
          {formatNumber(about.checked_count)} z {formatNumber(about.item_count)} w koszyku
        </p>
        <WaitingBadge waiting={waiting} quiet />
      </div>
      <ProgressBar label="W koszyku" value={about.checked_count} max={about.item_count} nearAt={2} />
      {isRead && next && (
        <p className="text-small text-muted">
          dalej: {next.title} ({next.left})
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-2 [&>*]:flex-1 [&>*]:basis-44">
        {about.item_count > 0 && (
          <ButtonLink to={paths.shopping(about.id)} size="lg" icon={<Store aria-hidden />}>
            Idź do sklepu
          </ButtonLink>
        )}
        <ButtonLink to={paths.shoppingList(about.id)} size="lg" variant="outline">
          Otwórz listę
        </ButtonLink>
      </div>
    </Card>
  )
}

const MAX_PICTURES = 4

/** What is cooked of it: the first dishes as they look, and the way to all of them. */
function PlannedDishes({ list, plan }: { list: ShoppingList; plan: readonly PlannedDay[] }) {
  const dishes = [...new Map(plan.flatMap(({ meals }) => meals).map((meal) => [meal.recipe_id, meal])).values()]
  const more = dishes.length - MAX_PICTURES
  return (
    <Link to={paths.shoppingPlan(list.id)} aria-label="Zobacz plan posiłków" className="flex gap-2 self-start rounded-tile">
      {dishes.slice(0, MAX_PICTURES).map(({ recipe_id, kind, picture }) => (
        <span key={recipe_id} className="size-14 overflow-hidden rounded-tile border border-line">
          <RecipePicture recipe={{ id: recipe_id, kind, picture }} />
        </span>
      ))}
      {more > 0 && <span className="grid size-14 place-items-center rounded-tile bg-sunken font-semibold">+{formatNumber(more)}</span>}
    </Link>
  )
}
