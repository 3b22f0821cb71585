import {
  type ChoiceFault,
  checkedEater,
  describeEnergy,
  faultsOfChoice,
  hasTools,
  holdAgainstPantry,
  unmetWishOf,
} from '@spizarka/culinary/compose'
import { checkDish, type KitchenCheck, stepsBesideCooking, toolsOfSteps } from '@spizarka/culinary/kitchen-checks'
import { computeNutrition } from '@spizarka/culinary/nutrition'
import { foreignFoods } from '@spizarka/culinary/recipes'
import { checkRecipe, safetyProfileOf } from '@spizarka/culinary/safety'
import { findFoodById } from '@spizarka/knowledge'
import type { ComposedRecipe, ComposeRecipesRequest } from '../../actions.ts'
import { plainLine } from './plain-line.ts'
import type { ProposedRecipe } from './question.ts'
import { type ProposedIngredient, readProposedIngredients, readProposedSteps } from './read-answer.ts'

const MAX_TITLE_LENGTH = 120
const MAX_INGREDIENTS = 25
const MAX_MINUTES = 600
const MIN_PANTRY_SHARE = 0.6
/** Share by which a serving may miss the wished energy. */
const KCAL_OFF = 0.35
const KEEPS_DAYS = 2

export type Judgement = { recipe: ComposedRecipe } | { objections: string[] }

/**
 * Judges a model's recipe by our own rules: what it is made of, for whom, from what pantry, whether a cook would make it so, and whether it
 * is chosen at least as well as `builtin`, the dish that is served otherwise. Objections are worded for the model and hold no word of its
 * own or of the user's: they go among the rules.
 */
export function acceptRecipe(proposed: ProposedRecipe, request: ComposeRecipesRequest, builtin: ComposedRecipe | undefined): Judgement {
  const title = plainLine(proposed.title, MAX_TITLE_LENGTH)
  if (title === null) return { objections: ['the title is empty, too long or not plain text'] }
  if (proposed.ingredients.length === 0 || proposed.ingredients.length > MAX_INGREDIENTS)
    return { objections: [`it has ${proposed.ingredients.length} ingredients`] }
  const { ingredients, objections: unread } = readProposedIngredients(proposed.ingredients, {
    kind: proposed.kind,
    servings: request.servings,
  })
  if (unread.length > 0) return { objections: unread }
  const { steps, objections: badSteps } = readProposedSteps(proposed.steps, ingredients)
  if (badSteps.length > 0) return { objections: badSteps }
  const needed = ingredients.map(({ food, bought }) => ({ food: food.id, name: food.name, grams: bought }))
  const held = holdAgainstPantry(needed, request)
  const { kcal } = computeNutrition(ingredients, request.servings).perServing
  const energy = describeEnergy(kcal, request.kcal)
  const written = {
    ...writtenRecipe(title, proposed, ingredients, request),
    equipment: toolsOfSteps(steps),
    steps,
    why: [...energy, ...held.why],
    lastingWhy: energy,
  }
  const { profile } = safetyProfileOf(request.profile)
  const recipe = { ...written, unmet: unmetWishOf(written, kcal, { wish: request.wish, profile }) }
  const objections = [
    ...judgeSafety(ingredients, request),
    ...judgeWords([title, ...steps.map(({ text }) => text)], request),
    ...judgeTimes(proposed, request),
    ...judgeCooking(recipe, ingredients, request),
    ...judgeEnergy(kcal, request.kcal),
    ...(held.missing.length > request.maxMissing ? [`${held.missing.length} ingredients are not in the pantry in these amounts`] : []),
    ...(held.coverage < MIN_PANTRY_SHARE ? ['too little of it comes from the pantry'] : []),
    ...judgeChoice(recipe, needed, request, builtin),
  ]
  return objections.length > 0 ? { objections } : { recipe }
}

/** By the foods that we read and by the model's own words: a word that no food of ours explains is not let through. */
function judgeSafety(ingredients: readonly ProposedIngredient[], { profile: eater, servings }: ComposeRecipesRequest): string[] {
  const { profile } = safetyProfileOf(eater)
  const reports = [
    checkRecipe(
      ingredients.map(({ food, grams }) => ({ food: food.id, grams })),
      profile,
      servings,
    ),
    checkRecipe(
      ingredients.map(({ line }) => line),
      profile,
      servings,
    ),
  ]
  const findings = reports.flatMap((report) => report.findings).filter(({ kind }) => kind !== 'warned')
  return [
    ...new Set(findings.map(({ ingredient, kind, rule }) => `ingredient ${ingredient + 1} is ${kind} for this eater (${ourWords(rule)})`)),
  ]
}

/** What the title and the steps mention goes onto the plate, listed or not. */
function judgeWords(texts: readonly string[], { profile: eater }: ComposeRecipesRequest): string[] {
  const { profile } = safetyProfileOf(eater)
  return checkRecipe(texts, profile).findings.flatMap(({ ingredient, kind, rule }) => {
    const where = ingredient === 0 ? 'the title' : `step ${ingredient}`
    return kind === 'blocked' ? [`${where} speaks of what is blocked for this eater (${ourWords(rule)})`] : []
  })
}

