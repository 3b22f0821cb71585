import { confirmConsumption, proposeConsumption } from '@spizarka/contract/consumption'
import type { BodyIn } from '@spizarka/contract/endpoint'
import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { plural } from '@spizarka/contract/plural'
import { rateRecipe } from '@spizarka/contract/recipes'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Crown } from 'lucide-react'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { RestoredDraftNote } from '../../../lib/form/RestoredDraftNote.tsx'
import { paths } from '../../../lib/paths.ts'
import { usePictureFile } from '../../../lib/pictures/use-picture-file.ts'
import { RecipeFailure } from '../../../lib/recipes/RecipeStates.tsx'
import { invalidateCooking } from '../../../lib/recipes/recipe-changed.ts'
import { recipeQuery } from '../../../lib/recipes/use-recipe.ts'
import { useRequestedServings } from '../../../lib/recipes/use-servings.ts'
import { useNavigate, useParams } from '../../../lib/router/ScreenRoutes.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { StickyBar } from '../../../ui/layout/StickyBar.tsx'
import { keepOutcome } from '../done/outcome.ts'
import { applyDraft, type ConsumptionForm, consumptionDraft, proposedForm, requestBody } from './consumption-form.ts'
import { Deductions } from './Deductions.tsx'
import type { Proposal } from './deduction.ts'
import { Plate } from './Plate.tsx'
import { Portions } from './Portions.tsx'

/** /confirm-consumption/{recipeId}: what cooking took out of the pantry, what was eaten and what is left. */
export function ConfirmScreen() {
  const { recipeId = '' } = useParams()
  const { data, error, isFetching, refetch } = useProposal(recipeId, useRequestedServings())
  if (isApiError(error, 404)) {
    const back = { to: paths.recipes, label: 'Wróć do przepisów' }
    return <RecipeFailure error={error} back={back} busy={isFetching} onRetry={fireAndForget(refetch)} />
  }
  return (
    <>
      <title>Ugotowane – Spiżarka</title>
      <PageHeader
        title="Ugotowane!"
        subtitle={data && describeDish(data)}
        back={{ to: paths.recipe(recipeId), label: 'Wróć do przepisu', sign: 'cross' }}
      />
      {data ? (
        <ConfirmForm key={data.servings} recipeId={recipeId} proposal={data} />
      ) : (
        <div className="page page-narrow">
          {error ? (
            <ErrorPanel onRetry={fireAndForget(refetch)} busy={isFetching}>
              {isApiError(error)
                ? 'Nie udało się sprawdzić, co zeszło ze spiżarni.'
                : 'Brak połączenia. Odjęcie ze spiżarni wymaga internetu; możesz do tego wrócić z przepisu.'}
            </ErrorPanel>
          ) : (
            <SkeletonRows rows={6} label="Ładowanie…" />
          )}
        </div>
      )}
    </>
  )
}

/** `Szakszuka, 2 porcje` */
function describeDish({ title, servings }: Proposal): string {
  return `${withHardSpaces(title)}, ${servings}\u00a0${plural(servings, ['porcja', 'porcje', 'porcji'])}`
}

/** What cooking would take out of the pantry as it is now. Read once: what is edited must not change under the cook's hands. */
function useProposal(recipeId: string, servings: number | undefined) {
  return useQuery({
    ...endpointQuery(proposeConsumption, { params: { recipeId }, query: { servings } }),
    staleTime: Infinity,
    gcTime: 0,
    // Someone at the stove would rather be told at once.
    retry: false,
  })
}

/** The proposal, to be corrected and confirmed; what was corrected stays until it has been confirmed. */
function ConfirmForm({ recipeId, proposal }: { recipeId: string; proposal: Proposal }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { form, restored, change, startOver } = useConsumptionForm(recipeId, proposal)
  const confirm = useConfirm(recipeId)
  const photo = usePictureFile()
  const [stars, setStars] = useState(0)
  const { servings } = proposal
  const body = requestBody(form, servings)
  const sent = confirm.isPending || confirm.isSuccess
  const preparing = photo.picture !== null && photo.picture.ready === null
  const edit = (changed: Partial<ConsumptionForm>) => {
    confirm.reset()
    change(changed)
  }

  const onSuccess = async ({ id }: { id: string }) => {
    await navigate(paths.consumption(id), { replace: true })
    const file = photo.picture?.ready
    await Promise.all([stars > 0 && keepRating(queryClient, recipeId, stars), file && keepPhoto(queryClient, recipeId, file)])
  }
  const send = (sending = body) => {
    if (sent || preparing) return
    confirm.mutate(sending, { onSuccess: fireAndForget(onSuccess) })
  }
  useRetryWhenOnline(isUnanswered(confirm.error), () => send(confirm.variables))

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        send()
      }}
      className="flex flex-1 flex-col"
    >
      <fieldset
        disabled={sent}
        className="page page-narrow min-w-0 desk:grid desk:max-w-300 desk:grid-cols-[25rem_minmax(0,1fr)] desk:items-start desk:gap-10"
      >
        {restored && (
          <RestoredDraftNote
            className="desk:col-span-2"
            onDiscard={() => {
              confirm.reset()
              startOver()
            }}
          >
            To Twoje poprawki, jeszcze niezatwierdzone.
          </RestoredDraftNote>
        )}
        <div className="flex flex-col gap-8">
          <Plate recipeId={recipeId} photo={photo} stars={stars} onStars={setStars} />
          <Portions form={form} proposal={proposal} nameRefused={leftoversRefused(confirm.error) === 'name'} onChange={edit} />
        </div>
        <Deductions proposal={proposal} deductions={form.deductions} onChange={(deductions) => edit({ deductions })} />
      </fieldset>
      <ConfirmBar error={confirm.error} busy={sent || preparing} busyLabel={preparing ? 'Zmniejszanie zdjęcia...' : 'Zapisywanie...'} />
      <ConfirmDialog
        open={repeatedCookingText(confirm.error) !== undefined}
        title="Odjąć jeszcze raz?"
        confirmLabel="Odejmij znowu"
        onConfirm={() => send({ ...body, again: true })}
        onCancel={confirm.reset}
      >
        {repeatedCookingText(confirm.error)}
      </ConfirmDialog>
    </form>
  )
}

