import { type Recipe, rateRecipe } from '@spizarka/contract/recipes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Camera, Check, ChefHat, Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { RecipeReviews } from '../../../lib/community/recipe-reviews.tsx'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { useWideScreen } from '../../../lib/hooks/use-wide-screen.ts'
import { paths } from '../../../lib/paths.ts'
import { PhotoButton } from '../../../lib/pictures/PhotoButton.tsx'
import { FavoriteButton } from '../../../lib/recipes/FavoriteButton.tsx'
import { openedRecipe } from '../../../lib/recipes/opened-recipe.ts'
import { RecipeFailure, RecipeSkeleton } from '../../../lib/recipes/RecipeStates.tsx'
import { Stars } from '../../../lib/recipes/Stars.tsx'
import { recipeQuery, useRecipe } from '../../../lib/recipes/use-recipe.ts'
import { useServings, withServings } from '../../../lib/recipes/use-servings.ts'
import { useUndoConsumption } from '../../../lib/recipes/use-undo-consumption.ts'
import { useParams } from '../../../lib/router/ScreenRoutes.tsx'
import { formatMoment } from '../../../lib/text/format.ts'
import { Timers } from '../../../lib/timers/Timers.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { StickyBar } from '../../../ui/layout/StickyBar.tsx'
import { CopyRecipe } from './CopyRecipe.tsx'
import { RecipeBody } from './RecipeBody.tsx'
import { PictureHeader, WideRecipeHeader } from './RecipeHeader.tsx'
import { useAtHome } from './use-at-home.tsx'

const BACK = { to: paths.recipes, label: 'Wróć do przepisów' }

/** /recipes/{id}: one recipe compared with the pantry and the profile. */
export function RecipeScreen() {
  const { recipeId = '' } = useParams()
  const { data, error, failureReason, dataUpdatedAt, isFetching, refetch } = useRecipe(recipeId)
  // A copy of a recipe that is gone is not shown: it may have been taken back by its owner.
  if (data && !isApiError(error, 404)) return <RecipePage key={data.id} recipe={data} savedAt={failureReason ? dataUpdatedAt : undefined} />
  if (error) return <RecipeFailure error={error} back={BACK} busy={isFetching} onRetry={fireAndForget(refetch)} />
  return <RecipeSkeleton back={BACK} opened={openedRecipe.find(recipeId)} />
}

/** `savedAt` is when a recipe was read that cannot be read now. */
function RecipePage({ recipe, savedAt }: { recipe: Recipe; savedAt: number | undefined }) {
  const wide = useWideScreen()
  const { servings, setServings } = useServings(recipe.servings)
  const atHome = useAtHome(recipe, servings)
  const Head = wide ? WideRecipeHeader : PictureHeader
  const copy = recipe.published_at !== null && !recipe.is_own && <CopyRecipe recipe={recipe} />
  return (
    <>
      <title>{`${recipe.title} – Spiżarka`}</title>
      <Head recipe={recipe} back={BACK} tools={<RecipeTools recipe={recipe} servings={servings} />} />
      <RecipeBody
        recipe={recipe}
        servings={servings}
        onServings={setServings}
        wide={wide}
        atHome={atHome}
        notes={
          <>
            {savedAt !== undefined && <OfflineNote savedAt={savedAt} />}
            {recipe.publication_state && (
              <Suspense>
                <PublicationNote recipeId={recipe.id} />
              </Suspense>
            )}
            {recipe.last_consumption && <CookedNote consumption={recipe.last_consumption} />}
          </>
        }
        actions={
          <>
            <CookActions recipe={recipe} servings={servings} />
            <Timers />
            {copy}
          </>
        }
        after={
          <>
            {!wide && copy}
            {recipe.published_at === null ? <Rating recipe={recipe} /> : <RecipeReviews recipe={recipe} />}
          </>
        }
      />
      {!wide && (
        <StickyBar>
          <Timers />
          <CookActions recipe={recipe} servings={servings} />
        </StickyBar>
      )}
    </>
  )
}

// Most recipes were never sent anywhere.
const PublicationNote = lazy(async () => ({ default: (await import('../../../lib/community/PublicationNote.tsx')).PublicationNote }))

