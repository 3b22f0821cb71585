import type { WrittenIngredient, WrittenRecipe } from './written-recipe.ts'

/** A text and what a person takes from it; `part` is left out where the dish has but one. */
export interface GoldenRecipeText {
  id: string
  text: string
  title: string | null
  servings: number | null
  active: number | null
  total: number | null
  ingredients: { line: string; part?: string }[]
  steps: string[]
}

export interface RecipeTextScore {
  /** F1 of ingredient lines with their parts, letter for letter. */
  ingredients: number
  /** F1 of steps, letter for letter. */
  steps: number
  /** Share of titles, servings and times that are right. */
  facts: number
  /** What is missing (-) and what is too much (+), for people to read. */
  failures: string[]
}

/** How much of the golden texts a reader gets right. */
export function scoreRecipeTexts(cases: readonly GoldenRecipeText[], read: (text: string) => WrittenRecipe | null): RecipeTextScore {
  const ingredients = new Tally()
  const steps = new Tally()
  const facts = new Tally()
  for (const wanted of cases) {
    const found = read(wanted.text)
    ingredients.add(wanted.id, wanted.ingredients.map(spell), found?.ingredients.map(spell) ?? [])
    steps.add(wanted.id, wanted.steps, found?.steps ?? [])
    const { title, servings, activeMinutes, totalMinutes } = found ?? { title: '', servings: 0, activeMinutes: 0, totalMinutes: 0 }
    facts.add(
      wanted.id,
      [`title ${wanted.title}`, `servings ${wanted.servings}`, `active ${wanted.active}`, `total ${wanted.total}`],
      [`title ${title}`, `servings ${servings}`, `active ${activeMinutes}`, `total ${totalMinutes}`],
    )
  }
  const failures = [ingredients, steps, facts].flatMap((tally) => tally.failures)
  return { ingredients: ingredients.f1(), steps: steps.f1(), facts: facts.f1(), failures }
}

function spell({ line, part }: { line: string; part?: WrittenIngredient['part'] }): string {
  return part ? `${part} | ${line}` : line
}

class Tally {
  right = 0
  all = 0
  readonly failures: string[] = []

  add(id: string, wanted: readonly string[], found: readonly string[]): void {
    const left = [...found]
    for (const each of wanted) {
      const at = left.indexOf(each)
      if (at < 0) this.failures.push(`${id} - ${each}`)
      else {
        left.splice(at, 1)
        this.right++
      }
    }
    this.failures.push(...left.map((each) => `${id} + ${each}`))
    this.all += wanted.length + found.length
  }

  f1(): number {
    return (2 * this.right) / this.all
  }
}
