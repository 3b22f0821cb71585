import { AISLES, type MenuRules, PLACES_IN_DAY, type PlaceRules } from '@spizarka/knowledge/types'
import { z } from 'zod'
import { defined, type Problem, readPart } from '../source.ts'
import { kind, meal, phrases, reportUnknownFood, words } from './wishes.ts'

const mealSchema = z.strictObject({
  accusative: z.string().min(1),
  nearest: z.array(meal),
  never: z.array(kind).optional(),
  without: z.array(z.string()).optional(),
})

const onBothDays = z.tuple([z.number().positive(), z.number().positive()])
const placeSchema = z.strictObject({
  kcal: onBothDays,
  protein_g: z.number().nonnegative(),
  vegetables_g: z.number().nonnegative(),
  minutes: onBothDays,
  must: z.strictObject({
    protein_g: z.number().nonnegative().default(0),
    own_protein_g: z.number().nonnegative().default(0),
    vegetables_g: z.number().nonnegative().default(0),
    full_after_g: z.number().nonnegative().default(0),
    minutes: onBothDays,
    kcal_at_most: z.number().positive().optional(),
    of_home: z.literal(true).optional(),
  }),
  work: onBothDays,
  ingredients: z.int().positive(),
  kinds: z.partialRecord(kind, z.number()),
  kinds_day_off: z.partialRecord(kind, z.number()).optional(),
})
const monthsSchema = z.array(z.int().min(1).max(12)).nonempty()
const DAYS_OF_WEEK = 7
const heapsSchema = z.array(z.array(z.string()).nonempty())

const planningSchema = z.strictObject({
  places: z.strictObject({ breakfast: placeSchema, main: placeSchema, light: placeSchema, snack: placeSchema }),
  filling_vegetables: z.array(z.string()),
  customs: z.strictObject({ sunday: z.strictObject({ kinds: z.array(kind), called: words }) }),
  full_after: z.array(z.string()),
  fruit: z.array(z.string()),
  thin_protein: z.array(z.string()),
  dishes_of_months: z.array(z.strictObject({ kinds: z.array(kind).min(1), called: words, months: monthsSchema })),
  seasons: z.array(
    z.strictObject({ foods: z.array(z.string()).nonempty(), months: monthsSchema, sold_all_year: z.literal(true).optional() }),
  ),
  a_week: z.strictObject({
    usual: z.int().positive(),
    foods: z.array(
      z.strictObject({ foods: z.array(z.string()).nonempty(), times: z.int().positive(), from_g: z.number().positive().optional() }),
    ),
    most_a_head: z.array(z.strictObject({ foods: z.array(z.string()).nonempty(), grams: z.number().positive() })),
  }),
  a_day: z.array(z.strictObject({ foods: z.array(z.string()).nonempty(), grams: z.number().positive(), points: z.number().positive() })),
  bases: z.array(
    z.strictObject({
      foods: z.array(z.string()).nonempty(),
      kinds: z.array(kind).nonempty().optional(),
      from_g: z.number().positive().optional(),
      points: z.number().positive(),
      anywhere: z.literal(true).optional(),
      vegetable: z.literal(true).optional(),
    }),
  ),
  first_from_home: z.array(z.strictObject({ foods: z.array(z.string()).nonempty(), points: z.number().positive() })),
  one_kind: z.array(z.strictObject({ foods: z.array(z.string()).nonempty(), points: z.number().positive() })),
  helpings: z.array(z.strictObject({ foods: z.array(z.string()).nonempty(), grams: z.number().positive() })),
  once_a_week: z.array(
    z.strictObject({
      kind,
      from_days: z.int().positive(),
      points: z.number().positive(),
      months: monthsSchema.optional(),
      at_most: z.int().positive().optional(),
    }),
  ),
  day_kcal: onBothDays,
  freezes: z.array(z.string()),
  weekdays: z.array(words).length(DAYS_OF_WEEK),
  weekday_groups: z.array(
    z.strictObject({
      words,
      weekdays: z
        .array(
          z
            .int()
            .min(0)
            .max(DAYS_OF_WEEK - 1),
        )
        .min(2),
    }),
  ),
  times_of_day: z.array(z.strictObject({ meal, words })),
  left_alone: words,
  kept_for: words,
  running: phrases,
  days_counted: z.strictObject({ before: phrases, numbers: words, of: words }),
  working_week: words,
  every_day: phrases,
  all_meals: z.array(z.strictObject({ meal, words })),
  away: phrases,
  money: words,
  most_times: phrases,
  occasions: z.array(z.string()),
  table_is_laid_for: z.array(z.string()),
  everyday: z.array(z.string()),
  special_diet_goods: z.array(z.string()),
  dear: z.array(z.string()),
  not_sent_for: z.array(z.string()),
  unlikely: z.array(
    z.strictObject({
      foods: z.array(z.string()).nonempty(),
      points: z.number().positive(),
      kinds: z.array(kind).nonempty().optional(),
      places: z.array(z.enum(PLACES_IN_DAY)).nonempty().optional(),
      people_from: z.int().positive().optional(),
    }),
  ),
  meal_aisles: z.array(z.enum(AISLES)),
  batch: z.strictObject({ kinds: z.array(kind), keeps_days: z.int().positive() }),
  tags: z.array(
    z.strictObject({
      tag: z.string(),
      points: z.number(),
      days: z.enum(['workdays', 'weekend']).optional(),
      months: monthsSchema.optional(),
      places: z.array(z.enum(PLACES_IN_DAY)).nonempty().optional(),
      people_from: z.int().positive().optional(),
    }),
  ),
})