/** So does the photo; the result is said when it is known. */
async function keepPhoto(client: QueryClient, recipeId: string, file: File): Promise<void> {
  const { sendPhoto } = await import('../../../lib/recipes/recipe-photo.ts')
  await sendPhoto(client, recipeId, file)
}

/** The stars go with what was confirmed, and are never in its way. */
async function keepRating(client: QueryClient, recipeId: string, rating: number): Promise<void> {
  try {
    await call(rateRecipe, { params: { id: recipeId }, body: { rating } })
    await client.invalidateQueries({ queryKey: recipeQuery(recipeId).queryKey })
  } catch {
    toast.error('Nie udało się zapisać oceny. Możesz ocenić danie w\u00a0przepisie.')
  }
}

/** What the kitchen proposes, with the corrections that were made in this tab; every change is kept until it is confirmed. */
function useConsumptionForm(recipeId: string, proposal: Proposal) {
  const { servings } = proposal
  const [kept] = useState(() => consumptionDraft.find(recipeId, servings))
  const [restored, setRestored] = useState(kept !== undefined)
  const proposed = () => proposedForm(proposal)
  const [form, setForm] = useState(() => (kept ? applyDraft(proposed(), kept) : proposed()))
  return {
    form,
    /** It holds corrections that were made before and not confirmed. */
    restored,
    change: (changed: Partial<ConsumptionForm>) => {
      const next = { ...form, ...changed }
      setForm(next)
      consumptionDraft.save(recipeId, { servings, form: next })
    },
    startOver: () => {
      consumptionDraft.forget(recipeId)
      setForm(proposed())
      setRestored(false)
    },
  }
}

/** Confirms what was cooked, once however often it is sent, and keeps the result for the screen after. */
function useConfirm(recipeId: string) {
  const queryClient = useQueryClient()
  const idempotency = useIdempotencyKey()
  return useExclusiveMutation({
    mutationFn: (body: BodyIn<typeof confirmConsumption>) =>
      call(confirmConsumption, { params: { recipeId }, body, idempotencyKey: idempotency.keyFor(JSON.stringify(body)) }),
    onSuccess: (confirmed) => {
      idempotency.succeeded()
      consumptionDraft.forget(recipeId)
      keepOutcome(queryClient, { confirmed })
      return invalidateCooking(queryClient)
    },
  })
}

interface ConfirmBarProps {
  /** Why nothing was taken at the last try. */
  error: Error | null
  busy: boolean
  busyLabel: string
}

/** The way on, and what stood in it. */
function ConfirmBar({ error, busy, busyLabel }: ConfirmBarProps) {
  return (
    <StickyBar caption="Przez 24 godziny cofniesz to jednym dotknięciem.">
      {error && !repeatedCookingText(error) && (
        <p role="alert" className="text-small font-semibold text-danger">
          {describeFailure(error)}
        </p>
      )}
      {leftoversRefused(error) === 'limit' && (
        <ButtonLink to={paths.subscription} variant="plum" full icon={<Crown aria-hidden className="size-5" />}>
          Zobacz plany
        </ButtonLink>
      )}
      <Button type="submit" size="lg" full icon={<Check aria-hidden className="size-5.5" />} busy={busy} busyLabel={busyLabel}>
        Zapisz i&nbsp;odejmij ze spiżarni
      </Button>
    </StickyBar>
  )
}

/** What is wrong with the leftovers, which are named and counted among the products: the plan's limit, or a name that means something else. */
function leftoversRefused(error: unknown): 'limit' | 'name' | undefined {
  if (isApiError(error, 403)) return 'limit'
  return isApiError(error, 409) && repeatedCookingText(error) === undefined ? 'name' : undefined
}

/** What the server says of a recipe that was confirmed a short while ago, here or on another phone. */
function repeatedCookingText(error: unknown): string | undefined {
  return isApiError(error, 409) ? error.fieldMessage('again') : undefined
}

/** The call got no answer: it can be repeated unchanged once the network is back. */
function isUnanswered(error: unknown): boolean {
  return error !== null && !isApiError(error)
}

/** Why nothing was taken, and what to do. */
function describeFailure(error: unknown): string {
  if (!isApiError(error))
    return navigator.onLine
      ? 'Brak połączenia. To, co tu wpisane, zostaje. Spróbuj ponownie; nic nie zejdzie dwa razy.'
      : 'Jesteś offline. Zostaw ten ekran otwarty: odejmiemy to ze spiżarni, gdy tylko wróci internet.'
  if (error.status === 404) return 'Tego przepisu już nie ma.'
  const [ofField] = Object.values(error.fields).flat()
  return error.detail ?? ofField ?? 'Nie udało się odjąć produktów ze spiżarni. Spróbuj ponownie.'
}

/** Tries again when the network comes back, while there is something to try. */
function useRetryWhenOnline(waiting: boolean, retry: () => void): void {
  const tryAgain = useEffectEvent(retry)
  useEffect(() => {
    if (!waiting) return
    const comesBack = () => tryAgain()
    window.addEventListener('online', comesBack)
    return () => window.removeEventListener('online', comesBack)
  }, [waiting])
}
