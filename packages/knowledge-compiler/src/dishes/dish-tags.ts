import {
  type Allergen,
  DISH_KINDS,
  type DishTag,
  type DishTagRule,
  EQUIPMENT_KEYS,
  FOOD_TAGS,
  MEALS,
  ORIGINS,
} from '@spizarka/knowledge/types'
import { z } from 'zod'
import { checkAgainst, defined, type Problem, readRequiredYaml, type YamlSource } from '../source.ts'
import { phrases, reportUnknownFood } from './wishes.ts'

const FILE = 'dish-tags.yaml'
const amount = z.number().min(0).optional()
const foods = z.array(z.string()).nonempty().optional()
const equipment = z.array(z.enum(EQUIPMENT_KEYS)).nonempty().optional()
const text = phrases.optional()

const ruleSchemaOf = (allergens: readonly Allergen[]) =>
  z
    .strictObject({
      degree: z.number().gt(0).lt(1).optional(),
      kinds: z.array(z.enum(DISH_KINDS)).nonempty().optional(),
      not_kinds: z.array(z.enum(DISH_KINDS)).nonempty().optional(),
      meals: z.array(z.enum(MEALS)).nonempty().optional(),
      minutes_at_most: amount,
      minutes_at_least: amount,
      work_minutes_at_most: amount,
      keeps_days_at_least: amount,
      ingredients_at_most: amount,
      kcal_at_most: amount,
      kcal_at_least: amount,
      protein_at_least: amount,
      protein_at_most: amount,
      carbs_at_most: amount,
      fat_at_most: amount,
      salt_at_most: amount,
      fibre_at_least: amount,
      vegetables_at_least: amount,
      foods_at_least: amount,
      pungent_at_least: amount,
      leftovers: z.literal(true).optional(),
      frozen_at_least: amount,
      uses_ending: z.literal(true).optional(),
      nothing_bought: z.literal(true).optional(),
      vessels_at_most: amount,
      equipment,
      without_equipment: equipment,
      foods,
      and_foods: foods,
      without_foods: foods,
      without_origins: z.array(z.enum(ORIGINS)).nonempty().optional(),
      without_food_tags: z.array(z.enum(FOOD_TAGS)).nonempty().optional(),
      free_of: z.array(z.enum(allergens)).nonempty().optional(),
      pungent: z.boolean().optional(),
      title: text,
      without_title: text,
      about: text,
      steps: text,
      without_steps: text,
    })
    .refine((rule) => Object.keys(rule).length > 0, { error: 'reguła, która nic nie mówi' })

const tagsSchemaOf = (allergens: readonly Allergen[]) =>
  z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'małe litery bez polskich znaków, słowa łączy „-”'),
      name: z.string().min(1),
      words: phrases,
      any_meal: z.literal(true).optional(),
      only_asked: z.literal(true).optional(),
      leaning: z.literal(true).optional(),
      wall: z.literal(true).optional(),
      in_earnest: z.array(ruleSchemaOf(allergens)).nonempty().optional(),
      times: z.int().min(2).max(4).optional(),
      serving_size: z.number().min(1).max(2).optional(),
      leaves_out: z.array(z.string()).nonempty().optional(),
      told: z.string().min(10).max(160).optional(),
      when: z.array(ruleSchemaOf(allergens)).nonempty(),
    }),
  )

/** Reads `dish-tags.yaml`, whose foods are among `ids`; empty where something is wrong with it. */
export function readDishTags(root: string, ids: ReadonlySet<string>, allergens: readonly Allergen[], problems: Problem[]): DishTag[] {
  const source = readRequiredYaml(root, FILE, problems)
  const tags = source && checkAgainst(tagsSchemaOf(allergens), source, [], '', problems)
  if (!source || !tags) return []
  for (const [place, tag] of tags.entries()) reportDoubles(tag.id, place, tags, source, problems)
  for (const [place, { when }] of tags.entries())
    for (const [rule, each] of when.entries())
      for (const field of ['foods', 'and_foods', 'without_foods'] as const)
        for (const [at, id] of (each[field] ?? []).entries()) reportUnknownFood(id, ids, source, [place, 'when', rule, field, at], problems)
  for (const [place, { leaves_out: left = [] }] of tags.entries())
    for (const [at, id] of left.entries()) reportUnknownFood(id, ids, source, [place, 'leaves_out', at], problems)
  return tags.map(
    ({
      any_meal: anyMeal,
      only_asked: onlyAsked,
      leaves_out: leavesOut,
      serving_size: servingSize,
      in_earnest: inEarnest,
      when,
      ...tag
    }) => ({
      ...tag,
      ...(anyMeal && { anyMeal }),
      ...(onlyAsked && { onlyAsked }),
      ...(leavesOut && { leavesOut }),
      ...(servingSize !== undefined && { servingSize }),
      ...(inEarnest && { inEarnest: inEarnest.map(readRule) }),
      when: when.map(readRule),
    }),
  )
}

function readRule(rule: z.output<ReturnType<typeof ruleSchemaOf>>): DishTagRule {
  return defined({
    kinds: rule.kinds,
    notKinds: rule.not_kinds,
    meals: rule.meals,
    degree: rule.degree,
    minutesAtMost: rule.minutes_at_most,
    minutesAtLeast: rule.minutes_at_least,
    workMinutesAtMost: rule.work_minutes_at_most,
    keepsDaysAtLeast: rule.keeps_days_at_least,
    ingredientsAtMost: rule.ingredients_at_most,
    kcalAtMost: rule.kcal_at_most,
    kcalAtLeast: rule.kcal_at_least,
    proteinAtLeast: rule.protein_at_least,
    proteinAtMost: rule.protein_at_most,
    carbsAtMost: rule.carbs_at_most,
    fatAtMost: rule.fat_at_most,
    saltAtMost: rule.salt_at_most,
    fibreAtLeast: rule.fibre_at_least,
    vegetablesAtLeast: rule.vegetables_at_least,
    foodsAtLeast: rule.foods_at_least,
    pungentAtLeast: rule.pungent_at_least,
    leftovers: rule.leftovers,
    frozenAtLeast: rule.frozen_at_least,
    usesEnding: rule.uses_ending,
    nothingBought: rule.nothing_bought,
    vesselsAtMost: rule.vessels_at_most,
    equipment: rule.equipment,
    withoutEquipment: rule.without_equipment,
    foods: rule.foods,
    andFoods: rule.and_foods,
    withoutFoods: rule.without_foods,
    withoutOrigins: rule.without_origins,
    withoutFoodTags: rule.without_food_tags,
    freeOf: rule.free_of,
    pungent: rule.pungent,
    title: rule.title,
    withoutTitle: rule.without_title,
    about: rule.about,
    steps: rule.steps,
    withoutSteps: rule.without_steps,
  }) as DishTagRule
}

function reportDoubles(id: string, place: number, tags: readonly { id: string }[], source: YamlSource, problems: Problem[]): void {
  if (tags.findIndex((other) => other.id === id) === place) return
  problems.push({
    file: FILE,
    line: source.lineOf([place, 'id']),
    field: `${place}.id`,
    message: `identyfikator „${id}” stoi dwa razy`,
    remedy: 'połącz te wpisy',
  })
}
