import { type DishKind, type DishTag, isOneOf, MENU_RULES, type Meal } from '@spizarka/knowledge'
import { nutrientPerServing } from '../../nutrition/index.ts'
import type { DishFacts } from '../wish/index.ts'
import type { Candidate } from './candidate.ts'
import type { Choice } from './choice.ts'
import { suitsLittleProtein } from './points.ts'

/** A meal of fewer kcal leaves people hungry, whatever stands beside it: unless few were wished for. */
const THIN_KCAL: Readonly<Record<Meal, number>> = { breakfast: 280, lunch: 380, dinner: 300, snack: 0 }

/** Whether a dish leaves whoever eats nothing beside it hungry. */
export function isTooThin(dish: Candidate, choice: Choice): boolean {
  return isThinnerThan(1, dish, choice)
}

const MEAT_ALONE: ReadonlySet<DishKind> = new Set(['fry', 'roast', 'stew', 'stir-fry'])

/** Whether nothing that one gets full after stands beside the meat of a lunch: unless a style or a wish leaves it out. */
export function isBarePlate({ idea }: Candidate, { kitchen: { request, wishedTags } }: Choice): boolean {
  if (request.meal !== 'lunch' || request.profile.styles.length > 0 || (wishedTags?.size ?? 0) > 0) return false
  return MEAT_ALONE.has(idea.kind) && idea.fills.length === 0
}

/** Grams of protein in a serving from which a main meal lasts, and of vegetables from which it has some. */
const ENOUGH_PROTEIN_G: Readonly<Partial<Record<Meal, number>>> = { lunch: 14, dinner: 10 }
const SOME_VEGETABLES_G = 55

/** Whether a plate is looked for: not by whoever wants a kind of dish, or should have little protein. */
export function isForPlate({ kitchen: { request }, wish }: Choice): boolean {
  if (request.meal === null || request.kcal !== null || ENOUGH_PROTEIN_G[request.meal] === undefined) return false
  return !suitsLittleProtein(request.profile) && wish.wants.every(({ kinds, called }) => kinds.length + called.length === 0)
}

/** Whether a serving has as much protein as such a meal lasts by. */
export function isRichEnough({ ingredients, servings }: DishFacts, { kitchen: { request } }: Choice): boolean {
  const enough = (request.meal && ENOUGH_PROTEIN_G[request.meal]) ?? 0
  return (nutrientPerServing(ingredients, servings, 'proteinG') ?? enough) >= enough
}

/** Whether a serving has vegetables, mushrooms or pulses enough to be seen; potatoes and onions are none. */
export function hasVegetables({ ingredients, servings }: DishFacts): boolean {
  const grams = ingredients.reduce((sum, { food, grams: each }) => sum + (isOfVegetables(food.id) ? each : 0), 0)
  return grams >= SOME_VEGETABLES_G * servings
}

const OF_VEGETABLES: readonly string[] = ['warzywa', 'grzyby', 'nasiona-straczkowe', 'surowka', 'dania-warzywne']

function isOfVegetables(id: string): boolean {
  return isOneOf(id, OF_VEGETABLES) && !isOneOf(id, MENU_RULES.planning.fillingVegetables)
}

/** Less than this part of it is no such meal at all; a plate of soup is one that nobody measures. */
const HARDLY_A_MEAL = 0.85
const HARDLY_A_SOUP = 0.5

/** Whether a dish is hardly the meal that was asked for: tomatoes with onions for a breakfast. */
export function isHardlyAMeal(dish: Candidate, choice: Choice): boolean {
  return isThinnerThan(dish.facts.kind === 'soup' ? HARDLY_A_SOUP : HARDLY_A_MEAL, dish, choice)
}

function isThinnerThan(part: number, { facts: { kcal } }: Candidate, { kitchen: { request }, wish }: Choice): boolean {
  if (request.meal === null || request.kcal !== null || kcal === null || kcal >= part * THIN_KCAL[request.meal]) return false
  return !wish.wants.some(({ kcalAtMost, tags }) => kcalAtMost !== null || tags.some(asksForLittle))
}

/** More than this is no such meal for one: half of it would do. */
const MOST_KCAL: Readonly<Record<Meal, number>> = { breakfast: 800, lunch: 1200, dinner: 950, snack: 600 }

/** Whether a serving is more than such a meal for one. */
export function isTooMuch({ facts: { kcal } }: Candidate, { kitchen: { request, servingSize } }: Choice): boolean {
  return request.meal !== null && request.kcal === null && kcal !== null && kcal > MOST_KCAL[request.meal] * (servingSize ?? 1)
}

function asksForLittle({ when }: DishTag): boolean {
  return when.some(({ kcalAtMost }) => kcalAtMost !== undefined)
}
