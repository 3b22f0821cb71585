import { markFavorite, unmarkFavorite } from '@spizarka/contract/recipes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Heart } from 'lucide-react'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { call } from '../api/call.ts'
import { invalidateRecipes } from './recipe-changed.ts'

interface FavoriteButtonProps {
  recipe: { id: string; title: string; is_favorite: boolean }
  look?: 'soft' | 'line'
  className?: string
}

/** The heart: marks a recipe as favourite, or takes the mark off. */
export function FavoriteButton({ recipe, look = 'soft', className }: FavoriteButtonProps) {
  const { isFavorite, toggle } = useFavorite(recipe)
  return (
    <IconButton
      label={`Ulubione: ${recipe.title}`}
      aria-pressed={isFavorite}
      look={look}
      className={className}
      icon={<Heart aria-hidden className={clsx('size-5.5', isFavorite && 'fill-brand text-brand')} />}
      onClick={toggle}
    />
  )
}

/** The heart of a recipe: shows the tap at once, and takes it back when the server does not. */
function useFavorite({ id, is_favorite }: { id: string; is_favorite: boolean }) {
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationFn: (wanted: boolean) => call(wanted ? markFavorite : unmarkFavorite, { params: { id } }),
    onError: () => toast.error('Nie udało się zmienić ulubionych. Spróbuj ponownie.'),
    onSuccess: () => invalidateRecipes(queryClient),
  })
  const isFavorite = mutation.isPending ? mutation.variables : is_favorite
  return {
    isFavorite,
    toggle: () => {
      if (!mutation.isPending) mutation.mutate(!isFavorite)
    },
  }
}
