import type { DishPattern, Food, PatternMethod, RecipeVariant, SlotMeasure } from '@spizarka/knowledge'
import { inflectAdjective, inflectName, preposition } from '../../inflection/index.ts'
import { countAtHome } from '../../stock/index.ts'
import { scaleAmount } from '../../units/index.ts'
import type { ComposedIngredient, ComposedRecipe } from '../composed-recipe.ts'
import { joinNames, menuName, nameLine, roundMl } from '../food-names.ts'
import type { Kitchen } from '../kitchen.ts'
import { explainStock, soonUsed } from '../pantry/index.ts'
import { describeEnergy } from '../wish/index.ts'
import { roomFor } from './choose-method.ts'
import { energyOfFilled, type FilledFood, isMissing, WHOLE_EGG_G } from './fill-pattern.ts'
import { writeSteps } from './write-steps.ts'

/** Less of a spoon than this is told by the pinch. */
const LEAST_OF_A_SPOON = 0.3
const USUAL_MEASURES_G: Readonly<Partial<Record<SlotMeasure, number>>> = { łyżka: 12, łyżeczka: 3, ząbek: 4, szczypta: 0.3 }
const LONGEST_TITLE = 110
const MOST_IN_TITLE = 3

/** Writes out a filled pattern in one method of making it. */
export function writePattern(
  pattern: DishPattern,
  filled: readonly FilledFood[],
  { request, stock }: Kitchen,
  method: PatternMethod = pattern,
): ComposedRecipe {
  const { steps, totalMinutes } = writeSteps(method, filled)
  const used = new Set(steps.flatMap(({ uses = [] }) => uses))
  const listed = filled.filter(({ food }) => used.has(food.id))
  const soon = soonUsed(
    listed.map((food) => food.stock),
    stock.pantry,
    request.today,
  )
  const missing = listed.filter(isMissing).map(({ food }) => food.name)
  const lastingWhy = describeEnergy(energyOfFilled(listed, request.servings), request.kcal)
  return {
    baseId: null,
    title: titleOf(pattern, listed),
    about: 'Danie ułożone z tego, co było w spiżarni.',
    kind: pattern.kind,
    meals: pattern.meals,
    servings: request.servings,
    activeMinutes: Math.min(method.activeMinutes, totalMinutes),
    totalMinutes,
    device: request.device,
    equipment: request.device === null ? method.equipment : [request.device, ...method.equipment],
    ingredients: listed.map((food) => writeIngredient(food, pattern)),
    steps,
    variants: otherMethods(pattern, method, listed),
    keepsDays: pattern.keepsDays,
    why: [
      ...explainStock({ soon, ...countAtHome(listed.map(({ food, stock: held }) => ({ food: food.id, stock: held }))), missing }),
      ...lastingWhy,
    ],
    lastingWhy,
    unmet: null,
  }
}

/** The other methods of making the same, as far as they use all of it and have room for it. */
function otherMethods(pattern: DishPattern, taken: PatternMethod, listed: readonly FilledFood[]): RecipeVariant[] {
  return (pattern.variants ?? []).flatMap((variant) => {
    if (variant === taken || roomFor(variant, listed) < 1) return []
    const { steps, totalMinutes } = writeSteps(variant, listed)
    const used = new Set(steps.flatMap(({ uses = [] }) => uses))
    return listed.every(({ food }) => used.has(food.id)) ? [{ devices: variant.devices, totalMinutes, steps }] : []
  })
}

function writeIngredient({ food, slot, grams }: FilledFood, pattern: DishPattern): ComposedIngredient {
  return {
    name: food.name,
    food: food.id,
    grams,
    line: lineOf(food, grams, slot.measure),
    ...(pattern.named.includes(slot.name) && { main: true as const }),
  }
}

function lineOf(food: Food, grams: number, measure: SlotMeasure | undefined): string {
  if (measure === 'szt.') return nameLine(food, Math.round(grams / WHOLE_EGG_G), measure)
  if (measure !== undefined) {
    const written = measure === 'łyżeczka' && grams < LEAST_OF_A_SPOON * gramsOf(food, measure) ? 'szczypta' : measure
    return nameLine(food, scaleAmount(1, written, grams / gramsOf(food, written)), written)
  }
  return food.unit === 'ml' ? nameLine(food, roundMl(grams / (food.density ?? 1)), 'ml') : nameLine(food, grams, 'g')
}

function gramsOf({ measures }: Food, measure: SlotMeasure): number {
  return measures?.[measure] ?? USUAL_MEASURES_G[measure] ?? 1
}

/** What a filled pattern is called: "Zupa dyniowa z kurczakiem", "Pieczony dorsz z cukinią", "Makaron z tuńczykiem i papryką". */
function titleOf(pattern: DishPattern, filled: readonly FilledFood[]): string {
  const { opening, opened } = openingOf(pattern, filled)
  const named = pattern.named.flatMap((name) => filled.filter((each) => each.slot.name === name && each !== opened))
  const names = [...new Set(named.map(({ food, slot }) => slot.called ?? menuName(food)))]
    .filter((name) => !opening.endsWith(name))
    .slice(0, MOST_IN_TITLE)
  if (names.length === 0) return opening
  const list = joinNames(names.map((name) => inflectName(name)?.in('instrumental') ?? name))
  const full = `${opening} ${preposition('z', list)} ${list}`
  return full.length <= LONGEST_TITLE ? full : opening
}

/** How the title opens, and the food that it names by that. */
function openingOf(
  { title, calledAfter = [], lead }: DishPattern,
  filled: readonly FilledFood[],
): { opening: string; opened: FilledFood | null } {
  for (const [id, called] of calledAfter) {
    const opened = filled.find(({ food }) => food.id === id)
    if (opened) return { opening: called, opened }
  }
  const opened = lead?.slots.flatMap((name) => filled.find(({ slot }) => slot.name === name) ?? [])[0]
  if (!lead || !opened) return { opening: title, opened: null }
  const name = menuName(opened.food)
  const agreement = inflectName(name)?.agreement
  const adjective =
    lead.adjective !== undefined && agreement !== undefined ? `${inflectAdjective(lead.adjective, agreement, 'nominative')} ` : ''
  const opening = `${adjective}${name}${lead.suffix === undefined ? '' : ` ${lead.suffix}`}`
  return { opening: opening.charAt(0).toUpperCase() + opening.slice(1), opened }
}
