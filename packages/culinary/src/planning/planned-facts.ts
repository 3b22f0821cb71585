import type { FittedDish } from '../compose/base/index.ts'
import { type DishFacts, factsOfAdapted } from '../compose/wish/index.ts'
import { type DishLooks, looksOf } from './choosing/dish-looks.ts'
import { CHEAP } from './choosing/place-points.ts'

type Adapted = FittedDish['adapted']

/** From that part at home on, a dish costs next to nothing, as long as what it is made of is there. */
const PAID_FOR = 0.6

/** A dish fitted alike is the same dish in any pantry: all that can be said of it is known then. So many ways of each are kept. */
const MOST_KEPT = 8
const kept = new WeakMap<Adapted['dish'], Map<string, DishFacts>>()

/** A dish as it is read by the wish and the places of a day: whatever it is made of, what stands at home already is cheap. */
export function plannedFacts(adapted: Adapted): DishFacts {
  const isPaidFor = adapted.coverage >= PAID_FOR && !adapted.missing.some(({ base }) => base.main)
  const known = kept.get(adapted.dish) ?? new Map<string, DishFacts>()
  kept.set(adapted.dish, known)
  const key = keyOf(adapted, isPaidFor)
  let facts = known.get(key)
  if (!facts) {
    facts = factsOfAdapted(adapted)
    if (isPaidFor) facts = { ...facts, tags: [...facts.tags, CHEAP.id] }
    if (known.size >= MOST_KEPT) known.clear()
    known.set(key, facts)
  }
  return facts
}

/** All that the facts of a dish are made of, its recipe apart. */
function keyOf({ title, servings, found, ingredients }: Adapted, isPaidFor: boolean): string {
  let key = `${title} ${servings} ${found.totalMinutes} ${isPaidFor}`
  for (const tool of found.equipment) key += ` ${tool}`
  for (const { row, grams, base } of ingredients) key += ` ${row.id} ${grams} ${base.purpose}`
  return key
}

const looks = new WeakMap<DishFacts, DishLooks>()

/** What a planned dish is told from others by. */
export function looksOfPlanned(facts: DishFacts, mainFoods: readonly string[]): DishLooks {
  let known = looks.get(facts)
  if (!known) looks.set(facts, (known = looksOf(facts, facts.ingredients, mainFoods)))
  return known
}
