import type { RecipeStep } from '@spizarka/contract/recipe-parts'
import type { Recipe } from '@spizarka/contract/recipes'
import { useState } from 'react'
import { type Method, methodsOf } from './methods.ts'
import { places } from './places.ts'

export interface Cooking {
  methods: readonly Method[]
  method: Method
  /** Place in the steps of the method. */
  index: number
  step: RecipeStep | undefined
  isLast: boolean
  /** Does nothing where there is no such step. */
  goTo: (index: number, method?: string) => void
}

/** Which step of a recipe is being made; begins where this device has left it. */
export function useCooking(recipe: Recipe): Cooking {
  const methods = methodsOf(recipe)
  const [place, setPlace] = useState(() => places.find(recipe.id) ?? { method: methods[0].key, step: 0 })
  const method = methods.find(({ key }) => key === place.method) ?? methods[0]
  const last = Math.max(0, method.steps.length - 1)
  const index = Math.min(place.step, last)
  return {
    methods,
    method,
    index,
    step: method.steps[index],
    isLast: index === last,
    goTo: (step, key = method.key) => {
      if (!methods.find((each) => each.key === key)?.steps[step]) return
      setPlace({ method: key, step })
      places.save(recipe.id, { method: key, step })
    },
  }
}
