import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import { type CheckedDish, type CheckFinding, ofAll } from './checked-dish.ts'
import { selects } from './select-foods.ts'

/** A salad that stands on groats, pasta, potatoes or pulses and has nothing sour in it. */
export function checkBland({ kind, ingredients, servings }: CheckedDish): CheckFinding[] {
  if (kind !== 'salad') return []
  const { bland, sour } = KITCHEN_CHECKS.limits
  const filling = ingredients.reduce((sum, { food, grams }) => sum + (selects(bland, food) ? grams : 0), 0)
  if (filling < bland.fromG * servings || ingredients.some(({ food }) => selects(sour, food))) return []
  return [ofAll('bland', 'sałatka nie ma w sobie niczego kwaśnego; dodaj cytrynę, ocet albo kiszonkę')]
}