/** Photo, heart and the rest, in the head of a recipe. */
function RecipeTools({ recipe, servings }: { recipe: Recipe; servings: number }) {
  const queryClient = useQueryClient()
  const photo = useMutation({
    // Making it smaller is code that hardly anybody needs.
    mutationFn: async (file: File) => (await import('../../../lib/recipes/recipe-photo.ts')).sendPickedPhoto(queryClient, recipe.id, file),
  })
  return (
    <>
      <PhotoButton
        label={recipe.picture?.kind === 'photo' ? 'Zmień zdjęcie talerza' : 'Dodaj zdjęcie talerza'}
        disabled={photo.isPending}
        onFile={photo.mutate}
        className="grid size-11 shrink-0 place-items-center rounded-pill bg-card text-ink hover:bg-sunken"
      >
        {photo.isPending ? <Spinner /> : <Camera aria-hidden className="size-5.5" />}
      </PhotoButton>
      <FavoriteButton recipe={recipe} />
      <RecipeMenu recipe={recipe} servings={servings} />
    </>
  )
}

// Hardly anybody opens it while cooking.
const RecipeMenuSheet = lazy(async () => ({ default: (await import('./RecipeMenuSheet.tsx')).RecipeMenuSheet }))

/** What else can be done with a recipe. */
function RecipeMenu({ recipe, servings }: { recipe: Recipe; servings: number }) {
  const [opened, setOpened] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label="Więcej możliwości"
        aria-haspopup="dialog"
        look="soft"
        icon={<Ellipsis aria-hidden className="size-5.5" />}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      />
      {opened && (
        <Suspense>
          <RecipeMenuSheet recipe={recipe} servings={servings} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Says that a recipe is this browser's copy: the server does not answer. */
function OfflineNote({ savedAt }: { savedAt: number }) {
  return (
    <Banner tone="neutral" role="status">
      Brak połączenia. Przepis i&nbsp;stan spiżarni są z&nbsp;{formatMoment(new Date(savedAt).toISOString())}.
    </Banner>
  )
}

/** It was cooked within a day: what it took can be put back, whatever changed since. */
function CookedNote({ consumption: { id, created_at } }: { consumption: NonNullable<Recipe['last_consumption']> }) {
  const undo = useUndoConsumption(id)
  return (
    <Banner
      tone="ok"
      icon={<ChefHat aria-hidden />}
      action={
        <Button variant="outline" size="sm" busy={undo.isPending} busyLabel="Cofanie..." onClick={() => undo.mutate()}>
          Cofnij
        </Button>
      }
    >
      Ugotowane {formatMoment(created_at)}.
    </Banner>
  )
}

/** On to cooking, or straight to what was used up. */
function CookActions({ recipe: { id }, servings }: { recipe: Recipe; servings: number }) {
  return (
    <div className="flex flex-wrap gap-2.5 [&>a]:max-w-full [&>a]:flex-auto">
      <ButtonLink
        to={withServings(paths.confirmConsumption(id), servings)}
        variant="outline"
        size="lg"
        icon={<Check aria-hidden className="size-5" />}
      >
        Ugotowane
      </ButtonLink>
      <ButtonLink to={withServings(paths.cooking(id), servings)} size="lg" icon={<ChefHat aria-hidden className="size-5" />}>
        Gotuj
      </ButtonLink>
    </div>
  )
}

/** How good it was, in stars; the kitchen proposes what is liked more often. */
function Rating({ recipe: { id, my_rating } }: { recipe: Recipe }) {
  const queryClient = useQueryClient()
  const rate = useMutation({
    mutationFn: (rating: number) => call(rateRecipe, { params: { id }, body: { rating } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: recipeQuery(id).queryKey }),
    onError: () => toast.error('Nie udało się zapisać oceny. Spróbuj ponownie.'),
  })
  const given = (rate.isPending ? rate.variables : my_rating) ?? 0
  return (
    <Card>
      <Stars legend="Jak smakowało?" given={given} onGive={rate.mutate} />
    </Card>
  )
}