const menuSchema = z.strictObject({
  as_sold: words,
  accompaniments: z.array(kind),
  never_main_meal: z.array(kind),
  meals: z.strictObject({ breakfast: mealSchema, lunch: mealSchema, dinner: mealSchema, snack: mealSchema }),
  filling_salad: z.strictObject({ kcal: z.number().positive(), protein_g: z.number().positive(), carbs_g: z.number().positive() }),
  meat_and_fish: z.array(z.enum(AISLES)),
  cooked_as_meat: z.array(z.string()),
  alike_on_plate: heapsSchema,
  bought_last: z.array(
    z.strictObject({
      foods: z.array(z.string()).nonempty(),
      except: z.array(z.string()).nonempty().optional(),
      part: z.number().positive().max(1).optional(),
      main: z.literal(true).optional(),
    }),
  ),
  usual_first: z.array(
    z.strictObject({
      foods: z.array(z.string()).nonempty(),
      before: z.array(z.string()).nonempty(),
      called: z.string().optional(),
      kinds: z.array(kind).nonempty().optional(),
      dishes: z.array(z.string()).nonempty().optional(),
    }),
  ),
  well_known: z.array(z.array(z.string()).nonempty()),
  known_with: z.array(z.strictObject({ dishes: z.array(z.string()).nonempty(), foods: z.array(z.string()).nonempty() })),
  makeshift: z.array(
    z.strictObject({
      dishes: z.array(z.string()).nonempty(),
      with: z.array(z.string()).nonempty().optional(),
      unless: z.array(z.string()).nonempty().optional(),
    }),
  ),
  cook_alike: heapsSchema,
  browns_once_cut: z.array(z.string()),
  only_savoury: z.array(z.string()),
  measured_exactly: z.array(z.string()),
  stands_on: z.array(z.strictObject({ kinds: z.array(kind).nonempty(), foods: z.array(z.string()).nonempty() })),
  sparse: z.strictObject({
    kinds: z.array(kind).nonempty(),
    of: z.array(z.string()).nonempty(),
    foods_at_least: z.int().positive(),
    except: z.array(z.string()).nonempty(),
  }),
  not_bought_for_a_pinch: z.array(z.strictObject({ foods: z.array(z.string()).nonempty(), portion_g: z.number().positive() })),
  past_its_day: z.array(z.strictObject({ aisles: z.array(z.enum(AISLES)).nonempty(), days: z.int().positive() })),
  less_meat: z.array(z.strictObject({ suits: z.string(), part: z.number().positive().max(1) })),
  good_to_have: z.array(z.string()),
  leanings: z.array(
    z
      .strictObject({
        suits: z.string(),
        nutrient: z.enum(['protein_g', 'fat_g', 'carbs_g', 'fibre_g', 'salt_g', 'potassium_mg', 'phosphorus_mg']),
        at_most: z.number().positive().optional(),
        at_least: z.number().positive().optional(),
      })
      .refine(({ at_most, at_least }) => (at_most === undefined) !== (at_least === undefined), { error: 'podaj at_most albo at_least' }),
  ),
  planning: planningSchema,
})

