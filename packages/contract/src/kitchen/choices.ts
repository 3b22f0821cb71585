import { z } from 'zod'
import { pageOf, pageQuerySchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'

const tag = 'choices'

/** Number of a choice: small, and the same forever. */
export const choiceIdSchema = z.int().min(1).max(32_767)

export const choiceSchema = z.object({ id: choiceIdSchema, name: z.string() })
export type Choice = z.output<typeof choiceSchema>

/** Headings that conditions are under, in the order of the screen. */
export const CONDITION_GROUPS = {
  metabolism: 'Cukier i przemiana materii',
  digestion: 'Trawienie',
  heart: 'Serce i krążenie',
  hormones: 'Hormony i odporność',
  kidneys: 'Nerki, wątroba, kości i stawy',
  allergies: 'Alergie i nietolerancje',
  life: 'Etapy życia',
} as const
export type ConditionGroup = keyof typeof CONDITION_GROUPS

export const conditionChoiceSchema = choiceSchema.extend({
  group: z.enum(Object.keys(CONDITION_GROUPS) as [ConditionGroup, ...ConditionGroup[]]),
})
export type ConditionChoice = z.output<typeof conditionChoiceSchema>

export const listEquipmentChoices = endpoint({
  method: 'GET',
  path: '/equipment-choices/',
  access: 'public',
  tag,
  summary: 'Kitchen equipment to choose from.',
  query: pageQuerySchema,
  response: pageOf(choiceSchema),
  errors: ['invalid_page'],
})

export const listConditionChoices = endpoint({
  method: 'GET',
  path: '/health-condition-choices/',
  access: 'public',
  tag,
  summary: 'Health conditions and allergies to choose from, group by group.',
  query: pageQuerySchema,
  response: pageOf(conditionChoiceSchema),
  errors: ['invalid_page'],
})

export const listDietChoices = endpoint({
  method: 'GET',
  path: '/diet-choices/',
  access: 'public',
  tag,
  summary: 'Main diets to choose one from.',
  query: pageQuerySchema,
  response: pageOf(choiceSchema),
  errors: ['invalid_page'],
})

export const listDietaryStyleChoices = endpoint({
  method: 'GET',
  path: '/dietary-style-choices/',
  access: 'public',
  tag,
  summary: 'Dietary styles to choose any number from.',
  query: pageQuerySchema,
  response: pageOf(choiceSchema),
  errors: ['invalid_page'],
})
