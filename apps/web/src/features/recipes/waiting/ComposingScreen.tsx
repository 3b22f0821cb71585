import { ERRORS } from '@spizarka/contract/errors'
import { plural } from '@spizarka/contract/plural'
import { useQueryClient } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { useEffect } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { PollTimeout } from '../../../lib/api/use-polled-session.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { invalidateRecipeLists } from '../../../lib/recipes/recipe-changed.ts'
import { useRecipeSession } from '../../../lib/recipes/use-recipe-session.ts'
import { useLocation, useNavigate, useParams } from '../../../lib/router/ScreenRoutes.tsx'
import { reloadUser } from '../../../lib/session/keep-session.ts'
import { formatPointsInWords } from '../../../lib/text/format.ts'
import { PotArt } from '../../../ui/art/PotArt.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { WaitingCard } from '../../../ui/feedback/WaitingCard.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { reservedPoints } from './composing-state.ts'
import { describeOrder, NearestDishes, NothingFits, useRecipeHelp } from './NothingFits.tsx'

const RESERVED = ['jest zarezerwowany', 'są zarezerwowane', 'jest zarezerwowanych'] as const

/** /generate-recipe/{sessionId}: a recipe is being made; leads to it. */
export function ComposingScreen() {
  const { sessionId = '' } = useParams()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: result, error, startOver } = useRecipeSession(sessionId)
  const nothing = isApiError(error, 422)
  const help = useRecipeHelp(sessionId, nothing)

  useEffect(() => {
    // The reserved points have come back.
    if (nothing) fireAndForget(reloadUser)()
  }, [nothing])

  useEffect(() => {
    if (!result) return
    fireAndForget(() => navigate(paths.recipe(result.recipe_id), { replace: true }))()
    fireAndForget(() => invalidateRecipeLists(queryClient))()
    if (result.picture_failed) {
      // Its points have come back.
      fireAndForget(reloadUser)()
      toast.error(ERRORS.picture_failed.text)
    }
  }, [result, navigate, queryClient])

  return (
    <>
      <title>Układanie przepisu – Spiżarka</title>
      <PageHeader
        title="Nowy przepis"
        subtitle={nothing && help.data && describeOrder(help.data.order)}
        back={{ to: paths.recipes, label: 'Wróć do przepisów' }}
      />
      <div className="page page-narrow gap-5!">
        {!error || (nothing && help.isPending) ? (
          <Composing />
        ) : nothing && help.data ? (
          <NothingFits sessionId={sessionId} help={help.data} />
        ) : (
          <FailedComposing error={error} onRetry={startOver} />
        )}
      </div>
    </>
  )
}

const TAKES_LONG = 'Układanie trwa dłużej niż zwykle. Jeśli się nie uda, punkty wrócą na Twoje konto.'
const NOT_READ = 'Nie udało się sprawdzić, czy przepis jest gotowy. Spróbuj ponownie.'

/** Shown when reading failed, or its outcome is unknown. */
function FailedComposing({ error, onRetry }: { error: Error; onRetry: () => Promise<void> }) {
  if (!isApiError(error, 422))
    return <ErrorPanel onRetry={fireAndForget(onRetry)}>{error instanceof PollTimeout ? TAKES_LONG : NOT_READ}</ErrorPanel>
  const emptyPantry = error.error === ERRORS.recipe_pantry_empty.text
  return (
    <>
      <Banner tone="late" role="alert">
        <p className="font-semibold">{error.error ?? ERRORS.recipe_failed.text}</p>
      </Banner>
      <NearestDishes />
      <ButtonLink to={emptyPantry ? paths.addProducts : paths.generateRecipe} size="lg" full>
        {emptyPantry ? 'Dodaj produkty' : 'Zmień warunki'}
      </ButtonLink>
    </>
  )
}

const WORK = ['Przeglądamy Twoją spiżarnię', 'Sprawdzamy składniki pod Ciebie', 'Liczymy ilości i\u00a0wartości odżywcze'] as const

/** While a recipe is being made: what is being done, and what happens to the points. */
function Composing() {
  const reserved = reservedPoints(useLocation().state)
  return (
    <>
      <WaitingCard art={<PotArt />} title="Układanie przepisu..." work={WORK} />
      <Banner icon={<Hourglass aria-hidden />}>
        {reserved === undefined ? 'Punkty są zarezerwowane' : `${formatPointsInWords(reserved)} ${plural(reserved, RESERVED)}`}. Jeśli się
        nie uda, wrócą same. Możesz wyjść z&nbsp;tego ekranu, przepis poczeka w&nbsp;„Przepisach”.
      </Banner>
    </>
  )
}
