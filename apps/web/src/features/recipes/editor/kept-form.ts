import type { Recipe } from '@spizarka/contract/recipes'
import { drafts } from '../../../lib/drafts.ts'
import { MEALS } from '../../../lib/recipes/meals.ts'
import { linesOf } from './lines.ts'
import { draftOf, emptyForm, KINDS, type RecipeForm } from './recipe-form.ts'

const nameOf = (recipe: Pick<Recipe, 'id'> | undefined) => `recipe-editor.${recipe?.id ?? 'new'}`

/** What was written and not saved yet, of one recipe or of a new one; kept in this tab across reloads. */
export const keptForm = {
  find(recipe: Pick<Recipe, 'id'> | undefined): RecipeForm | undefined {
    try {
      const stored: unknown = JSON.parse(drafts.find(nameOf(recipe)) ?? 'null')
      return typeof stored === 'object' && stored !== null ? readForm(Object.fromEntries(Object.entries(stored))) : undefined
    } catch {
      return undefined
    }
  },
  save(recipe: Pick<Recipe, 'id'> | undefined, form: RecipeForm): void {
    drafts.save(nameOf(recipe), JSON.stringify(draftOf(form)))
  },
  forget(recipe: Pick<Recipe, 'id'> | undefined): void {
    drafts.save(nameOf(recipe), '')
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
