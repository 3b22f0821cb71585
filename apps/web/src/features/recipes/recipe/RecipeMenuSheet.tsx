import { COSTS } from '@spizarka/contract/limits'
import { listPointHistory } from '@spizarka/contract/points'
import { illustrateRecipe } from '@spizarka/contract/recipe-sessions'
import { deleteRecipe, type Recipe, readRecipe } from '@spizarka/contract/recipes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BookUp, CameraOff, ImagePlus, Link2Off, Pencil, Printer, Share2, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { PollTimeout } from '../../../lib/api/use-polled-session.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { invalidateRecipeLists, invalidateRecipes } from '../../../lib/recipes/recipe-changed.ts'
import { removePhoto } from '../../../lib/recipes/recipe-photo.ts'
import { useRecipeSession } from '../../../lib/recipes/use-recipe-session.ts'
import { withServings } from '../../../lib/recipes/use-servings.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { reloadUser } from '../../../lib/session/keep-session.ts'
import { spendPoints } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useShare } from './use-share.ts'

export interface RecipeMenuSheetProps {
  recipe: Recipe
  servings: number
  open: boolean
  onClose: () => void
}

/** Print a recipe; change, draw, hide again and delete one's own. It stays when it is closed: a picture that was ordered is waited for. */
export function RecipeMenuSheet({ recipe, servings, open, onClose: close }: RecipeMenuSheetProps) {
  const [deleting, setDeleting] = useState(false)
  const queryClient = useQueryClient()
  const picture = useIllustrate(recipe.id)
  const { share, stop } = useShare(recipe)
  const doing = (action: () => void) => () => {
    close()
    action()
  }
  return (
    <>
      <Dialog open={open} onClose={close} title={recipe.title}>
        <div className="flex flex-col gap-2">
          <ButtonLink
            to={withServings(paths.printRecipe(recipe.id), servings)}
            variant="outline"
            full
            icon={<Icon of={<Printer aria-hidden />} />}
          >
            Wydrukuj
          </ButtonLink>
          <Button variant="outline" full icon={<Icon of={<Share2 aria-hidden />} />} onClick={doing(share)}>
            Udostępnij
          </Button>
          {recipe.picture?.kind === 'photo' && (
            <Button
              variant="outline"
              full
              icon={<Icon of={<CameraOff aria-hidden />} />}
              onClick={doing(fireAndForget(() => removePhoto(queryClient, recipe.id)))}
            >
              Usuń zdjęcie talerza
            </Button>
          )}
          {recipe.is_own && (
            <>
              <ButtonLink to={paths.editRecipe(recipe.id)} variant="outline" full icon={<Icon of={<Pencil aria-hidden />} />}>
                Zmień przepis
              </ButtonLink>
              <PublicationLink recipe={recipe} />
              {/* Behind one's own photo nobody would see what they paid for. */}
              {recipe.picture?.kind !== 'photo' && (
                <Button
                  variant="outline"
                  full
                  cost={COSTS.recipeImage}
                  busy={picture.busy}
                  busyLabel="Rysowanie..."
                  icon={<Icon of={<ImagePlus aria-hidden />} />}
                  onClick={doing(picture.start)}
                >
                  {recipe.picture ? 'Nowy obrazek' : 'Dodaj obrazek'}
                </Button>
              )}
              {recipe.share_url !== null && (
                <Button variant="outline" full icon={<Icon of={<Link2Off aria-hidden />} />} onClick={doing(stop)}>
                  Przestań udostępniać
                </Button>
              )}
              <Button variant="danger" full icon={<Icon of={<Trash2 aria-hidden />} />} onClick={doing(() => setDeleting(true))}>
                Usuń przepis
              </Button>
            </>
          )}
        </div>
      </Dialog>
      <DeleteRecipeDialog recipe={recipe} open={deleting} onClose={() => setDeleting(false)} />
    </>
  )
}

