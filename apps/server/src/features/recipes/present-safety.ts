import type { Recipe } from '@spizarka/contract/recipes'
import { allergensIn, checkRecipe, type Verdict } from '@spizarka/culinary/safety'
import type { KeptIngredient } from './content.ts'
import { checkedIngredients } from './recipe-facts.ts'
import type { Viewer } from './viewer.ts'

type Safety = Recipe['safety']

/** What the safety gate says of a recipe to its viewer. `traits` are those of all its ingredients. */
export function presentSafety(ingredients: readonly KeptIngredient[], servings: number, traits: number, viewer: Viewer): Safety {
  const { verdict, findings } = checkRecipe(checkedIngredients(ingredients), viewer.safety, servings)
  return {
    verdict: withUnchecked(verdict, viewer),
    checked_for: viewer.checkedFor,
    findings: [...findings, ...viewer.unchecked.map(uncheckedFinding)],
    allergens: allergensIn(traits),
  }
}

/** The verdict alone, for lists. */
export function verdictOf(ingredients: readonly KeptIngredient[], servings: number, viewer: Viewer): Verdict {
  return withUnchecked(checkRecipe(checkedIngredients(ingredients), viewer.safety, servings).verdict, viewer)
}

function uncheckedFinding(name: string): Safety['findings'][number] {
  return {
    ingredient: null,
    kind: 'unchecked',
    rule: 'unchecked',
    reason: `${name}: nie mamy na to pewnych reguł – oceń to danie samodzielnie`,
    source: null,
  }
}

/** What could not be judged is graver than what is for moderation. */
function withUnchecked(verdict: Verdict, { unchecked }: Viewer): Verdict {
  return unchecked.length > 0 && verdict !== 'blocked' ? 'unchecked' : verdict
}
