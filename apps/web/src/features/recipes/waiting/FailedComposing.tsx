import { ERRORS } from '@spizarka/contract/errors'
import { useEffect } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { paths } from '../../../lib/paths.ts'
import { StillCooking } from '../../../lib/recipes/use-recipe-session.ts'
import { reloadUser } from '../../../lib/session/keep-session.ts'
import { starts } from '../../../lib/starts.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'

const LATE = 'Układanie trwa dłużej niż zwykle. Jeśli się nie uda, punkty wrócą na Twoje konto.'
const NOT_READ = 'Nie udało się sprawdzić, czy przepis jest gotowy. Spróbuj ponownie.'

/** Nothing came of it, or it is not known what did. */
export function FailedComposing({ error, onRetry }: { error: Error; onRetry: () => Promise<void> }) {
  const nothing = isApiError(error, 422)
  useEffect(() => {
    // The reserved points have come back.
    if (nothing) starts(reloadUser)()
  }, [nothing])

  if (!nothing) return <ErrorPanel onRetry={starts(onRetry)}>{error instanceof StillCooking ? LATE : NOT_READ}</ErrorPanel>
  const emptyPantry = error.error === ERRORS.recipe_pantry_empty.text
  return (
    <>
      <Banner tone="late" role="alert">
        <p className="font-semibold">{error.error ?? ERRORS.recipe_failed.text}</p>
      </Banner>
      <ButtonLink to={emptyPantry ? paths.addProducts : paths.generateRecipe} size="lg" full>
        {emptyPantry ? 'Dodaj produkty' : 'Zmień warunki'}
      </ButtonLink>
    </>
  )
}
