import { PANTRY_CATEGORIES } from '@spizarka/contract/pantry'
import { plural } from '@spizarka/contract/plural'
import { readShoppingList, type WholeShoppingList } from '@spizarka/contract/shopping'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck, ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { formatDays } from '../../../lib/days.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { useWideScreen } from '../../../lib/hooks/use-wide-screen.ts'
import { paths } from '../../../lib/paths.ts'
import { PushOffer } from '../../../lib/push/PushOffer.tsx'
import { Navigate } from '../../../lib/router/links.tsx'
import { useParams } from '../../../lib/router/ScreenRoutes.tsx'
import { formatNumber } from '../../../lib/text/format.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { StickyBar } from '../../../ui/layout/StickyBar.tsx'
import { PlanDay } from './PlanDay.tsx'
import { SwapSheet } from './SwapSheet.tsx'
import type { MealPlace } from './use-swap.ts'

/** /shopping-lists/{id}/plan: what is eaten on the days of a generated list, and beside it what has to be bought. */
export function PlanScreen() {
  const { id = '' } = useParams()
  const query = useQuery({ ...endpointQuery(readShoppingList, { params: { id } }), staleTime: 0 })
  const list = query.data
  if (list?.plan.length === 0) return <Navigate to={paths.shoppingList(id)} replace />
  const title = list ? titleOf(list) : 'Plan posiłków'
  return (
    <>
      <title>{`${title} – Spiżarka`}</title>
      <PageHeader title={title} subtitle={list && describeDays(list)} back={{ to: paths.shoppingLists, label: 'Wróć do list zakupów' }} />
      {list ? (
        <Plan list={list} />
      ) : (
        <div className="page">
          {query.isError ? (
            <ErrorPanel onRetry={fireAndForget(query.refetch)} busy={query.isFetching}>
              {isApiError(query.error, 404) ? 'Tej listy już nie ma.' : 'Nie udało się wczytać planu.'}
            </ErrorPanel>
          ) : (
            <SkeletonRows rows={6} label="Ładowanie planu…" />
          )}
        </div>
      )}
    </>
  )
}

/** Zakupy na 3 dni */
function titleOf({ plan: { length } }: WholeShoppingList): string {
  return `Zakupy na ${length}\u00a0${plural(length, ['dzień', 'dni', 'dni'])}`
}

/** Czw 20 – sob 22 listopada, dla 2 osób */
function describeDays({ plan, people }: WholeShoppingList): string {
  const [first, last] = [plan[0]?.day, plan.at(-1)?.day]
  const days = first !== undefined && last !== undefined ? formatDays(first, last) : ''
  const capitalised = days.charAt(0).toLocaleUpperCase('pl') + days.slice(1)
  return people === null ? capitalised : `${capitalised}, dla ${people}\u00a0${plural(people, ['osoby', 'osób', 'osób'])}`
}

function Plan({ list }: { list: WholeShoppingList }) {
  const [swapped, setSwapped] = useState<MealPlace>()
  const isWide = useWideScreen()
  const toBuy = list.items.filter(isToBuy).length
  const isOpen = list.completed_at === null
  const showList = (
    <ButtonLink to={paths.shoppingList(list.id)} size="lg" full icon={<ShoppingBasket aria-hidden className="size-5.5" />}>
      {isWide ? 'Pokaż listę zakupów' : `Pokaż listę zakupów (${toBuy})`}
    </ButtonLink>
  )
  return (
    <>
      <div className="page desk:grid desk:grid-cols-[minmax(0,1fr)_20rem] desk:items-start">
        <div className="flex min-w-0 flex-col gap-8">
          {!isWide && (
            <Card pad="none">
              <Counts toBuy={toBuy} covered={list.covered.length} />
              <Estimate list={list} />
            </Card>
          )}
          {list.plan.map((day) => (
            <PlanDay key={day.day} day={day} people={list.people ?? 1} onSwap={isOpen ? setSwapped : undefined} />
          ))}
        </div>
        <aside className="flex min-w-0 flex-col gap-5" aria-label="Zakupy">
          {isWide && (
            <Card pad="none" className="divide-y divide-line">
              <Counts toBuy={toBuy} covered={list.covered.length} />
              <Aisles list={list} />
              <Estimate list={list} />
              <div className="p-4">{showList}</div>
            </Card>
          )}
          <Checked list={list} />
          {isOpen && <PushOffer kind="list_ready" />}
        </aside>
      </div>
      {!isWide && <StickyBar caption={isOpen && 'Dania możesz zamieniać, dopóki nie skończysz zakupów.'}>{showList}</StickyBar>}
      <SwapSheet list={list} place={swapped} onClose={() => setSwapped(undefined)} />
    </>
  )
}

