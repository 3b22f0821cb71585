import { copyRecipe } from '@spizarka/contract/publications'
import type { Recipe } from '@spizarka/contract/recipes'
import { useQueryClient } from '@tanstack/react-query'
import { ChevronRight, CopyPlus } from 'lucide-react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { paths } from '../../../lib/paths.ts'
import { invalidateRecipeLists } from '../../../lib/recipes/recipe-changed.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { toast } from '../../../ui/feedback/toast.ts'

const FAILED = 'Nie udało się zapisać kopii. Spróbuj ponownie.'

/** Keeps a published recipe as one's own, to be changed at once; the one it is from stays as it is. */
export function CopyRecipe({ recipe: { id } }: { recipe: Recipe }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const idempotency = useIdempotencyKey()
  const copy = useExclusiveMutation({
    mutationFn: () => call(copyRecipe, { params: { id }, idempotencyKey: idempotency.keyFor(id) }),
    onSuccess: async (kept) => {
      idempotency.succeeded()
      toast.success('Zapisane w\u00a0Twoich przepisach.')
      await navigate(paths.editRecipe(kept.id))
      await invalidateRecipeLists(queryClient)
    },
    onError: (failure) => toast.error((isApiError(failure) && failure.detail) || FAILED),
  })
  return (
    <button
      type="button"
      aria-busy={copy.isPending || undefined}
      onClick={() => copy.mutate()}
      className="flex w-full items-center gap-3 rounded-card border border-line bg-card p-3.5 text-left shadow-card hover:bg-sunken"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-tile bg-sunken">
        {copy.isPending ? <Spinner /> : <CopyPlus aria-hidden className="size-5" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">Zrób po mojemu</span>
        <span className="block text-small text-muted">Zmieniasz kopię, oryginał zostaje</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </button>
  )
}
