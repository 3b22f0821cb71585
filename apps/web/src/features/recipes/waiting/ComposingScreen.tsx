import { ERRORS } from '@spizarka/contract/errors'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { invalidateRecipeLists } from '../../../lib/recipes/recipe-changed.ts'
import { useRecipeSession } from '../../../lib/recipes/use-recipe-session.ts'
import { reloadUser } from '../../../lib/session/keep-session.ts'
import { starts } from '../../../lib/starts.ts'
import { PageHead } from '../../../ui/PageHead.tsx'
import { toast } from '../../../ui/toast.ts'
import { Composing } from './Composing.tsx'
import { FailedComposing } from './FailedComposing.tsx'

/** /generate-recipe/{sessionId}: a recipe is being made; leads to it. */
export function ComposingScreen() {
  const { sessionId = '' } = useParams()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: made, error, startOver } = useRecipeSession(sessionId)

  useEffect(() => {
    if (!made) return
    starts(() => navigate(paths.recipe(made.recipe_id), { replace: true }))()
    starts(() => invalidateRecipeLists(queryClient))()
    if (made.picture_failed) {
      // Its points have come back.
      starts(reloadUser)()
      toast.error(ERRORS.picture_failed.text)
    }
  }, [made, navigate, queryClient])

  return (
    <>
      <title>Układanie przepisu – Spiżarka</title>
      <PageHead title="Nowy przepis" back={{ to: paths.recipes, label: 'Wróć do przepisów' }} />
      <div className="page page-narrow gap-5!">{error ? <FailedComposing error={error} onRetry={startOver} /> : <Composing />}</div>
    </>
  )
}
