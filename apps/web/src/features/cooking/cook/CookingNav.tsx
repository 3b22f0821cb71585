import type { Recipe } from '@spizarka/contract/recipes'
import { ArrowLeft, Check } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { withServings } from '../../../lib/recipes/use-servings.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { places } from './places.ts'
import type { Cooking } from './use-cooking.ts'

interface CookingNavProps {
  recipe: Recipe
  servings: number
  cooking: Cooking
}

/** Back and on, at the thumb; after the last step, what was used up. */
export function CookingNav({ recipe: { id }, servings, cooking: { index, isLast, goTo } }: CookingNavProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {index > 0 && (
        <Button
          variant="outline"
          size="xl"
          aria-label="Poprzedni krok"
          icon={<ArrowLeft aria-hidden className="size-7!" />}
          onClick={() => goTo(index - 1)}
        />
      )}
      {isLast ? (
        <ButtonLink
          to={withServings(paths.confirmConsumption(id), servings)}
          size="xl"
          className="flex-1 basis-40"
          icon={<Check aria-hidden />}
          onClick={() => places.forget(id)}
        >
          Ugotowane
        </ButtonLink>
      ) : (
        <Button size="xl" className="flex-1 basis-40" onClick={() => goTo(index + 1)}>
          Dalej
        </Button>
      )}
    </div>
  )
}
