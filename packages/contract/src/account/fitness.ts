import { z } from 'zod'
import { dayTargetSchema } from '../kitchen/diary.ts'
import { daySchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'
import { LIMITS } from '../shared/limits.ts'

const tag = 'fitness'

/** How much somebody moves, with the words of the screen. */
export const ACTIVITIES = {
  sitting: 'głównie siedzę',
  light: 'trochę ruchu',
  medium: 'umiarkowana aktywność',
  high: 'dużo ruchu',
  very_high: 'bardzo dużo ruchu',
} as const
export type Activity = keyof typeof ACTIVITIES

/** What the figures of a target need to be read with. */
export const FITNESS_NOTES = {
  floor: 'Cel podnieśliśmy do {kcal} kcal: mniej bez opieki lekarza lub dietetyka nie proponujemy.',
  no_deficit_age:
    'Przed 16. rokiem życia nie liczymy celu na chudnięcie. To ułożenie jedzenia do wieku i wzrostu – porozmawiaj z lekarzem.',
  no_deficit_pregnancy: 'W ciąży i podczas karmienia piersią nie liczymy celu na chudnięcie. Ten cel ustal z lekarzem lub dietetykiem.',
  no_deficit_weight: 'Przy tej masie ciała nie liczymy celu na chudnięcie. Ten cel ustal z lekarzem lub dietetykiem.',
  ask_doctor_age: 'Przed ukończeniem 18 lat cel kaloryczny ustal z lekarzem lub dietetykiem.',
  ask_doctor_pregnancy: 'W ciąży i podczas karmienia piersią zapotrzebowanie jest inne – cel ustal z lekarzem.',
  ask_doctor_illness: 'W profilu jest schorzenie. Przed zmianą sposobu jedzenia zapytaj lekarza lub dietetyka.',
  fast_pace: 'To szybkie tempo. Łatwiej utrzymać do 0,5 kg tygodniowo.',
} as const
export type FitnessNote = keyof typeof FITNESS_NOTES

const percentSchema = z.int().min(0).max(100)

const macrosSchema = z
  .object({ protein_percent: percentSchema, fat_percent: percentSchema, carbs_percent: percentSchema })
  .refine(({ protein_percent, fat_percent, carbs_percent }) => protein_percent + fat_percent + carbs_percent === 100, {
    error: 'Udziały białka, tłuszczu i węglowodanów muszą dać razem 100%.',
  })

/** A measurement of a body, to what an amount has at most: three decimals. */
function measuredSchema({ least, most }: { least: number; most: number }) {
  return z
    .number()
    .overwrite((value) => Math.round(value * 1000) / 1000)
    .min(least)
    .max(most)
}

export const weightSchema = measuredSchema(LIMITS.weightKg)

/** What a target is counted from. */
const personSchema = z.object({
  sex: z.enum(['female', 'male']),
  birth_year: z.int(),
  height_cm: measuredSchema(LIMITS.heightCm),
  weight_kg: weightSchema,
  activity: z.enum(Object.keys(ACTIVITIES) as [Activity, ...Activity[]]),
  goal: z.enum(['lose', 'keep', 'gain']),
  pace_kg_per_week: z.number().min(0).max(LIMITS.paceKgPerWeek),
  /** Premium; null is that of the dietary style, else 20/30/50. */
  macros: macrosSchema.nullable(),
})

const countedSchema = z.object({
  bmr_kcal: z.int(),
  tdee_kcal: z.int(),
  target: dayTargetSchema,
  /** The formula by its name, with its numbers. */
  formula: z.string(),
  notes: z.array(z.string()),
})
export type CountedTarget = z.output<typeof countedSchema>

export const fitnessProfileSchema = personSchema.extend({ health_data_consent: z.boolean(), ...countedSchema.shape })
export type FitnessProfile = z.output<typeof fitnessProfileSchema>

export const readFitnessProfile = endpoint({
  method: 'GET',
  path: '/fitness-profile/',
  tag,
  summary: 'What the target of a day is counted from, and the target; 404 while nobody said.',
  response: fitnessProfileSchema,
  errors: ['not_found'],
})

export const saveFitnessProfile = endpoint({
  method: 'PUT',
  path: '/fitness-profile/',
  tag,
  summary: 'Say what the target is counted from; writes today’s weight. Needs the consent to health data, standing or given here.',
  body: personSchema.extend({
    pace_kg_per_week: personSchema.shape.pace_kg_per_week.default(0),
    macros: macrosSchema.nullable().default(null),
    health_data_consent: z.boolean().optional(),
  }),
  response: fitnessProfileSchema,
  errors: ['birth_year_range', 'health_consent_missing', 'premium_macros'],
})

export const previewFitnessProfile = endpoint({
  method: 'POST',
  path: '/fitness-profile/preview/',
  tag,
  summary: 'Count a target and keep nothing of what it is counted from.',
  body: personSchema.extend({
    pace_kg_per_week: personSchema.shape.pace_kg_per_week.default(0),
    macros: macrosSchema.nullable().default(null),
  }),
  response: countedSchema,
  errors: ['birth_year_range'],
})

export const deleteFitnessProfile = endpoint({
  method: 'DELETE',
  path: '/fitness-profile/',
  tag,
  summary: 'Forget what the target is counted from; weights stay.',
  errors: ['not_found'],
})

const weightOfDaySchema = z.object({ day: z.string(), kg: z.number() })

export const listWeights = endpoint({
  method: 'GET',
  path: '/weights/',
  tag,
  summary: 'Weights by day, oldest first; all of them when no range is given.',
  query: z.object({ from: daySchema.optional(), to: daySchema.optional() }),
  response: z.array(weightOfDaySchema),
  errors: ['diary_range_backwards'],
})

export const saveWeight = endpoint({
  method: 'PUT',
  path: '/weights/:day/',
  tag,
  summary: 'Write the weight of a day, in the place of the one before. Needs the consent to health data, standing or given here.',
  body: z.object({ kg: weightSchema, health_data_consent: z.boolean().optional() }),
  response: weightOfDaySchema,
  errors: ['not_found', 'weight_in_future', 'health_consent_missing'],
})

export const deleteWeight = endpoint({
  method: 'DELETE',
  path: '/weights/:day/',
  tag,
  summary: 'Forget the weight of a day.',
  errors: ['not_found'],
})
