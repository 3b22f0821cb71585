import { ERRORS } from '@spizarka/contract/errors'
import { COSTS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { listShoppingLists } from '@spizarka/contract/shopping'
import { readShoppingListSession } from '@spizarka/contract/shopping-generation'
import { useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useEffect } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { PollTimeout, usePolledSession } from '../../../lib/api/use-polled-session.ts'
import { addDays, formatDays, weekdayOf } from '../../../lib/days.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { invalidateRecipeLists } from '../../../lib/recipes/recipe-changed.ts'
import { useLocation, useNavigate, useParams } from '../../../lib/router/ScreenRoutes.tsx'
import { reloadUser } from '../../../lib/session/keep-session.ts'
import { formatPointsInWords } from '../../../lib/text/format.ts'
import { BasketArt } from '../../../ui/art/BasketArt.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { WaitingCard } from '../../../ui/feedback/WaitingCard.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { forgetWish } from './list-request.ts'
import { orderedPlan, type PlanningState } from './planning-state.ts'

const RESERVED = ['jest zarezerwowany', 'są zarezerwowane', 'jest zarezerwowanych'] as const

/** /generate-shopping-list/{sessionId}: days are being planned; leads to their plan. */
export function PlanningScreen() {
  const { sessionId = '' } = useParams()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const ordered = orderedPlan(useLocation().state)
  const {
    data: result,
    error,
    startOver,
  } = usePolledSession([readShoppingListSession.path, { sessionId }], (signal) =>
    call(readShoppingListSession, { params: { sessionId }, signal }),
  )
  const refused = isApiError(error)

  useEffect(() => {
    // The reserved points have come back.
    if (refused) fireAndForget(reloadUser)()
  }, [refused])

  useEffect(() => {
    if (!result) return
    forgetWish()
    fireAndForget(() => navigate(paths.shoppingPlan(result.list_id), { replace: true }))()
    fireAndForget(() => invalidateRecipeLists(queryClient))()
    fireAndForget(() => queryClient.invalidateQueries({ queryKey: [listShoppingLists.path] }))()
  }, [result, navigate, queryClient])

  return (
    <>
      <title>Układanie listy – Spiżarka</title>
      <PageHeader
        title="Układamy listę"
        subtitle={ordered && describeOrder(ordered)}
        back={{ to: paths.shoppingLists, label: 'Wróć do list zakupów', sign: 'cross' }}
      />
      <div className="page page-narrow gap-5!">
        {error ? <FailedPlanning error={error} onRetry={startOver} /> : <Planning ordered={ordered} />}
      </div>
    </>
  )
}

/** Dla 2 osób, czw 20 – sob 22 listopada */
function describeOrder({ people, days, startOn }: PlanningState): string {
  return `Dla ${people} ${plural(people, ['osoby', 'osób', 'osób'])}, ${formatDays(startOn, addDays(startOn, days - 1))}`
}

const TAKES_LONG = 'Układanie trwa dłużej niż zwykle. Jeśli się nie uda, punkty wrócą na Twoje konto.'
const NOT_READ = 'Nie udało się sprawdzić, czy lista jest gotowa. Spróbuj ponownie.'

/** Shown when reading failed, or its outcome is unknown. */
function FailedPlanning({ error, onRetry }: { error: Error; onRetry: () => Promise<void> }) {
  const refusal = isApiError(error, 422) || isApiError(error, 403) ? error : undefined
  const isTooMany = refusal?.status === 403
  if (!refusal) return <ErrorPanel onRetry={fireAndForget(onRetry)}>{error instanceof PollTimeout ? TAKES_LONG : NOT_READ}</ErrorPanel>
  return (
    <>
      <Banner tone="late" role="alert">
        <p className="font-semibold">
          {isTooMany ? `${refusal.detail} Punkty wróciły na Twoje konto.` : (refusal.error ?? ERRORS.shopping_list_failed.text)}
        </p>
      </Banner>
      <ButtonLink to={isTooMany ? paths.shoppingLists : paths.generateShoppingList} size="lg" full>
        {isTooMany ? 'Zobacz listy' : 'Zmień warunki'}
      </ButtonLink>
    </>
  )
}

const DISHES = ['danie', 'dania', 'dań'] as const

/** While days are being planned: what is being done, what happens to the points, and the room that the days will take. */
function Planning({ ordered }: { ordered: PlanningState | undefined }) {
  const count = ordered && ordered.days * ordered.meals
  const work = [
    'Sprawdzamy, co masz w\u00a0spiżarni i\u00a0co się kończy',
    count === undefined ? 'Dobieramy dania' : `Dobieramy ${count}\u00a0${plural(count, DISHES)}, jedno obok drugiego`,
    'Sprawdzamy składnik po składniku pod Twój profil',
    'Odejmujemy to, co masz, i\u00a0liczymy opakowania',
  ]
  return (
    <>
      <WaitingCard art={<BasketArt />} title="Układanie listy..." work={work} />
      <Banner icon={<ShieldCheck aria-hidden />}>
        {formatPointsInWords(COSTS.shoppingList)} {plural(COSTS.shoppingList, RESERVED)}. Jeśli lista się nie uda, wrócą same. Możesz wyjść
        z&nbsp;tego ekranu, damy znać.
      </Banner>
      {ordered && (
        <div aria-hidden className="flex flex-col gap-5">
          {Array.from({ length: Math.min(ordered.days, 2) }, (_, place) => addDays(ordered.startOn, place)).map((day) => (
            <div key={day} className="flex flex-col gap-3">
              <p className="font-display text-h3">{weekdayOf(day)}</p>
              <Card className="flex gap-4">
                <Skeleton className="size-22 shrink-0 rounded-2xl" />
                <div className="flex flex-1 flex-col justify-center gap-2.5">
                  <Skeleton className="h-4 w-1/3" />
                  <Skeleton className="h-5 w-4/5" />
                  <Skeleton className="h-4 w-1/2" />
                </div>
              </Card>
            </div>
          ))}
        </div>
      )}
    </>
  )
}
