import { recipeDraftSchema } from '@spizarka/contract/recipes'
import { kindOfTitle, type WrittenRecipe } from '@spizarka/culinary/recipe-texts'
import { contentOfLines, type NewRecipe } from '../recipes/index.ts'

const NAMELESS = 'Przepis bez nazwy'
const USUAL_SERVINGS = 4
const KEEPS_DAYS = 2

/** What somebody else wrote, as a recipe of the user's own would be typed and read; null where it has no steps. */
export async function importedRecipe(written: WrittenRecipe): Promise<Omit<NewRecipe, 'ownerId' | 'sourceUrl'> | null> {
  const draft = recipeDraftSchema.safeParse({
    title: written.title ?? NAMELESS,
    about: written.about ?? '',
    kind: kindOfTitle(written.title ?? '') ?? undefined,
    servings: written.servings ?? USUAL_SERVINGS,
    active_minutes: written.activeMinutes,
    total_minutes: written.totalMinutes,
    ingredients: written.ingredients.map(({ line }) => line),
    steps: written.steps,
  })
  if (!draft.success) return null
  const { title, about, kind, servings, active_minutes, total_minutes, ingredients, steps } = draft.data
  const content = await contentOfLines(ingredients, steps)
  return {
    source: 'imported',
    baseId: null,
    title,
    about,
    kind,
    mealTypes: [],
    servings,
    activeMinutes: active_minutes,
    totalMinutes: total_minutes,
    device: null,
    keepsDays: KEEPS_DAYS,
    content: {
      ...content,
      ingredients: content.ingredients.map((each, place) => ({ ...each, part: written.ingredients[place]?.part ?? null })),
    },
    why: [],
  }
}
