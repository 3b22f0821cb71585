import type { Recipe } from '@spizarka/contract/recipes'
import { Check, ChefHat } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { withServings } from '../../../lib/recipes/use-servings.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'

/** On to cooking, or straight to what was used up. */
export function CookActions({ recipe: { id }, servings }: { recipe: Recipe; servings: number }) {
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
