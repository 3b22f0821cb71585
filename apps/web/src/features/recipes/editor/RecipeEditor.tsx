import { LIMITS } from '@spizarka/contract/limits'
import { createRecipe, type Recipe, type RecipeDraft, updateRecipe } from '@spizarka/contract/recipes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { focusFirstInvalid } from '../../../lib/form/focus-first-invalid.ts'
import { RestoredDraftNote } from '../../../lib/form/RestoredDraftNote.tsx'
import { useOfflineReason } from '../../../lib/hooks/use-online.ts'
import { paths } from '../../../lib/paths.ts'
import { RecipeFailure } from '../../../lib/recipes/RecipeStates.tsx'
import { invalidateRecipeLists } from '../../../lib/recipes/recipe-changed.ts'
import { recipeQuery } from '../../../lib/recipes/use-recipe.ts'
import { Navigate } from '../../../lib/router/links.tsx'
import { useNavigate, useParams } from '../../../lib/router/ScreenRoutes.tsx'
import { formatNumber } from '../../../lib/text/format.ts'
import { NO_CONNECTION, REQUIRED } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { StickyBar } from '../../../ui/layout/StickyBar.tsx'
import { Basics } from './Basics.tsx'
import { LineList } from './LineList.tsx'
import { textsOf } from './lines.ts'
import { draftOf, emptyForm, finished, formOf, missingParts, type RecipeForm, type RequiredPart, recipeDraft } from './recipe-form.ts'
import { describeReading, type LineReading, type Readings, useLineReadings } from './use-line-readings.ts'

/** The form of a recipe of one's own; without a recipe it is a new one. */
function RecipeEditor({ recipe }: { recipe?: Recipe }) {
  const navigate = useNavigate()
  const element = useRef<HTMLFormElement>(null)
  const { form, restored, change, startOver, forget } = useRecipeForm(recipe)
  const save = useSaveRecipe(recipe)
  const [checks, setChecks] = useState(0)
  const readings = useLineReadings(textsOf(form.ingredients), form.servings)
  const draft = draftOf(form)
  const missing = missingParts(draft)
  const errorOf = (part: RequiredPart, text: string) => (checks > 0 && missing.has(part) ? text : undefined)
  const sent = save.isPending || save.isSuccess

  useEffect(() => {
    if (checks > 0 && element.current) focusFirstInvalid(element.current)
  }, [checks])

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (sent) return
    const recipeToSave = finished(draft)
    if (!recipeToSave) {
      setChecks((count) => count + 1)
      return
    }
    save.mutate(recipeToSave, {
      onSuccess: fireAndForget(async (saved: Recipe) => {
        forget()
        await navigate(paths.recipe(saved.id), { replace: true })
        toast.success(describeSaved(saved))
      }),
    })
  }

  const offline = useOfflineReason()
  return (
    <form ref={element} noValidate onSubmit={send} className="flex flex-1 flex-col">
      <fieldset disabled={sent} className="page page-narrow min-w-0">
        {restored && <RestoredDraftNote onDiscard={startOver}>To zmiany, które nie były jeszcze zapisane.</RestoredDraftNote>}
        <Basics
          form={form}
          titleError={errorOf('title', REQUIRED)}
          kindError={errorOf('kind', 'Wybierz rodzaj dania.')}
          onChange={change}
        />
        <section aria-labelledby="skladniki" className="flex flex-col gap-3">
          <h2 id="skladniki" className="text-h3">
            Składniki
          </h2>
          <LineList
            noun="Składnik"
            addLabel="Kolejny składnik"
            lines={form.ingredients}
            onChange={(ingredients) => change({ ingredients })}
            most={LIMITS.recipeIngredients}
            maxLength={LIMITS.ingredientLine}
            placeholder="np. 200 g mąki pszennej"
            error={errorOf('ingredients', 'Dodaj przynajmniej jeden składnik.')}
            renderNote={({ text }) => <ReadingNote reading={readings?.byLine.get(text.trim())} />}
          />
          {readings && <ReadingSummary readings={readings} />}
        </section>
        <section aria-labelledby="przygotowanie" className="flex flex-col gap-3">
          <h2 id="przygotowanie" className="text-h3">
            Przygotowanie
          </h2>
          <LineList
            noun="Krok"
            addLabel="Kolejny krok"
            lines={form.steps}
            onChange={(steps) => change({ steps })}
            most={LIMITS.recipeSteps}
            maxLength={LIMITS.recipeStep}
            long
            placeholder="np. Cebulę pokrój w kostkę i zeszklij na maśle."
            error={errorOf('steps', 'Dodaj przynajmniej jeden krok.')}
          />
        </section>
      </fieldset>
      <StickyBar>
        {save.isError && (
          <p role="alert" className="text-small font-semibold text-danger">
            {describeFailure(save.error)}
          </p>
        )}
        <Button type="submit" size="lg" full busy={sent} busyLabel="Zapisywanie..." reason={offline}>
          Zapisz przepis
        </Button>
      </StickyBar>
    </form>
  )
}

