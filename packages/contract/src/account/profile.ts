import { z } from 'zod'
import { choiceIdSchema } from '../kitchen/choices.ts'
import { lineSchema, productNameSchema, timestampSchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'
import { LIMITS } from '../shared/limits.ts'

const tag = 'profile'

// More choices than any list has, so that a long body ends here.
const choiceIdsSchema = z.array(choiceIdSchema).max(200)

// More lines than any form sends, empty ones included; without the limit half a million invalid ones would each be validated.
const LINES = 1_000

/** Lines as they were typed, without the empty ones; too many are refused before any is looked at. */
function linesSchema(longest: number, most: number) {
  return z
    .array(z.string())
    .max(LINES, { error: `Lista może zawierać najwyżej ${most} elementów.` })
    .transform(withoutEmpty)
    .pipe(z.array(z.string()).max(most))
    .pipe(z.array(lineSchema(longest)))
    .transform(withoutEmpty)
}

function withoutEmpty(lines: string[]): string[] {
  return lines.filter((line) => line.trim() !== '')
}

const equipmentIdsSchema = z.array(choiceIdSchema)

export const readEquipment = endpoint({
  method: 'GET',
  path: '/my-equipment/',
  tag,
  summary: "The user's kitchen equipment, as ids of the choices.",
  response: equipmentIdsSchema,
})

export const saveEquipment = endpoint({
  method: 'POST',
  path: '/my-equipment/',
  tag,
  summary: "Put these in the place of the user's equipment.",
  body: z.object({ equipment_ids: choiceIdsSchema }),
  response: equipmentIdsSchema,
  errors: ['equipment_unknown'],
})

export const healthConditionsSchema = z.object({ predefined_conditions: z.array(choiceIdSchema), custom_conditions: z.array(z.string()) })
export type HealthConditions = z.output<typeof healthConditionsSchema>

export const readHealthConditions = endpoint({
  method: 'GET',
  path: '/my-health-conditions/list/',
  tag,
  summary: "The user's health conditions; both lists are empty without a consent.",
  response: healthConditionsSchema,
})

export const saveHealthConditions = endpoint({
  method: 'POST',
  path: '/my-health-conditions/',
  tag,
  summary: "Put these in the place of the user's conditions; anything but empty lists needs a consent, standing or given here.",
  body: z.object({
    condition_ids: choiceIdsSchema,
    custom_conditions: linesSchema(LIMITS.customCondition, LIMITS.customConditions).default([]),
    /** True records the consent in its wording of today; false and nothing leave a standing one as it is. */
    health_data_consent: z.boolean().optional(),
  }),
  response: healthConditionsSchema,
  errors: ['condition_unknown', 'health_consent_missing'],
})

export const healthConsentSchema = z.object({
  granted: z.boolean(),
  /** Day of the wording that was agreed to; null without a consent. */
  version: z.string().nullable(),
  granted_at: timestampSchema.nullable(),
})
export type HealthConsent = z.output<typeof healthConsentSchema>

export const readHealthConsent = endpoint({
  method: 'GET',
  path: '/my-health-consent/',
  tag,
  summary: 'Whether the user agreed to the use of their health data.',
  response: healthConsentSchema,
})

export const withdrawHealthConsent = endpoint({
  method: 'DELETE',
  path: '/my-health-consent/',
  tag,
  summary: 'Withdraw the consent and delete the health conditions at once; also 204 when there was none.',
})

export const exclusionSchema = z.object({ product_name: z.string() })
export type Exclusion = z.output<typeof exclusionSchema>
const exclusionsSchema = z.array(exclusionSchema)

export const readExclusions = endpoint({
  method: 'GET',
  path: '/my-exclusions/list/',
  tag,
  summary: 'Products that the user wants in no dish, as they were typed.',
  response: exclusionsSchema,
})

export const saveExclusions = endpoint({
  method: 'POST',
  path: '/my-exclusions/',
  tag,
  summary: "Put these in the place of the user's exclusions; one that is said twice is kept once.",
  body: z.object({ product_names: linesSchema(LIMITS.productName, LIMITS.exclusions) }),
  response: exclusionsSchema,
})

export const readConsideredProfile = endpoint({
  method: 'GET',
  path: '/my-profile/considered/',
  tag,
  summary: 'What of the profile every dish is held against, in words that stand in a sentence.',
  response: z.object({
    /** Conditions, diet and styles as their lists name them ("Nadciśnienie tętnicze"), then conditions in the user's own words. */
    names: z.array(z.string()),
    /** Each exclusion in its case: "bez wątróbki". */
    exclusions: z.array(z.string()),
  }),
})

export const dietSchema = z.object({ diet_id: choiceIdSchema.nullable(), style_ids: z.array(choiceIdSchema) })
export type Diet = z.output<typeof dietSchema>

export const readDiet = endpoint({
  method: 'GET',
  path: '/my-diet/',
  tag,
  summary: "The user's main diet and styles.",
  response: dietSchema,
})

export const saveDiet = endpoint({
  method: 'POST',
  path: '/my-diet/',
  tag,
  summary: 'Choose a main diet, or none, and dietary styles.',
  body: z.object({ diet_id: choiceIdSchema.nullable(), style_ids: choiceIdsSchema.default([]) }),
  response: dietSchema,
  errors: ['diet_unknown', 'dietary_style_unknown'],
})

export const suggestFoods = endpoint({
  method: 'GET',
  path: '/foods/suggestions/',
  tag,
  summary: 'Foods whose names begin with or hold what was typed, at most 8, the likeliest first.',
  query: z.object({ query: productNameSchema }),
  response: z.array(z.object({ name: z.string(), food_id: z.string() })),
})
