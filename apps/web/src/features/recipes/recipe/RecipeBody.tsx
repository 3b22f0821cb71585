import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import type { Recipe } from '@spizarka/contract/recipes'
import type { ReactNode } from 'react'
import { RecipePicture } from '../../../lib/recipes/RecipePicture.tsx'
import { Ingredients } from './Ingredients.tsx'
import { NutritionPanel } from './NutritionPanel.tsx'
import { Preparation } from './Preparation.tsx'
import { RecipeBadges } from './RecipeBadges.tsx'
import { RecipeFacts } from './RecipeFacts.tsx'
import { SafetyPanel } from './SafetyPanel.tsx'
import { Variants } from './Variants.tsx'

export interface RecipeBodyProps {
  recipe: Recipe
  servings: number
  onServings: (servings: number) => void
  wide: boolean
  /** Above everything: what has to be known first. */
  notes?: ReactNode
  /** Beside the ingredients where there is room; on a phone they stand at the thumb. */
  actions?: ReactNode
  /** After the steps. */
  after?: ReactNode
}

/** Everything that a recipe says, in one column or in two; the order in the page is the order it is read in. */
export function RecipeBody({ recipe, servings, onServings, wide, notes, actions, after }: RecipeBodyProps) {
  const intro = (
    <div className="flex flex-col gap-3">
      {notes}
      <RecipeFacts recipe={recipe} />
      {recipe.about !== '' && <p className="text-lead text-pretty">{withHardSpaces(recipe.about)}</p>}
      <RecipeBadges recipe={recipe} sourced={!wide} />
    </div>
  )
  const ingredients = <Ingredients recipe={recipe} servings={servings} onServings={onServings} />
  if (!wide) {
    return (
      <div className="page page-narrow pt-3! md:pt-3!">
        {intro}
        {ingredients}
        <SafetyPanel recipe={recipe} />
        <NutritionPanel recipe={recipe} />
        <Preparation recipe={recipe} />
        <Variants variants={recipe.variants} />
        {after}
      </div>
    )
  }
  return (
    <div className="page grid! grid-cols-[minmax(0,1fr)_25rem] items-start gap-10!">
      <div className="flex flex-col gap-8">
        <div className="aspect-4/3 overflow-hidden rounded-sheet">
          <RecipePicture recipe={recipe} eager />
        </div>
        {intro}
        <SafetyPanel recipe={recipe} />
        <Preparation recipe={recipe} />
        {after}
      </div>
      <div className="flex flex-col gap-6">
        {ingredients}
        {actions}
        <NutritionPanel recipe={recipe} />
        <Variants variants={recipe.variants} />
      </div>
    </div>
  )
}