/** The form of a recipe, or of a new one, as it was left in this tab; every change is kept until it is saved. */
function useRecipeForm(recipe: Recipe | undefined) {
  const [kept] = useState(() => recipeDraft.find(recipe))
  const [restored, setRestored] = useState(kept !== undefined)
  const saved = () => (recipe ? formOf(recipe) : emptyForm())
  const [form, setForm] = useState(() => kept ?? saved())
  return {
    form,
    /** It holds what was written before and not saved. */
    restored,
    change: (changed: Partial<RecipeForm>) => {
      const next = { ...form, ...changed }
      setForm(next)
      recipeDraft.save(recipe, next)
    },
    startOver: () => {
      recipeDraft.forget(recipe)
      setForm(saved())
      setRestored(false)
    },
    forget: () => recipeDraft.forget(recipe),
  }
}

const TONES = { plain: 'text-muted', soon: 'font-semibold text-soon-ink', late: 'font-semibold text-late-ink' } as const

/** Under a line: how the kitchen reads it. */
function ReadingNote({ reading }: { reading: LineReading | undefined }) {
  if (!reading) return null
  const { text, tone } = describeReading(reading)
  return <p className={clsx('text-small', TONES[tone])}>{text}</p>
}

/** What the dish comes to while it is being written: energy, how much of it is known, allergens. */
function ReadingSummary({ readings: { nutrition, safety } }: { readings: Readings }) {
  const { kcal } = nutrition.per_serving
  return (
    <Card className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>W&nbsp;jednej porcji</span>
        <span className="font-bold tabular-nums">{kcal === null ? 'nie wiadomo' : `${formatNumber(Math.round(kcal))}\u00a0kcal`}</span>
      </p>
      <p className="text-small text-muted">
        Policzono {Math.round(nutrition.coverage * 100)}% masy dania.
        {safety.allergens.length > 0 && ` Z\u00a0alergenów zawiera ${safety.allergens.join(', ')}.`} To informacja, nie porada medyczna.
      </p>
    </Card>
  )
}

/** Saves a recipe of one's own: a new one once, however often it is sent; one that is in its place. */
function useSaveRecipe(saved: Pick<Recipe, 'id'> | undefined) {
  const queryClient = useQueryClient()
  const idempotency = useIdempotencyKey()
  return useExclusiveMutation({
    mutationFn: (draft: RecipeDraft) =>
      saved === undefined
        ? call(createRecipe, { body: draft, idempotencyKey: idempotency.keyFor(JSON.stringify(draft)) })
        : call(updateRecipe, { params: { id: saved.id }, body: draft }),
    onSuccess: async (recipe) => {
      idempotency.succeeded()
      queryClient.setQueryData(recipeQuery(recipe.id).queryKey, recipe)
      await invalidateRecipeLists(queryClient)
    },
  })
}

/** What happened to a recipe that was saved: what others read is not changed before a moderator has seen it. */
function describeSaved({ published_at, publication_state: state }: Recipe): string {
  if (state === 'submitted') return published_at === null ? 'Zapisane. Moderator zobaczy tę wersję.' : 'Zapisane i wysłane do moderatora.'
  return published_at === null ? 'Przepis zapisany.' : 'Zapisane u Ciebie. Inni czytają dalej poprzednią wersję.'
}

/** Why a recipe could not be saved, and what to do. */
function describeFailure(error: unknown): string {
  if (!isApiError(error)) return `${NO_CONNECTION} To, co tu wpisane, zostaje.`
  if (error.status === 404) return 'Tego przepisu już nie ma. Możesz zapisać go jako nowy.'
  const [ofField] = Object.values(error.fields).flat()
  return error.detail ?? ofField ?? 'Nie udało się zapisać przepisu. Spróbuj ponownie.'
}

/** /recipes/new: a recipe of one's own. */
export function NewRecipeScreen() {
  return (
    <>
      <title>Zapisz swój przepis – Spiżarka</title>
      <PageHeader title="Zapisz swój przepis" back={{ to: paths.recipes, label: 'Wróć do przepisów' }} />
      <RecipeEditor />
    </>
  )
}

/** /recipes/{id}/edit: one of the caller's own recipes, as the server has it now. */
export function EditRecipeScreen() {
  const { recipeId = '' } = useParams()
  // An older copy would take back what was changed on another device.
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({ ...recipeQuery(recipeId), refetchOnMount: 'always' })
  const back = { to: paths.recipe(recipeId), label: 'Wróć do przepisu' }
  if (error) return <RecipeFailure error={error} back={back} busy={isFetching} onRetry={fireAndForget(refetch)} />
  if (data?.is_own === false) return <Navigate to={paths.recipe(recipeId)} replace />
  return (
    <>
      <title>Zmień przepis – Spiżarka</title>
      <PageHeader title="Zmień przepis" subtitle={data?.title} back={back} />
      {data && isFetchedAfterMount ? (
        <RecipeEditor key={data.id} recipe={data} />
      ) : (
        <div className="page page-narrow">
          <SkeletonRows rows={6} label="Ładowanie przepisu…" />
        </div>
      )}
    </>
  )
}
