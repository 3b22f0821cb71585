import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { LIMITS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { previewPublication, readPublishing } from '@spizarka/contract/publications'
import type { Recipe } from '@spizarka/contract/recipes'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { RecipeReading } from '../../../lib/community/RecipeReading.tsx'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { useWideScreen } from '../../../lib/hooks/use-wide-screen.ts'
import { paths } from '../../../lib/paths.ts'
import { RecipePicture } from '../../../lib/recipes/RecipePicture.tsx'
import { RecipeFailure } from '../../../lib/recipes/RecipeStates.tsx'
import { formatMinutes } from '../../../lib/recipes/words/minutes.ts'
import { useParams } from '../../../lib/router/ScreenRoutes.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Accordion } from '../../../ui/layout/Accordion.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { Demands } from './Demands.tsx'
import { type Draft, PublishForm } from './PublishForm.tsx'
import type { Publishing } from './publishing.ts'

/** /recipes/{id}/publish: one's own recipe as others will read it, what is missing, and the sending. */
export function PublishScreen() {
  const { recipeId = '' } = useParams()
  const publishing = useQuery({ ...endpointQuery(readPublishing, { params: { id: recipeId } }), staleTime: 0 })
  const preview = useQuery({ ...endpointQuery(previewPublication, { params: { id: recipeId } }), staleTime: 0 })
  const back = { to: paths.recipe(recipeId), label: 'Wróć do przepisu' }
  const error = publishing.error ?? preview.error
  if (error && !(publishing.data && preview.data))
    return (
      <RecipeFailure
        error={error}
        back={back}
        busy={publishing.isFetching || preview.isFetching}
        onRetry={fireAndForget(() => Promise.all([publishing.refetch(), preview.refetch()]))}
      />
    )
  return (
    <>
      <title>Opublikuj przepis – Spiżarka</title>
      <PageHeader title="Opublikować przepis?" subtitle="Trafi do Przepisów Spiżarki, gdy przejrzy go moderator." back={back} />
      {publishing.data && preview.data ? (
        <Publish key={recipeId} publishing={publishing.data} preview={preview.data} />
      ) : (
        <div className="page page-narrow">
          <SkeletonRows rows={6} label="Ładowanie przepisu…" />
        </div>
      )}
    </>
  )
}

function Publish({ publishing, preview }: { publishing: Publishing; preview: Recipe }) {
  const wide = useWideScreen()
  // Kept here: a screen that is turned shows the form in another place.
  const [draft, setDraft] = useState<Draft>({ name: publishing.author_name ?? '', accepted: false })
  const obstacle = obstacleOf(publishing)
  const about = (
    <>
      <Head preview={preview} />
      {obstacle ?? <Demands publishing={publishing} preview={preview} />}
    </>
  )
  const reading = <RecipeReading recipe={preview} />
  const form = obstacle ? null : <PublishForm recipeId={preview.id} publishing={publishing} draft={draft} onDraft={setDraft} />
  if (wide)
    return (
      <div className="page gap-10! desk:grid! desk:grid-cols-[minmax(0,1fr)_27rem] desk:items-start">
        <section aria-label="Tak przeczytają go inni" className="flex flex-col gap-3">
          <h2 className="text-h3">Tak przeczytają go inni</h2>
          <Card pad="lg">{reading}</Card>
        </section>
        <div className="flex flex-col gap-5">
          {about}
          {form}
        </div>
      </div>
    )
  return (
    <>
      <div className="page page-narrow gap-5!">
        {about}
        <Accordion title="Tak przeczytają go inni" level={2}>
          <div className="px-4 pb-4">{reading}</div>
        </Accordion>
      </div>
      {form}
    </>
  )
}

/** The dish in a line: what is sent. */
function Head({ preview }: { preview: Recipe }) {
  const { title, ingredients, steps, total_minutes } = preview
  const facts = [
    `${ingredients.length}\u00a0${plural(ingredients.length, ['składnik', 'składniki', 'składników'])}`,
    `${steps.length}\u00a0${plural(steps.length, ['krok', 'kroki', 'kroków'])}`,
    ...(total_minutes === null ? [] : [formatMinutes(total_minutes)]),
  ]
  return (
    <div className="flex items-center gap-4 rounded-card bg-sunken p-3.5">
      <div className="size-16 shrink-0 overflow-hidden rounded-tile">
        <RecipePicture recipe={preview} eager />
      </div>
      <div className="min-w-0 flex-1">
        <p className="font-display text-h4 font-[650] wrap-break-word">{withHardSpaces(title)}</p>
        <p className="text-small text-muted">{facts.join(', ')}</p>
      </div>
    </div>
  )
}

/** What keeps a recipe from being sent whatever is written, said before anything is filled in. */
function obstacleOf({ is_imported, publication, is_published, has_unsent_changes, waiting }: Publishing): ReactNode {
  const toPublications = (
    <ButtonLink to={paths.publications} variant="outline" size="sm">
      Moje publikacje
    </ButtonLink>
  )
  if (is_imported)
    return (
      <Banner title="Przepis ze strony zostaje tylko u Ciebie">
        Jego tekst należy do autora strony, więc nie możesz go opublikować. Opisz danie po swojemu jako nowy przepis, a&nbsp;ten chętnie
        przyjmiemy.
      </Banner>
    )
  if (publication?.state === 'submitted')
    return (
      <Banner title="Ten przepis już czeka na decyzję" action={toPublications}>
        Damy znać, gdy moderator zdecyduje.
      </Banner>
    )
  if (is_published && !has_unsent_changes)
    return (
      <Banner tone="ok" title="Ten przepis jest już w Przepisach Spiżarki" action={toPublications}>
        Gdy go zmienisz, nowa wersja sama trafi do moderatora.
      </Banner>
    )
  if (waiting >= LIMITS.waitingPublications)
    return (
      <Banner
        tone="soon"
        title={`Na decyzję czeka już ${waiting}\u00a0${plural(waiting, ['Twój przepis', 'Twoje przepisy', 'Twoich przepisów'])}`}
        action={toPublications}
      >
        Naraz może czekać {LIMITS.waitingPublications}. Ten wyślesz, gdy moderator zdecyduje o&nbsp;którymś z&nbsp;nich.
      </Banner>
    )
  return undefined
}