const NUTRIENTS = {
  protein_g: 'proteinG',
  fat_g: 'fatG',
  carbs_g: 'carbsG',
  fibre_g: 'fibreG',
  salt_g: 'saltG',
  potassium_mg: 'potassiumMg',
  phosphorus_mg: 'phosphorusMg',
} as const

/** Reads `dishes/shared/menu.yaml`; `slugs` are those of conditions and styles, `foods` all ids. Null where something is wrong with it. */
export function readMenuRules(
  root: string,
  { slugs, foods, kinds }: { slugs: ReadonlySet<string>; foods: ReadonlySet<string>; kinds: ReadonlySet<string> },
  problems: Problem[],
): MenuRules | null {
  const part = readPart(menuSchema, root, 'dishes/shared/menu.yaml', problems)
  if (!part) return null
  const {
    as_sold: asSold,
    accompaniments,
    never_main_meal: neverMainMeal,
    meals,
    filling_salad: fillingSalad,
    meat_and_fish: meatAndFish,
    cooked_as_meat: cookedAsMeat,
    alike_on_plate: alikeOnPlate,
    bought_last: boughtLast,
    usual_first: usualFirst,
    well_known: wellKnown,
    known_with: knownWith,
    makeshift,
    cook_alike: cookAlike,
    browns_once_cut: brownsOnceCut,
    only_savoury: onlySavoury,
    measured_exactly: measuredExactly,
    stands_on: standsOn,
    sparse,
    not_bought_for_a_pinch: pinches,
    past_its_day: pastItsDay,
    less_meat: lessMeat,
    good_to_have: goodToHave,
    leanings,
    planning,
  } = part.value
  for (const [place, heap] of alikeOnPlate.entries())
    for (const [at, id] of heap.entries()) reportUnknownFood(id, kinds, part.source, ['alike_on_plate', place, at], problems)
  for (const [place, { foods: ids, except = [] }] of boughtLast.entries()) {
    for (const [at, id] of ids.entries()) reportUnknownFood(id, kinds, part.source, ['bought_last', place, 'foods', at], problems)
    for (const [at, id] of except.entries()) reportUnknownFood(id, kinds, part.source, ['bought_last', place, 'except', at], problems)
  }
  for (const [place, rule] of usualFirst.entries())
    for (const named of ['foods', 'before'] as const)
      for (const [at, id] of rule[named].entries()) reportUnknownFood(id, kinds, part.source, ['usual_first', place, named, at], problems)
  for (const [place, { foods: ids }] of knownWith.entries())
    for (const [at, id] of ids.entries()) reportUnknownFood(id, kinds, part.source, ['known_with', place, 'foods', at], problems)
  for (const [place, rule] of makeshift.entries())
    for (const named of ['with', 'unless'] as const)
      for (const [at, id] of (rule[named] ?? []).entries())
        reportUnknownFood(id, kinds, part.source, ['makeshift', place, named, at], problems)
  for (const [place, heap] of cookAlike.entries())
    for (const [at, id] of heap.entries()) reportUnknownFood(id, kinds, part.source, ['cook_alike', place, at], problems)
  for (const [place, id] of brownsOnceCut.entries()) reportUnknownFood(id, kinds, part.source, ['browns_once_cut', place], problems)
  for (const [name, { without = [] }] of Object.entries(meals))
    for (const [at, id] of without.entries()) reportUnknownFood(id, kinds, part.source, ['meals', name, 'without', at], problems)
  for (const [place, id] of onlySavoury.entries()) reportUnknownFood(id, kinds, part.source, ['only_savoury', place], problems)
  for (const [place, id] of cookedAsMeat.entries()) reportUnknownFood(id, kinds, part.source, ['cooked_as_meat', place], problems)
  for (const [place, id] of measuredExactly.entries()) reportUnknownFood(id, kinds, part.source, ['measured_exactly', place], problems)
  for (const [place, { foods: ids }] of standsOn.entries())
    for (const [at, id] of ids.entries()) reportUnknownFood(id, kinds, part.source, ['stands_on', place, 'foods', at], problems)
  for (const named of ['of', 'except'] as const)
    for (const [at, id] of sparse[named].entries()) reportUnknownFood(id, kinds, part.source, ['sparse', named, at], problems)
  for (const [place, { foods: ids }] of pinches.entries())
    for (const id of ids) reportUnknownFood(id, kinds, part.source, ['not_bought_for_a_pinch', place], problems)
  for (const [place, id] of goodToHave.entries()) reportUnknownFood(id, foods, part.source, ['good_to_have', place], problems)
  for (const [place, id] of planning.filling_vegetables.entries())
    reportUnknownFood(id, foods, part.source, ['planning', 'filling_vegetables', place], problems)
  for (const [place, id] of planning.full_after.entries())
    reportUnknownFood(id, kinds, part.source, ['planning', 'full_after', place], problems)
  for (const [place, { foods: ids }] of planning.seasons.entries())
    for (const id of ids) reportUnknownFood(id, foods, part.source, ['planning', 'seasons', place], problems)
  for (const [place, { foods: ids }] of planning.a_week.foods.entries())
    for (const id of ids) reportUnknownFood(id, kinds, part.source, ['planning', 'a_week', 'foods', place], problems)
  for (const [place, { foods: ids }] of planning.a_week.most_a_head.entries())
    for (const id of ids) reportUnknownFood(id, kinds, part.source, ['planning', 'a_week', 'most_a_head', place], problems)
  for (const [place, { foods: ids }] of planning.a_day.entries())
    for (const id of ids) reportUnknownFood(id, kinds, part.source, ['planning', 'a_day', place], problems)
  for (const [place, { foods: ids }] of planning.bases.entries())
    for (const id of ids) reportUnknownFood(id, kinds, part.source, ['planning', 'bases', place], problems)
  for (const [place, { foods: ids }] of planning.first_from_home.entries())
    for (const id of ids) reportUnknownFood(id, kinds, part.source, ['planning', 'first_from_home', place], problems)
  for (const [place, { foods: ids }] of planning.one_kind.entries())
    for (const id of ids) reportUnknownFood(id, kinds, part.source, ['planning', 'one_kind', place], problems)
  for (const [place, { foods: ids }] of planning.helpings.entries())
    for (const id of ids) reportUnknownFood(id, kinds, part.source, ['planning', 'helpings', place], problems)
  for (const [place, id] of planning.freezes.entries()) reportUnknownFood(id, kinds, part.source, ['planning', 'freezes', place], problems)
  for (const [place, id] of planning.everyday.entries())
    reportUnknownFood(id, kinds, part.source, ['planning', 'everyday', place], problems)
  for (const [place, { foods: ids }] of planning.unlikely.entries())
    for (const id of ids) reportUnknownFood(id, kinds, part.source, ['planning', 'unlikely', place], problems)
  for (const [place, id] of planning.dear.entries()) reportUnknownFood(id, kinds, part.source, ['planning', 'dear', place], problems)
  for (const [place, id] of planning.not_sent_for.entries())
    reportUnknownFood(id, kinds, part.source, ['planning', 'not_sent_for', place], problems)
  for (const [place, id] of planning.special_diet_goods.entries())
    reportUnknownFood(id, foods, part.source, ['planning', 'special_diet_goods', place], problems)
  for (const [list, rules] of Object.entries({ leanings, less_meat: lessMeat }))
    for (const [place, { suits }] of rules.entries())
      if (!slugs.has(suits))
        problems.push({
          file: part.source.file,
          line: part.source.lineOf([list, place, 'suits']),
          field: `${list}.${place}.suits`,
          message: `nie ma schorzenia ani stylu „${suits}”`,
          remedy: `wpisz jedno z: ${[...slugs].join(', ')}`,
        })
  return {
    asSold,
    accompaniments,
    neverMainMeal,
    meals: {
      breakfast: defined(meals.breakfast),
      lunch: defined(meals.lunch),
      dinner: defined(meals.dinner),
      snack: defined(meals.snack),
    },
    fillingSalad: { kcal: fillingSalad.kcal, proteinG: fillingSalad.protein_g, carbsG: fillingSalad.carbs_g },
    meatAndFish,
    cookedAsMeat,
    alikeOnPlate,
    boughtLast: boughtLast.map((heap) => defined(heap) as MenuRules['boughtLast'][number]),
    usualFirst: usualFirst.map((rule) => defined(rule) as MenuRules['usualFirst'][number]),
    wellKnown,
    knownWith,
    makeshift: makeshift.map((rule) => defined(rule) as MenuRules['makeshift'][number]),
    cookAlike,
    brownsOnceCut,
    onlySavoury,
    measuredExactly,
    standsOn,
    sparse: { kinds: sparse.kinds, of: sparse.of, foodsAtLeast: sparse.foods_at_least, except: sparse.except },
    pinches: pinches.map(({ foods: ids, portion_g: portionG }) => ({ foods: ids, portionG })),
    pastItsDay,
    lessMeat,
    goodToHave,
    leanings: leanings.map(({ suits, nutrient, at_most: atMost, at_least: atLeast }) =>
      defined({ suits, nutrient: NUTRIENTS[nutrient], atMost, atLeast }),
    ),
    planning: readPlanning(planning),
  }
}

