import { type OwnPublication, withdrawRecipe } from '@spizarka/contract/publications'
import { useQueryClient } from '@tanstack/react-query'
import { BookOpen, BookX, Eye, Pencil } from 'lucide-react'
import { useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { invalidatePublications } from '../../../lib/community/publications-changed.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'

interface PublicationMenuProps {
  publication: OwnPublication
  open: boolean
  onClose: () => void
}

/** What else can be done with what was sent: opened, changed, taken back. */
export function PublicationMenu({ publication, open, onClose }: PublicationMenuProps) {
  const [withdrawing, setWithdrawing] = useState(false)
  const { title, state, recipe_id } = publication
  return (
    <>
      <Dialog open={open} onClose={onClose} title={title}>
        <div className="flex flex-col gap-2">
          <ButtonLink to={paths.recipe(recipe_id)} variant="outline" full icon={<BookOpen aria-hidden className="size-5" />}>
            Otwórz przepis
          </ButtonLink>
          {state === 'published' && (
            <ButtonLink to={paths.publishedRecipe(recipe_id)} variant="outline" full icon={<Eye aria-hidden className="size-5" />}>
              Zobacz w&nbsp;Przepisach Spiżarki
            </ButtonLink>
          )}
          <ButtonLink to={paths.editRecipe(recipe_id)} variant="outline" full icon={<Pencil aria-hidden className="size-5" />}>
            Zmień przepis
          </ButtonLink>
          {(state === 'published' || state === 'submitted') && (
            <Button
              variant="danger"
              full
              icon={<BookX aria-hidden className="size-5" />}
              onClick={() => {
                onClose()
                setWithdrawing(true)
              }}
            >
              Wycofaj
            </Button>
          )}
        </div>
      </Dialog>
      <WithdrawDialog publication={publication} open={withdrawing} onClose={() => setWithdrawing(false)} />
    </>
  )
}

/** Asks before a recipe leaves the library; what left it already has left it. */
function WithdrawDialog({ publication, open, onClose }: PublicationMenuProps) {
  const { title, state, is_edit, recipe_id } = publication
  const queryClient = useQueryClient()
  const withdrawal = useExclusiveMutation({
    mutationFn: async () => {
      try {
        await call(withdrawRecipe, { params: { id: recipe_id } })
      } catch (error) {
        if (!isApiError(error, 404)) throw error
      }
    },
    onSuccess: async () => {
      toast.success('Przepis wycofany. U Ciebie zostaje.')
      await invalidatePublications(queryClient)
    },
    onError: () => toast.error('Nie udało się wycofać przepisu. Spróbuj ponownie.'),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      open={open}
      title="Wycofać przepis?"
      confirmLabel="Wycofaj"
      danger
      busy={withdrawal.isPending}
      busyLabel="Wycofywanie..."
      onConfirm={() => withdrawal.mutate()}
      onCancel={onClose}
    >
      {state === 'published' || is_edit
        ? `„${title}” zniknie z Przepisów Spiżarki, a razem z nim wersja, która czeka na decyzję. Oceny i komentarze wrócą, gdy opublikujesz go znowu.`
        : `„${title}” nie będzie już czekać na decyzję. Możesz wysłać go później.`}
    </ConfirmDialog>
  )
}
