import {
  type BrothRules,
  SEASONING_PLACES,
  type Seasoning,
  type SeasoningRule,
  type SeasoningRules,
} from '@spizarka/knowledge/seasoning-types'
import { DISH_KINDS, type Food } from '@spizarka/knowledge/types'
import { z } from 'zod'
import { defined, type Path, type Problem, readPart, type YamlSource } from '../source.ts'
import { reportUnknownFood } from './wishes.ts'

const FILE = 'dishes/shared/seasonings.yaml'
const PIECE = 'szt.'
/** Grams of a serving from which on a dish has something in it. */
const FROM_G = 15

const anyIds = z.array(z.string().min(1))
const ids = anyIds.nonempty()
const text = z.string().regex(/^\p{Ll}+(?: \p{Ll}+)*$/u, 'słowa małymi literami ze spacją między nimi')
const beginnings = z.array(z.string().regex(/^[a-z]+$/, 'początek słowa bez polskich znaków')).nonempty()
const seasoningSchema = z.strictObject({
  portion: z.tuple([z.number().positive(), z.string().min(1)]),
  at_most: z.number().positive().optional(),
  of: text.optional(),
  put: text,
  put_one: text.optional(),
  with: text,
  fries: z.literal(true).optional(),
  not_with: ids.optional(),
})
const ruleSchema = z.strictObject({
  kinds: z.array(z.enum(DISH_KINDS)).nonempty(),
  foods: ids,
  from_g: z.number().positive().default(FROM_G),
  and_foods: ids.optional(),
  and_from_g: z.number().positive().default(FROM_G),
  not_foods: ids.optional(),
  title: beginnings.optional(),
  not_title: beginnings.optional(),
  take: z.array(z.strictObject({ food: z.string(), at: z.array(z.enum(SEASONING_PLACES)).nonempty(), with: ids.optional() })).nonempty(),
  most: z.int().positive(),
})
const strengthSchema = z
  .strictObject({
    foods: ids,
    per_kg: z.number().positive().optional(),
    named: beginnings.optional(),
    named_per_kg: z.number().positive().optional(),
    asked_by: z.string().optional(),
    portion_g: z.number().positive().optional(),
  })
  .refine(({ asked_by, portion_g }) => (asked_by === undefined) === (portion_g === undefined), 'asked_by i portion_g stoją razem')
  .refine(({ named, named_per_kg }) => (named === undefined) === (named_per_kg === undefined), 'named i named_per_kg stoją razem')
const brothSchema = z.strictObject({
  kinds: z.array(z.enum(DISH_KINDS)).nonempty(),
  not_title: beginnings,
  not_foods: anyIds,
  from_ml: z.number().positive(),
  liquids: z.array(z.strictObject({ foods: ids, of: text, put: text, with: text })).nonempty(),
  cubes: anyIds,
  whole_share: z.number().positive(),
  least_ml: z.number().positive(),
  cube_ml: z.number().positive(),
  with_foods: z.array(z.strictObject({ broth: ids, foods: ids })),
})
const schema = z.strictObject({
  seasonings: z.record(z.string(), seasoningSchema),
  strength: z.array(strengthSchema),
  broth: brothSchema,
  one_of: z.array(ids),
  neutral: anyIds,
  strong: anyIds,
  pickled: anyIds,
  grains: anyIds,
  spices: z.array(ruleSchema),
  herbs: z.array(ruleSchema),
})

