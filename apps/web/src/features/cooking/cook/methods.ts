import { DEVICES, type RecipeStep } from '@spizarka/contract/recipe-parts'
import type { Recipe } from '@spizarka/contract/recipes'

/** A way to make a dish: the usual one, or the steps for a multi-cooker. */
export interface Method {
  /** `usual`, or the device. */
  key: string
  name: string
  steps: readonly RecipeStep[]
}

const USUAL = 'usual'

/** The ways to make a dish that this person may use, the recipe's own first. */
export function methodsOf({ device, steps, variants }: Recipe): [Method, ...Method[]] {
  const others = variants
    .filter(({ locked }) => !locked)
    .map((variant) => ({ key: variant.device, name: variant.name, steps: variant.steps }))
  return [{ key: USUAL, name: device === null ? 'Zwykła kuchnia' : DEVICES[device], steps }, ...others]
}
