import type { MealType } from '@spizarka/contract/meals'
import { DISH_KINDS, type DishKind } from '@spizarka/contract/recipe-parts'
import type { Recipe, RecipeDraft } from '@spizarka/contract/recipes'
import { MEALS } from '../../../lib/recipes/words/recipe-words.ts'
import { drafts } from '../../../lib/storage/drafts.ts'
import { type Line, linesOf, newLine, textsOf } from './lines.ts'

/** A recipe as it is being written. */
export interface RecipeForm {
  title: string
  about: string
  /** Null: not chosen yet. */
  kind: DishKind | null
  meals: readonly MealType[]
  servings: number
  activeMinutes: number | null
  totalMinutes: number | null
  ingredients: readonly Line[]
  steps: readonly Line[]
}

export const KINDS = Object.keys(DISH_KINDS) as DishKind[]

export function emptyForm(): RecipeForm {
  return {
    title: '',
    about: '',
    kind: null,
    meals: [],
    servings: 2,
    activeMinutes: null,
    totalMinutes: null,
    ingredients: [newLine()],
    steps: [newLine()],
  }
}

/** A recipe as its editor holds it: what was written, not what the kitchen made of it. */
export function formOf(recipe: Recipe): RecipeForm {
  return {
    title: recipe.title,
    about: recipe.about,
    kind: recipe.kind,
    meals: recipe.meal_types,
    servings: recipe.servings,
    activeMinutes: recipe.active_minutes,
    totalMinutes: recipe.total_minutes,
    ingredients: linesOf(recipe.ingredients.map(({ line }) => line)),
    steps: linesOf(recipe.steps.map(({ text }) => text)),
  }
}

/** What is kept while it is not sent yet; a time of 0 is no time. */
type UnfinishedDraft = Required<Omit<RecipeDraft, 'kind'>> & Pick<RecipeForm, 'kind'>

export function draftOf(form: RecipeForm): UnfinishedDraft {
  return {
    title: form.title.trim(),
    about: form.about.trim(),
    kind: form.kind,
    meal_types: [...form.meals],
    servings: form.servings,
    active_minutes: form.activeMinutes || null,
    total_minutes: form.totalMinutes || null,
    ingredients: textsOf(form.ingredients),
    steps: textsOf(form.steps),
  }
}

export type RequiredPart = 'title' | 'kind' | 'ingredients' | 'steps'

/** Parts of a recipe that are still to be written. */
export function missingParts({ title, kind, ingredients, steps }: UnfinishedDraft): ReadonlySet<RequiredPart> {
  const missing = new Set<RequiredPart>()
  if (title === '') missing.add('title')
  if (kind === null) missing.add('kind')
  if (ingredients.length === 0) missing.add('ingredients')
  if (steps.length === 0) missing.add('steps')
  return missing
}

/** What is sent; undefined while a part is missing. */
export function finished(draft: UnfinishedDraft): Required<RecipeDraft> | undefined {
  const { kind } = draft
  return kind === null || missingParts(draft).size > 0 ? undefined : { ...draft, kind }
}

const draftName = (recipe: Pick<Recipe, 'id'> | undefined) => `recipe-editor.${recipe?.id ?? 'new'}`

/** What was written and not saved yet, of one recipe or of a new one; kept in this tab across reloads. */
export const recipeDraft = {
  find(recipe: Pick<Recipe, 'id'> | undefined): RecipeForm | undefined {
    try {
      const stored: unknown = JSON.parse(drafts.find(draftName(recipe)) ?? 'null')
      return typeof stored === 'object' && stored !== null ? readForm(Object.fromEntries(Object.entries(stored))) : undefined
    } catch {
      return undefined
    }
  },
  save(recipe: Pick<Recipe, 'id'> | undefined, form: RecipeForm): void {
    drafts.save(draftName(recipe), JSON.stringify(draftOf(form)))
  },
  forget(recipe: Pick<Recipe, 'id'> | undefined): void {
    drafts.save(draftName(recipe), '')
  },
}

/** Only what is still allowed: another version of the app may have written it. */
function readForm(stored: Record<string, unknown>): RecipeForm {
  const empty = emptyForm()
  const { title, about, kind, meal_types, servings, active_minutes, total_minutes, ingredients, steps } = stored
  return {
    title: typeof title === 'string' ? title : empty.title,
    about: typeof about === 'string' ? about : empty.about,
    kind: KINDS.find((known) => known === kind) ?? null,
    meals: MEALS.filter((meal) => Array.isArray(meal_types) && meal_types.includes(meal)),
    servings: typeof servings === 'number' ? servings : empty.servings,
    activeMinutes: typeof active_minutes === 'number' ? active_minutes : null,
    totalMinutes: typeof total_minutes === 'number' ? total_minutes : null,
    ingredients: linesOf(stringsOf(ingredients)),
    steps: linesOf(stringsOf(steps)),
  }
}

function stringsOf(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : []
}
