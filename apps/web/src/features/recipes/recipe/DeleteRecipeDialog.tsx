import { deleteRecipe, readRecipe } from '@spizarka/contract/recipes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { paths } from '../../../lib/paths.ts'
import { invalidateRecipeLists } from '../../../lib/recipes/recipe-changed.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { toast } from '../../../ui/toast.ts'

interface DeleteRecipeDialogProps {
  recipe: { id: string; title: string }
  open: boolean
  onClose: () => void
}

/** Asks before a recipe goes for good; one that is gone already is gone. */
export function DeleteRecipeDialog({ recipe, open, onClose }: DeleteRecipeDialogProps) {
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