function isToBuy({ checked, in_pantry }: WholeShoppingList['items'][number]): boolean {
  return !checked && !in_pantry
}

/** How much there is to buy, and how much is at home. */
function Counts({ toBuy, covered }: { toBuy: number; covered: number }) {
  return (
    <dl className="grid grid-cols-2 gap-4 p-4">
      <div className="flex flex-col-reverse">
        <dt className="font-semibold">do kupienia</dt>
        <dd className="font-display text-[2.5rem] leading-11 font-semibold tabular-nums">{toBuy}</dd>
      </div>
      <div className="flex flex-col-reverse">
        <dt className="font-semibold">masz w&nbsp;spiżarni</dt>
        <dd className="font-display text-[2.5rem] leading-11 font-semibold text-herb tabular-nums">{covered}</dd>
      </div>
    </dl>
  )
}

/** What it costs about, by the user's own receipts, beside what it may; nothing while neither is known. */
function Estimate({ list: { items, budget_grosze: budget = null } }: { list: WholeShoppingList }) {
  const asked = items.filter(({ in_pantry }) => !in_pantry)
  const prices = asked.flatMap(({ price_grosze }) => price_grosze ?? [])
  if (prices.length === 0) return budget === null ? null : <Budget budget={budget} />
  const sum = prices.reduce((total, grosze) => total + grosze, 0)
  return (
    <div className="flex flex-col gap-2 border-t border-line p-4">
      <p className="flex items-baseline justify-between gap-4">
        <span>Szacunek zakupów</span>
        <strong className="tabular-nums">ok.&nbsp;{formatNumber(Math.round(sum / 100))}&nbsp;zł</strong>
      </p>
      <ProgressBar label="Produkty o znanych cenach" value={prices.length} max={asked.length} nearAt={2} />
      <p className="text-small text-muted tabular-nums">
        ceny {prices.length} z&nbsp;{asked.length} {plural(asked.length, ['produktu', 'produktów', 'produktów'])} z&nbsp;Twoich paragonów
      </p>
      {budget !== null && <Budget budget={budget} />}
    </div>
  )
}

function Budget({ budget }: { budget: number }) {
  return (
    <p className="flex items-baseline justify-between gap-4 first:border-t first:border-line first:p-4">
      <span>Budżet, o&nbsp;który prosisz</span>
      <strong className="tabular-nums">{formatNumber(Math.round(budget / 100))}&nbsp;zł</strong>
    </p>
  )
}

const MAX_NAMED = 4

/** What stands in which aisle, briefly. */
function Aisles({ list: { items } }: { list: WholeShoppingList }) {
  const byAisle = Map.groupBy(items.filter(isToBuy), ({ aisle }) => aisle)
  const keys = Object.keys(PANTRY_CATEGORIES) as (keyof typeof PANTRY_CATEGORIES)[]
  return (
    <ul role="list" className="divide-y divide-line">
      {keys.flatMap((aisle) => {
        const names = byAisle.get(aisle)?.map(({ name }) => name) ?? []
        if (names.length === 0) return []
        return (
          <li key={aisle} className="flex items-center justify-between gap-4 px-4 py-2.5">
            <span className="min-w-0">
              {PANTRY_CATEGORIES[aisle]}
              <span className="block text-small wrap-break-word text-muted">
                {names.slice(0, MAX_NAMED).join(', ')}
                {names.length > MAX_NAMED && ` i\u00a0${names.length - MAX_NAMED}\u00a0więcej`}
              </span>
            </span>
            <strong className="tabular-nums">{names.length}</strong>
          </li>
        )
      })}
    </ul>
  )
}

/** What the gate says of the dishes of the plan: blocked ones are none, the others are told by name. */
function Checked({ list: { plan } }: { list: WholeShoppingList }) {
  const titlesOf = (verdict: string) => [
    ...new Set(plan.flatMap(({ meals }) => meals.filter((meal) => meal.verdict === verdict).map(({ title }) => title))),
  ]
  const [warned, unchecked] = [titlesOf('warned'), titlesOf('unchecked')]
  return (
    <Banner tone={warned.length + unchecked.length > 0 ? 'neutral' : 'ok'} icon={<ShieldCheck aria-hidden />} title="Sprawdzone pod Ciebie">
      <p>Każde danie przeszło sprawdzenie pod Twój profil, składnik po składniku.</p>
      {warned.length > 0 && <p className="mt-1">Uwagi znajdziesz przy: {warned.join(', ')}.</p>}
      {unchecked.length > 0 && <p className="mt-1">Nie wszystko dało się sprawdzić: {unchecked.join(', ')}.</p>}
    </Banner>
  )
}
