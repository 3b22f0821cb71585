import type { DiaryDay, DiaryEntry } from '@spizarka/contract/diary'
import { NUTRIENTS, type Nutrients } from '@spizarka/contract/recipe-parts'
import { MEALS } from '../../lib/recipes/words/recipe-words.ts'
import { NO_FIGURES } from './figures.ts'

export function anEntry(changes: Partial<DiaryEntry> = {}): DiaryEntry {
  return {
    id: '1',
    day: '2026-11-20',
    meal_type: 'breakfast',
    title: 'chleb żytni',
    source: 'food',
    recipe_id: null,
    food_id: 'chleb-zytni',
    gtin: null,
    portion_percent: null,
    grams: 70,
    quantity: 2,
    measure: 'kromka',
    nutrients: { ...NO_FIGURES, kcal: 160, protein_g: 4, fat_g: 1, carbs_g: 32, salt_g: 0.8 },
    coverage: 1,
    basis: 'USDA SR',
    consumption_id: null,
    created_at: '2026-11-20T07:00:00.000Z',
    ...changes,
  }
}

/** A day as the server answers it: its sums are those of its entries. */
export function aDay(entries: readonly DiaryEntry[] = [], changes: Partial<DiaryDay> = {}): DiaryDay {
  return {
    day: '2026-11-20',
    target: { kcal: 1900, protein_g: 95, fat_g: 65, carbs_g: 230, fibre_g: 25, salt_g: 5 },
    total: sum(entries),
    coverage: 1,
    meals: MEALS.map((meal_type) => {
      const eaten = entries.filter((entry) => entry.meal_type === meal_type)
      return { meal_type, total: sum(eaten), entries: eaten }
    }),
    watch: [],
    not_counted: [],
    ...changes,
  }
}

function sum(entries: readonly DiaryEntry[]): Nutrients {
  const total = { ...NO_FIGURES }
  for (const nutrient of NUTRIENTS) {
    const known = entries.flatMap(({ nutrients }) => nutrients[nutrient] ?? [])
    total[nutrient] = known.length === 0 && entries.length > 0 ? null : known.reduce((all, each) => all + each, 0)
  }
  return total
}