/** To the sending of a recipe, or to what happened to it. */
function PublicationLink({ recipe: { id, publication_state: state } }: { recipe: Recipe }) {
  const isSent = state === 'submitted' || state === 'published'
  return (
    <ButtonLink
      to={isSent ? paths.publications : paths.publishRecipe(id)}
      variant="outline"
      full
      icon={<Icon of={<BookUp aria-hidden />} />}
    >
      {isSent ? 'Publikacja przepisu' : 'Opublikuj'}
    </ButtonLink>
  )
}

function Icon({ of }: { of: ReactNode }) {
  return <span className="[&>svg]:size-5">{of}</span>
}

const NOT_SENT = 'Nie udało się zamówić obrazka. Spróbuj ponownie.'
const FAILED = 'Nie udało się przygotować obrazka. Punkty wróciły na Twoje konto.'
const TAKES_LONG = 'Obrazek powstaje dłużej niż zwykle. Jeśli się nie uda, punkty wrócą na Twoje konto.'

/** Orders a picture of a dish for its points and follows it until it is there; what went wrong is said in a toast. */
function useIllustrate(id: string) {
  const queryClient = useQueryClient()
  const idempotency = useIdempotencyKey()
  const [sessionId, setSessionId] = useState<string>()
  const { data: result, error } = useRecipeSession(sessionId)
  const order = useMutation({
    mutationFn: () => call(illustrateRecipe, { params: { id }, idempotencyKey: idempotency.keyFor(id) }),
    onSuccess: ({ session_id }) => {
      idempotency.succeeded()
      spendPoints(COSTS.recipeImage)
      setSessionId(session_id)
      toast.success('Rysujemy danie. Obrazek pokaże się tu za chwilę.')
      return queryClient.invalidateQueries({ queryKey: [listPointHistory.path], refetchType: 'none' })
    },
    onError: (failure) => toast.error((isApiError(failure, 402) && failure.detail) || NOT_SENT),
  })

  useEffect(() => {
    if (!result) return
    fireAndForget(() => invalidateRecipes(queryClient))()
    toast.success('Obrazek gotowy.')
  }, [result, queryClient])
  useEffect(() => {
    if (!error) return
    if (error instanceof PollTimeout) toast.error(TAKES_LONG)
    else {
      // Its points have come back.
      fireAndForget(reloadUser)()
      toast.error((isApiError(error) && error.error) || FAILED)
    }
  }, [error])

  const busy = order.isPending || (sessionId !== undefined && !result && !error)
  return { busy, start: () => !busy && order.mutate() }
}

interface DeleteRecipeDialogProps {
  recipe: { id: string; title: string }
  open: boolean
  onClose: () => void
}

/** Asks before a recipe goes for good; one that is gone already is gone. */
function DeleteRecipeDialog({ recipe, open, onClose }: DeleteRecipeDialogProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const removal = useMutation({
    mutationFn: async () => {
      try {
        await call(deleteRecipe, { params: { id: recipe.id } })
      } catch (error) {
        if (!isApiError(error, 404)) throw error
      }
    },
    onSuccess: async () => {
      await navigate(paths.recipes, { replace: true })
      queryClient.removeQueries({ queryKey: [readRecipe.path, { id: recipe.id }] })
      toast.success('Przepis usunięty.')
      await invalidateRecipeLists(queryClient)
    },
    onError: () => toast.error('Nie udało się usunąć przepisu. Spróbuj ponownie.'),
  })
  return (
    <ConfirmDialog
      open={open}
      title="Usunąć przepis?"
      confirmLabel="Usuń"
      danger
      busy={removal.isPending}
      busyLabel="Usuwanie..."
      onConfirm={() => removal.mutate()}
      onCancel={onClose}
    >
      „{recipe.title}” zniknie z&nbsp;Twoich przepisów. To, co ugotowane i&nbsp;zjedzone, zostaje w&nbsp;dzienniku.
    </ConfirmDialog>
  )
}