/** Reads `dishes/shared/seasonings.yaml`; `kinds` are the ids of all foods and groups. Null where something is wrong with it. */
export function readSeasonings(
  root: string,
  { foods, kinds }: { foods: readonly Food[]; kinds: ReadonlySet<string> },
  problems: Problem[],
): SeasoningRules | null {
  const part = readPart(schema, root, FILE, problems)
  if (!part) return null
  const { source, value } = part
  const { seasonings, strength, broth, one_of: oneOf, neutral, strong, pickled, grains, spices, herbs } = value
  const known = new Set(Object.keys(seasonings))
  const check = (list: readonly string[] = [], at: Path): void => {
    for (const [place, id] of list.entries()) reportUnknownFood(id, kinds, source, [...at, place], problems)
  }
  for (const [food, { portion, of, not_with: notWith }] of Object.entries(seasonings)) {
    checkPortion(food, portion[1], of, foods, source, problems)
    check(notWith, ['seasonings', food, 'not_with'])
  }
  for (const [place, heap] of oneOf.entries()) check(heap, ['one_of', place])
  for (const [place, each] of strength.entries()) check(each.foods, ['strength', place, 'foods'])
  for (const name of ['not_foods', 'cubes'] as const) check(broth[name], ['broth', name])
  for (const [place, each] of broth.liquids.entries()) check(each.foods, ['broth', 'liquids', place, 'foods'])
  for (const [place, each] of broth.with_foods.entries()) {
    check(each.broth, ['broth', 'with_foods', place, 'broth'])
    check(each.foods, ['broth', 'with_foods', place, 'foods'])
  }
  for (const [name, list] of Object.entries({ neutral, strong, pickled, grains })) check(list, [name])
  for (const [name, rules] of Object.entries({ spices, herbs }))
    for (const [place, rule] of rules.entries()) {
      check(rule.foods, [name, place, 'foods'])
      check(rule.and_foods, [name, place, 'and_foods'])
      check(rule.not_foods, [name, place, 'not_foods'])
      for (const [at, { food, with: beside }] of rule.take.entries()) {
        reportUnknownFood(food, known, source, [name, place, 'take', at, 'food'], problems)
        check(beside, [name, place, 'take', at, 'with'])
      }
    }
  return {
    seasonings: Object.entries(seasonings).map(
      ([food, { at_most: atMost, put_one: putOne, not_with: notWith, ...rest }]) =>
        defined({ food, ...rest, atMost, putOne, notWith }) as Seasoning,
    ),
    strength: strength.map(({ per_kg: perKg, named_per_kg: namedPerKg, asked_by: askedBy, portion_g: portionG, ...rest }) =>
      defined({ ...rest, perKg, namedPerKg, askedBy, portionG }),
    ),
    broth: brothOf(broth),
    oneOf,
    neutral,
    strong,
    pickled,
    grains,
    spices: spices.map(readRule),
    herbs: herbs.map(readRule),
  }
}

function brothOf({ kinds, liquids, cubes, ...rest }: z.output<typeof brothSchema>): BrothRules {
  return {
    kinds,
    liquids,
    cubes,
    notTitle: rest.not_title,
    notFoods: rest.not_foods,
    fromMl: rest.from_ml,
    wholeShare: rest.whole_share,
    leastMl: rest.least_ml,
    cubeMl: rest.cube_ml,
    withFoods: rest.with_foods,
  }
}

function readRule({
  from_g: fromG,
  and_foods: andFoods,
  and_from_g: andFromG,
  not_foods: notFoods,
  not_title: notTitle,
  take,
  ...rest
}: z.output<typeof ruleSchema>): SeasoningRule {
  return defined({ ...rest, fromG, andFoods, andFromG, notFoods, notTitle, take: take.map((each) => defined(each)) }) as SeasoningRule
}

/** A seasoning is measured in what its food has a weight for. */
function checkPortion(
  id: string,
  measure: string,
  of: string | undefined,
  foods: readonly Food[],
  source: YamlSource,
  problems: Problem[],
): void {
  const food = foods.find((each) => each.id === id)
  const at: Path = ['seasonings', id]
  const place = { file: source.file, line: source.lineOf(at), field: at.join('.') }
  if (!food) problems.push({ ...place, message: `nie ma produktu „${id}”`, remedy: 'wpisz identyfikator z foods/' })
  else if (measure === PIECE ? !food.pieceNames : food.measures?.[measure] === undefined)
    problems.push({ ...place, message: `„${food.name}” nie ma miary „${measure}”`, remedy: 'wpisz miarę, którą ma w foods/' })
  if ((measure === PIECE) === (of !== undefined))
    problems.push({ ...place, message: 'of stoi za miarą, a przy sztukach go nie ma', remedy: 'dopisz albo usuń of' })
}
