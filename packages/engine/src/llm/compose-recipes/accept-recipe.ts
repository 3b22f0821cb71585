import { holdAgainstPantry, unmetWishOf } from '@spizarka/culinary/compose'
import { computeNutrition } from '@spizarka/culinary/nutrition'
import { foreignFoods } from '@spizarka/culinary/recipes'
import { checkRecipe, safetyProfileOf } from '@spizarka/culinary/safety'
import type { ComposedRecipe, ComposeRecipesRequest } from '../../actions.ts'
import type { ProposedRecipe } from './question.ts'
import { type ProposedIngredient, plainLine, readProposedIngredients, readProposedSteps } from './read-answer.ts'

const LONGEST_TITLE = 120
const MOST_INGREDIENTS = 25
const LONGEST_MINUTES = 600
const SERVING_G = { least: 60, most: 1200 }
const LEAST_FROM_PANTRY = 0.6
/** Share by which a serving may miss the wished energy. */
const KCAL_OFF = 0.35
const KEEPS_DAYS = 2

export type Judgement = { recipe: ComposedRecipe } | { objections: string[] }

/** Judges a model's recipe by our own rules: what it is made of, for whom, from what pantry; objections are worded for the model. */
export function acceptRecipe(proposed: ProposedRecipe, request: ComposeRecipesRequest): Judgement {
  const title = plainLine(proposed.title, LONGEST_TITLE)
  if (title === null) return { objections: ['the title is empty, too long or not plain text'] }
  if (proposed.ingredients.length === 0 || proposed.ingredients.length > MOST_INGREDIENTS)
    return { objections: [`it has ${proposed.ingredients.length} ingredients`] }
  const { ingredients, objections: unread } = readProposedIngredients(proposed.ingredients)
  if (unread.length > 0) return { objections: unread }
  const { steps, objections: badSteps } = readProposedSteps(proposed.steps, ingredients)
  const held = holdAgainstPantry(
    ingredients.map(({ food, bought }) => ({ food: food.id, name: food.name, grams: bought })),
    request,
  )
  const foods = ingredients.map(({ food }) => food.id)
  const objections = [
    ...badSteps,
    ...(foreignFoods(title, foods).length > 0 ? ['the title names food that is not listed'] : []),
    ...judgeSafety(ingredients, request),
    ...judgeWords([title, ...steps.map(({ text }) => text)], request),
    ...judgeServing(ingredients, request),
    ...judgeTime(proposed.minutes, request.maxMinutes),
    ...(held.missing.length > request.maxMissing ? [`${held.missing.length} ingredients are not in the pantry in these amounts`] : []),
    ...(held.coverage < LEAST_FROM_PANTRY ? ['too little of it comes from the pantry'] : []),
  ]
  if (objections.length > 0) return { objections }
  const written = { ...writtenRecipe(title, proposed, ingredients, request), steps, why: held.why }
  const { kcal } = computeNutrition(ingredients, request.servings).perServing
  const { profile } = safetyProfileOf(request.profile)
  return { recipe: { ...written, unmet: unmetWishOf(written, kcal, { wish: request.wish, profile }) } }
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

/** What the title and the steps speak of goes onto the plate, listed or not. */
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

function judgeServing(ingredients: readonly ProposedIngredient[], { servings, kcal: wished }: ComposeRecipesRequest): string[] {
  const grams = ingredients.reduce((sum, each) => sum + each.grams, 0) / servings
  if (grams < SERVING_G.least || grams > SERVING_G.most) return [`a serving weighs ${Math.round(grams)} g`]
  const { kcal } = computeNutrition(ingredients, servings).perServing
  // A wish for nothing is met by nothing: there is nothing to hold it to.
  if (wished === null || wished === 0 || kcal === null) return []
  return Math.abs(kcal - wished) > KCAL_OFF * wished ? [`a serving has ${Math.round(kcal)} kcal instead of ${wished}`] : []
}

function judgeTime(minutes: number, most: number | null): string[] {
  if (!Number.isFinite(minutes) || minutes < 1 || minutes > LONGEST_MINUTES) return ['its minutes make no sense']
  return most !== null && minutes > most ? [`it takes ${minutes} minutes`] : []
}

function writtenRecipe(
  title: string,
  { kind, minutes }: ProposedRecipe,
  ingredients: readonly ProposedIngredient[],
  { meal, servings }: ComposeRecipesRequest,
): Omit<ComposedRecipe, 'steps' | 'why' | 'unmet'> {
  return {
    baseId: null,
    title,
    about: 'Danie ułożone z tego, co masz w spiżarni.',
    kind,
    meals: meal === null ? ['lunch', 'dinner'] : [meal],
    servings,
    activeMinutes: null,
    totalMinutes: Math.round(minutes),
    device: null,
    equipment: [],
    ingredients: ingredients.map(({ line, food, grams }) => ({ name: food.name, food: food.id, grams, line })),
    variants: [],
    keepsDays: KEEPS_DAYS,
    lastingWhy: [],
  }
}
