import type { Comment } from '@spizarka/contract/comments'
import type { Nutrients, RecipeIngredient, RecipeStep, RecipeSummary } from '@spizarka/contract/recipe-parts'
import type { Recipe } from '@spizarka/contract/recipes'

export function anIngredient(changes: Partial<RecipeIngredient> = {}): RecipeIngredient {
  return {
    line: '400 g pomidorów krojonych',
    name: 'pomidory krojone',
    food_id: 'pomidory-krojone',
    category: 'jars',
    tile: 'tin',
    quantity: 400,
    measure: 'g',
    grams: 400,
    optional: false,
    is_water: false,
    part: null,
    replaces: null,
    stock: {
      status: 'have',
      staple_id: null,
      product_id: '11',
      product_name: 'pomidory krojone',
      stand_in: null,
      unit: 'grams',
      needed: 400,
      available: 800,
      best_before: null,
    },
    ...changes,
  }
}

export function aStep(changes: Partial<RecipeStep> = {}): RecipeStep {
  return {
    text: 'Wlej pomidory i duś pod przykryciem.',
    ingredients: [0],
    timer: { seconds: 600, label: 'sos' },
    setting: null,
    ...changes,
  }
}

function someNutrients(changes: Partial<Nutrients> = {}): Nutrients {
  return {
    kcal: 412,
    protein_g: 24,
    fat_g: 25,
    saturated_g: 8.2,
    carbs_g: 19,
    sugars_g: 13,
    fibre_g: 6,
    salt_g: 1.9,
    potassium_mg: 640,
    phosphorus_mg: null,
    ...changes,
  }
}

export function aRecipeSummary(changes: Partial<RecipeSummary> = {}): RecipeSummary {
  return {
    id: '31',
    title: 'Szakszuka z papryką i szpinakiem',
    source: 'generated',
    kind: 'eggs',
    meal_types: ['breakfast', 'dinner'],
    servings: 2,
    total_minutes: 25,
    kcal_per_serving: 412,
    picture: null,
    is_favorite: false,
    verdict: 'clear',
    pantry_match: { have: 8, total: 10 },
    uses_soon: [],
    rating: null,
    rating_count: 0,
    comment_count: 0,
    author_name: null,
    created_at: '2025-11-20T10:00:00Z',
    ...changes,
  }
}

export function aRecipe(changes: Partial<Recipe> = {}): Recipe {
  return {
    ...aRecipeSummary(),
    about: '',
    active_minutes: 15,
    difficulty: 'easy',
    device: null,
    equipment: [],
    ingredients: [anIngredient()],
    steps: [aStep()],
    variants: [],
    nutrition: {
      per_serving: someNutrients(),
      total: someNutrients({ kcal: 824 }),
      coverage: 0.96,
      sources: [{ name: 'pomidory krojone', source: 'USDA SR', confidence: 'high' }],
      unknown: [],
      without_frying_fat: false,
    },
    safety: { verdict: 'clear', checked_for: ['nadciśnienie', 'bez orzechów'], findings: [], allergens: ['jaja', 'mleko'] },
    why: ['zużywa szpinak do jutra'],
    unmet: null,
    keeps_days: 2,
    source_url: null,
    is_own: true,
    share_url: null,
    my_rating: null,
    rating_spread: [0, 0, 0, 0, 0],
    is_cooked: false,
    published_at: null,
    copied_from: null,
    last_consumption: null,
    ...changes,
  }
}

export function aComment(changes: Partial<Comment> = {}): Comment {
  return {
    id: '3',
    author_name: 'Kuchnia_u_Basi',
    text: 'U mnie farszu starczyło na 48 sztuk.',
    state: 'visible',
    created_at: '2025-11-15T10:00:00Z',
    edited_at: null,
    is_own: false,
    reply: null,
    rating: 4,
    cooked: true,
    photo: null,
    ...changes,
  }
}
