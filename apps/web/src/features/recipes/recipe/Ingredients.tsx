import type { Recipe } from '@spizarka/contract/recipes'
import { pantryMatch } from '../../../lib/recipes/ingredient-stock.ts'
import { MatchBadge } from '../../../lib/recipes/MatchBadge.tsx'
import { Rows } from '../../../ui/Row.tsx'
import { IngredientRow } from './IngredientRow.tsx'
import { ServingsRow } from './ServingsRow.tsx'

interface IngredientsProps {
  recipe: Recipe
  servings: number
  onServings: (servings: number) => void
}

/** What goes in for so many servings, part by part, and what of it is at home. */
export function Ingredients({ recipe, servings, onServings }: IngredientsProps) {
  const factor = servings / recipe.servings
  const parts = [...Map.groupBy(recipe.ingredients, ({ part }) => part)]
  return (
    <section aria-labelledby="skladniki" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="skladniki" className="text-h3">
          Składniki
        </h2>
        <span role="status">
          <MatchBadge match={pantryMatch(recipe, factor)} />
        </span>
      </div>
      <ServingsRow servings={servings} onChange={onServings} />
      {parts.map(([part, ingredients]) => (
        <div key={part} className="flex flex-col gap-2">
          {part !== null && <h3 className="text-h4">{part}</h3>}
          <Rows label={part ?? 'Składniki'}>
            {ingredients.map((ingredient) => (
              <IngredientRow key={recipe.ingredients.indexOf(ingredient)} ingredient={ingredient} factor={factor} />
            ))}
          </Rows>
        </div>
      ))}
    </section>
  )
}