function readPlace({
  protein_g: proteinG,
  vegetables_g: vegetablesG,
  kinds_day_off: kindsDayOff = {},
  must,
  ...rest
}: z.output<typeof placeSchema>): PlaceRules {
  const least = {
    proteinG: must.protein_g,
    ownProteinG: must.own_protein_g,
    vegetablesG: must.vegetables_g,
    fullAfterG: must.full_after_g,
  }
  const most = { minutes: must.minutes, ...(must.kcal_at_most !== undefined && { kcalAtMost: must.kcal_at_most }) }
  return { ...rest, must: { ...least, ...most, isOfHome: must.of_home === true }, proteinG, vegetablesG, kindsDayOff }
}

function readPlanning({
  places,
  a_week: { usual, foods, most_a_head: mostAHead },
  a_day: aDay,
  bases,
  first_from_home: firstFromHome,
  one_kind: oneKind,
  once_a_week: onceAWeek,
  helpings,
  day_kcal: dayKcal,
  freezes,
  weekdays,
  weekday_groups: weekdayGroups,
  times_of_day: timesOfDay,
  left_alone: leftAlone,
  kept_for: keptFor,
  running,
  days_counted: daysCounted,
  working_week: workingWeek,
  every_day: everyDay,
  all_meals: allMeals,
  away,
  money,
  most_times: mostTimes,
  occasions,
  table_is_laid_for: tableIsLaidFor,
  everyday,
  special_diet_goods: specialDietGoods,
  dear,
  not_sent_for: notSentFor,
  unlikely,
  meal_aisles: mealAisles,
  batch,
  filling_vegetables: fillingVegetables,
  customs,
  full_after: fullAfter,
  fruit,
  thin_protein: thinProtein,
  dishes_of_months: dishesOfMonths,
  seasons,
  tags,
}: z.output<typeof planningSchema>): MenuRules['planning'] {
  return {
    places: {
      breakfast: readPlace(places.breakfast),
      main: readPlace(places.main),
      light: readPlace(places.light),
      snack: readPlace(places.snack),
    },
    aWeek: { usual, foods: foods.map(({ from_g: fromG, ...rest }) => defined({ ...rest, fromG })), mostAHead },
    aDay,
    bases: bases.map(
      ({ from_g: fromG, vegetable: isVegetable, ...heap }) =>
        defined({ ...heap, fromG, isVegetable }) as MenuRules['planning']['bases'][number],
    ),
    firstFromHome,
    oneKind,
    helpings,
    onceAWeek: onceAWeek.map(({ from_days: fromDays, at_most: atMost, ...rest }) => defined({ ...rest, fromDays, atMost })),
    dayKcal,
    freezes,
    weekdays,
    weekdayGroups,
    timesOfDay,
    leftAlone,
    keptFor,
    running,
    daysCounted,
    workingWeek,
    everyDay,
    allMeals,
    away,
    money,
    mostTimes,
    occasions,
    tableIsLaidFor,
    everyday,
    specialDietGoods,
    dear,
    notSentFor,
    unlikely: unlikely.map(({ people_from: peopleFrom, ...rest }) => defined({ ...rest, peopleFrom })),
    mealAisles,
    batch: { kinds: batch.kinds, keepsDays: batch.keeps_days },
    fillingVegetables,
    customs,
    fullAfter,
    fruit,
    thinProtein,
    dishesOfMonths,
    seasons: seasons.map(({ sold_all_year: isSoldAllYear, ...season }) => defined({ ...season, isSoldAllYear })),
    tags: tags.map(({ people_from: peopleFrom, ...rest }) => defined({ ...rest, peopleFrom })),
  }
}
