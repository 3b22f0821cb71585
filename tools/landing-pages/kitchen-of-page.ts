import type { Nutrients } from '@spizarka/culinary/nutrition'
import { parseGroceries } from '@spizarka/culinary/parse'
import type { StockedProduct } from '@spizarka/culinary/stock'
import { MEALS } from '@spizarka/knowledge/types'
import { z } from 'zod'
import { profileSchema } from '../kitchen/check.ts'

const FIGURES = [
  'kcal',
  'proteinG',
  'fatG',
  'saturatedG',
  'carbsG',
  'sugarsG',
  'fibreG',
  'saltG',
  'potassiumMg',
  'phosphorusMg',
] as const satisfies readonly (keyof Nutrients)[]

/** What a figure may come to, in the unit of its name, in a serving of each dish or in all four of a day. */
const boundSchema = z.strictObject({
  figure: z.enum(FIGURES),
  of: z.enum(['day', 'serving']),
  /** Whose servings, where it is not those of every meal. */
  meals: z.array(z.enum(MEALS)).default([...MEALS]),
  least: z.number().positive().default(0),
  most: z.number().positive().default(Number.POSITIVE_INFINITY),
  source: z.string(),
})

/** Foods, with all kinds of them, that a page does not show as a model: more of them than so many grams in a serving. */
const avoidedSchema = z.strictObject({
  foods: z.array(z.string()).nonempty(),
  except: z.array(z.string()).default([]),
  /** Where it is but a meal's. */
  meals: z.array(z.enum(MEALS)).default([...MEALS]),
  mostGrams: z.number().nonnegative().default(0),
  why: z.string(),
})

/** What a page of `/lp/` has cooked for it: whose kitchen it is, what is there, and what the gate is asked about. */
const kitchenSchema = z
  .strictObject({
    slug: z.string(),
    profile: profileSchema.prefault({}),
    device: z.enum(['thermomix', 'lidlomix']).nullable().default(null),
    /** As somebody would type it. */
    pantry: z.string(),
    /** Beside those of every day; one of the same figure stands for it. */
    bounds: z.array(boundSchema).default([]),
    avoids: z.array(avoidedSchema).default([]),
    /** Foods that carry traces of what this kitchen does without, as they are usually packed. */
    labels: z
      .strictObject({ foods: z.array(z.string()).nonempty(), except: z.array(z.string()).default([]), source: z.string() })
      .optional(),
    /** Lines of a recipe that the page shows being checked. */
    checked: z.array(z.string()).default([]),
  })
  .transform(({ profile: { diet = null, ...profile }, ...kitchen }) => ({ ...kitchen, profile: { ...profile, diet } }))

export const kitchensSchema = z.array(kitchenSchema)
export type LandingKitchen = z.output<typeof kitchenSchema>
export type Bound = z.output<typeof boundSchema>
export type Avoided = z.output<typeof avoidedSchema>

const REFERENCE_INTAKES = 'Rozporządzenie (UE) nr 1169/2011, załącznik XIII: referencyjne wartości spożycia'

/** What every day that is shown keeps to, unless its page says otherwise: four meals of a grown-up, without drinks and odd bites. */
const BOUNDS_OF_EVERY_DAY: readonly Bound[] = z.array(boundSchema).parse([
  { figure: 'kcal', of: 'day', least: 1600, most: 2200, source: 'EFSA 2013: energia dla dorosłych o małej aktywności' },
  {
    figure: 'kcal',
    of: 'serving',
    meals: ['breakfast', 'lunch', 'dinner'],
    least: 280,
    most: 750,
    source: 'Obiad do dwóch piątych energii dnia',
  },
  { figure: 'kcal', of: 'serving', meals: ['snack'], least: 100, most: 330, source: 'Przekąska do jednej szóstej energii dnia' },
  { figure: 'proteinG', of: 'day', least: 58, most: 130, source: 'EFSA 2012: 0,83 g białka na kilogram, dla 70 kg' },
  { figure: 'proteinG', of: 'serving', meals: ['lunch'], least: 20, source: 'EFSA 2012: trzecia część białka dnia w obiedzie' },
  { figure: 'proteinG', of: 'serving', meals: ['dinner'], least: 12, source: 'EFSA 2012: piąta część białka dnia w kolacji' },
  { figure: 'fatG', of: 'day', most: 80, source: 'EFSA 2010: 20–35% energii z tłuszczu' },
  { figure: 'saturatedG', of: 'day', most: 22, source: 'WHO 2023: najwyżej 10% energii z tłuszczów nasyconych' },
  { figure: 'fatG', of: 'serving', most: 32, source: 'EFSA 2010: 20–35% energii z tłuszczu' },
  { figure: 'carbsG', of: 'serving', most: 90, source: REFERENCE_INTAKES },
  { figure: 'sugarsG', of: 'day', most: 90, source: REFERENCE_INTAKES },
  { figure: 'sugarsG', of: 'serving', most: 30, source: REFERENCE_INTAKES },
  { figure: 'fibreG', of: 'day', least: 25, most: 45, source: 'WHO 2023: co najmniej 25 g błonnika dziennie' },
  { figure: 'saltG', of: 'day', most: 4.9, source: 'WHO: mniej niż 5 g soli dziennie dla dorosłych' },
])

const AVOIDED_EVERY_DAY: readonly Avoided[] = z.array(avoidedSchema).parse([
  { foods: ['jajka'], mostGrams: 125, why: 'Dwa jajka na osobę, nie trzy.' },
  { foods: ['pieczywo', 'chleb'], meals: ['snack'], why: 'Przekąska z owocu, warzyw, nabiału albo orzechów.' },
])

/** What dishes of a kitchen are without, beside what its gate blocks. */
export function avoidedBy({ avoids }: Pick<LandingKitchen, 'avoids'>): Avoided[] {
  return [...AVOIDED_EVERY_DAY, ...avoids]
}

/** All bounds of a kitchen. */
export function boundsOf({ bounds }: Pick<LandingKitchen, 'bounds'>): Bound[] {
  const isOwn = ({ figure, of, meals }: Bound): boolean =>
    bounds.some((own) => own.figure === figure && own.of === of && meals.every((meal) => own.meals.includes(meal)))
  return [...BOUNDS_OF_EVERY_DAY.filter((bound) => !isOwn(bound)), ...bounds]
}

/** What is in the kitchen of a page. */
export function stockOf({ slug, pantry }: Pick<LandingKitchen, 'slug' | 'pantry'>): StockedProduct[] {
  return parseGroceries(pantry).map(({ productName: name, foodId, quantityGrams, quantityMl, quantityPieces, isSpice, problem }) => {
    if (problem !== null || foodId === null) throw new Error(`„${name}” of the pantry of /lp/${slug} is no food that the kitchen knows`)
    return { name, foodId, quantityGrams, quantityMl, quantityPieces, isSpice, gramsPerPiece: null, gramsPerMl: null, bestBefore: null }
  })
}
