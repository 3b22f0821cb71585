import { clsx } from 'clsx'
import { Heart } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { useFavorite } from './use-favorite.ts'

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
