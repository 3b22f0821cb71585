import { LIMITS } from '@spizarka/contract/limits'
import { REPLACE_SYNC } from '../replace-sync.ts'
import { useSearchParams } from '../router/links.tsx'

const PARAMETER = 'servings'

/** The address of a screen of a recipe (cooking, print, deduction) for so many servings. */
export function withServings(path: string, servings: number): string {
  return `${path}?${PARAMETER}=${servings}`
}

/** For how many the address says that it is cooked; undefined where it says nothing that can be. */
export function useRequestedServings(): number | undefined {
  const [parameters] = useSearchParams()
  const asked = Number(parameters.get(PARAMETER))
  return Number.isInteger(asked) && asked >= 1 && asked <= LIMITS.recipeServings ? asked : undefined
}

/** For how many it is cooked: the recipe's own servings unless the address says otherwise, so that the next screen and a reload know it. */
export function useServings(own: number): { servings: number; setServings: (servings: number) => void } {
  const [, setParameters] = useSearchParams()
  const asked = useRequestedServings()
  const setServings = (servings: number) =>
    setParameters((old) => {
      const next = new URLSearchParams(old)
      if (servings === own) next.delete(PARAMETER)
      else next.set(PARAMETER, String(servings))
      return next
    }, REPLACE_SYNC)
  return { servings: asked ?? own, setServings }
}
