import { AISLES, COMPOSITIONS, LACTOSE_LEVELS, ORIGINS } from '@spizarka/knowledge/types'
import { z } from 'zod'
import type { TraitNames } from './traits.ts'

const PATTERN = /^(?:\*?[a-z0-9]+[*~]?)(?:\|\*?[a-z0-9]+[*~]?)*$/
const pattern = z
  .string()
  .regex(PATTERN, 'słowa małymi literami bez polskich znaków; stem* dowolna końcówka, stem~ przypadki, a|b jedno z nich')
const patterns = z.array(pattern).nonempty()
const phrases = z
  .array(
    z
      .string()
      .refine((phrase) => phrase.split(' ').every((word) => PATTERN.test(word)), 'słowa bez polskich znaków rozdzielone jedną spacją'),
  )
  .nonempty()
const text = z.string().trim().min(1)

const amount = z.number().positive()
const measuresSchema = z.strictObject({
  grams: amount.optional(),
  glycaemic_load: amount.optional(),
  sugars_g: amount.optional(),
  carbs_g: amount.optional(),
  fat_g: amount.optional(),
})
const mineralSchema = z.strictObject({ name: text, high_per_100g: amount, notable_per_serving: amount })

/** The shapes of the files that name traits, for the traits there are. */
export function gateSchemas(names: TraitNames) {
  const traits = z.array(z.enum(names.traits))

  const clause = z.strictObject({
    aisles: z.array(z.enum(AISLES)).nonempty().optional(),
    without_aisles: z.array(z.enum(AISLES)).nonempty().optional(),
    kinds_of: z.array(text).nonempty().optional(),
    compositions: z.array(z.enum(COMPOSITIONS)).nonempty().optional(),
    from: z.array(z.enum(ORIGINS)).nonempty().optional(),
    contains: z.array(z.enum(names.allergens)).nonempty().optional(),
    tags: z.array(text).nonempty().optional(),
    without_tags: z.array(text).nonempty().optional(),
    lactose: z.array(z.enum(LACTOSE_LEVELS)).nonempty().optional(),
    gluten_from: z.literal('wheat').optional(),
    sweet_drink: z.literal(true).optional(),
    toxic: z.literal(true).optional(),
  })

  const foodRule = z.strictObject({
    finds: z.enum(['blocked', 'warned', 'unchecked']),
    food: clause.optional(),
    at_least: measuresSchema.optional(),
    more_than: measuresSchema.optional(),
    unknown_amount: z.literal('counts').optional(),
    per_100g: z.strictObject({ carbs_g: amount.optional(), fat_g: amount.optional() }).optional(),
    rich_in: z
      .array(z.enum(['potassium_mg', 'phosphorus_mg', 'salt_g']))
      .nonempty()
      .optional(),
    reason: text,
    source: z.string().optional(),
    why: text.optional(),
    // One serving: a line, or several of a whole dish.
    example: z.union([text, z.array(text).nonempty()]),
  })
  const profileChoice = z.strictObject({
    why: text.optional(),
    example: text.optional(),
    blocks: traits.optional(),
    warns: traits.optional(),
    source: z.string(),
    rules: z.array(foodRule).optional(),
    dish_rules: z.array(foodRule).nonempty().optional(),
  })
  const profileRule = profileChoice.refine(({ blocks, warns, example }) => example !== undefined || (!blocks && !warns), {
    path: ['example'],
    error: 'wpisz wiersz, który tylko przez to jest zabroniony albo budzi ostrzeżenie',
  })
  const rules = z.strictObject({
    sources: z.record(z.string(), text),
    minerals: z.strictObject({
      why: text,
      figures: z.strictObject({ potassium_mg: mineralSchema, phosphorus_mg: mineralSchema, salt_g: mineralSchema }),
    }),
    glycaemic_index: z.record(z.string(), amount),
    conditions: z.record(z.string(), profileRule),
    diets: z.record(z.string(), profileRule),
    styles: z.record(z.string(), profileRule),
  })

  const phraseGroup = z.strictObject({
    why: text.optional(),
    holds: traits.nonempty().optional(),
    may_hold: traits.nonempty().optional(),
    instead: z.literal(true).optional(),
    known: z.literal(true).optional(),
    alone: z.union([z.literal(true), z.literal('dish')]).optional(),
    phrases,
    example: text,
  })
  const phraseFile = z.strictObject({ why: text, source: text.optional(), groups: z.array(phraseGroup).nonempty() })

  const exclusion = z.strictObject({
    id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'identyfikator z małych liter bez polskich znaków i łączników'),
    why: text.optional(),
    typed: phrases,
    raw: traits.nonempty().optional(),
    traits: traits.nonempty().optional(),
    words: phrases.optional(),
    foods: z.array(clause).nonempty().optional(),
    suspects: z.array(clause).optional(),
    never: z.array(clause).nonempty().optional(),
    hidden_in: z.strictObject({ traits, unless: pattern }).optional(),
    example: z.strictObject({ excluded: text, line: text }),
  })
  const exclusionFile = z.strictObject({ why: text, groups: z.array(exclusion).nonempty() })

  const takenOut = z.strictObject({ why: text, groups: z.array(z.strictObject({ words: patterns, traits })).nonempty() })
  const freeFrom = z.strictObject({
    claims: takenOut,
    lacks: takenOut,
    doubts: z.strictObject({
      why: text,
      groups: z.array(z.strictObject({ lacked: patterns, dishes: patterns, traits: traits.nonempty() })).nonempty(),
    }),
    purity: takenOut,
    english_claims: z.strictObject({ why: text, words: z.record(z.string(), text) }),
  })
  return { rules, phraseFile, exclusionFile, freeFrom }
}
type Schemas = ReturnType<typeof gateSchemas>

export type RulesFile = z.output<Schemas['rules']>
export type ExclusionsFile = z.output<Schemas['exclusionFile']>
export type WrittenProfileRule = RulesFile['conditions'][string]
export type WrittenFoodRule = NonNullable<WrittenProfileRule['rules']>[number]
export type WrittenExclusion = ExclusionsFile['groups'][number]
export type WrittenClause = NonNullable<WrittenFoodRule['food']>
export type WrittenMeasures = z.output<typeof measuresSchema>

const wordListSchema = z
  .strictObject({
    why: text,
    example: text.optional(),
    words: patterns.optional(),
    stems: z.array(z.string()).optional(),
    endings: z.array(z.string()).optional(),
  })
  .refine(({ words, stems }) => words !== undefined || stems !== undefined, 'lista bez słów: dopisz words albo stems i endings')
export const wordsSchema = z.record(z.string(), wordListSchema)

const namesSchema = z.record(z.string(), text)
export const foreignSchema = z.strictObject({ genera: namesSchema, phrases: namesSchema, english: namesSchema, english_forms: namesSchema })