/** The name of an exclusion holds the eater's own words, and objections go among the rules that the model obeys. */
function ourWords(rule: string): string {
  return rule.startsWith('exclusion:') ? 'exclusion' : rule
}

function isTime(minutes: number): boolean {
  return Number.isFinite(minutes) && minutes >= 1 && minutes <= MAX_MINUTES
}

function judgeTimes({ minutes, active_minutes: active }: ProposedRecipe, { maxMinutes }: ComposeRecipesRequest): string[] {
  if (!isTime(minutes) || !isTime(active) || active > minutes) return ['its minutes make no sense']
  return maxMinutes !== null && minutes > maxMinutes ? [`it takes ${Math.round(minutes)} minutes`] : []
}

const NOT_LISTED = 'names food that is not listed'
/** Findings whose messages quote what was written: of them only what they are about is told. */
const UNQUOTED: Readonly<Partial<Record<KitchenCheck, string>>> = {
  'not-listed': NOT_LISTED,
  title: `the title ${NOT_LISTED}`,
  amount: 'an amount that nobody can measure out',
  text: 'is not written as plain sentences of 15 to 320 characters, each with a capital and a full stop, none said twice',
}

/** What a cook would object to, in tools that are there, and in steps that are about something else. */
function judgeCooking(
  recipe: ComposedRecipe,
  ingredients: readonly ProposedIngredient[],
  { equipment, profile, kcal }: ComposeRecipesRequest,
): string[] {
  const dish = {
    ...recipe,
    activeMinutes: recipe.activeMinutes ?? recipe.totalMinutes,
    ingredients: ingredients.map(({ food, grams, line }) => ({ food: food.id, grams, line })),
    devices: recipe.equipment,
  }
  const eater = checkedEater({ profile: safetyProfileOf(profile).profile, kcal })
  const findings = checkDish(dish, eater).map(({ check, message, step, food }) => {
    const name = food === null ? '' : (findFoodById(food)?.name ?? food)
    const problem = UNQUOTED[check] ?? message
    return `${step === null ? '' : `step ${step + 1}: `}${name === '' || problem.startsWith(name) ? '' : `${name}: `}${problem}`
  })
  const foods = ingredients.map(({ food }) => food.id)
  // Stricter than with our own dishes, where a word may be the name of the dish or of a part of it.
  const foreign = recipe.steps.flatMap(({ text }, place) =>
    foreignFoods(text, foods).length > 0 ? [`step ${place + 1}: ${NOT_LISTED}`] : [],
  )
  return [
    ...new Set([...findings, ...foreign]),
    ...(foreignFoods(recipe.title, foods).length > 0 ? [`the title ${NOT_LISTED}`] : []),
    ...stepsBesideCooking(recipe.steps, foods).map((place) => `step ${place + 1} has a sentence that is not about cooking`),
    ...(hasTools(recipe.equipment, equipment) ? [] : ['it needs a tool that this kitchen does not have']),
  ]
}

function judgeEnergy(kcal: number | null, wished: number | null): string[] {
  // A wish for nothing is met by nothing: there is nothing to hold it to.
  if (wished === null || wished === 0 || kcal === null) return []
  return Math.abs(kcal - wished) > KCAL_OFF * wished ? [`a serving has ${Math.round(kcal)} kcal instead of ${wished}`] : []
}

const CHOICE_FAULTS: Readonly<Record<ChoiceFault, string>> = {
  'had-lately': 'a dish like it was had lately',
  'no-meal-of-its-own': 'it is no meal of its own',
  'leaves-ending-meat': 'it leaves the meat or fish that ends within three days',
}

/** By the rules by which dishes of the base are chosen. A dish that is nearer to the wish than the built-in one need not use what that one uses. */
function judgeChoice(
  { title, kind, unmet }: ComposedRecipe,
  ingredients: Parameters<typeof faultsOfChoice>[0]['ingredients'],
  request: ComposeRecipesRequest,
  builtin: ComposedRecipe | undefined,
): string[] {
  const [missed, missedByBuiltin] = [unmet?.words.length ?? 0, builtin?.unmet?.words.length ?? 0]
  const beside = builtin && missed >= missedByBuiltin ? builtin.ingredients : null
  const faults = faultsOfChoice({ title, kind, ingredients }, beside, request).map((fault) => CHOICE_FAULTS[fault])
  return builtin && missed > missedByBuiltin ? [...faults, 'more of the wish (zyczenie) can be met'] : faults
}

function writtenRecipe(
  title: string,
  { kind, minutes, active_minutes: active }: ProposedRecipe,
  ingredients: readonly ProposedIngredient[],
  { meal, servings }: ComposeRecipesRequest,
): Omit<ComposedRecipe, 'steps' | 'why' | 'lastingWhy' | 'unmet' | 'equipment'> {
  return {
    baseId: null,
    title,
    about: 'Danie ułożone z tego, co masz w spiżarni.',
    kind,
    meals: meal === null ? ['lunch', 'dinner'] : [meal],
    servings,
    activeMinutes: Math.round(active),
    totalMinutes: Math.round(minutes),
    device: null,
    ingredients: ingredients.map(({ line, food, grams }) => ({ name: food.name, food: food.id, grams, line })),
    variants: [],
    keepsDays: KEEPS_DAYS,
  }
}
