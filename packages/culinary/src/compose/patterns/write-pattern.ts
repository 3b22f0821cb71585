import type { RecipeVariant } from '@spizarka/knowledge'
import { scaleAmount } from '../../units/index.ts'
import type { ComposedIngredient, ComposedRecipe } from '../composed-recipe.ts'
import type { Kitchen } from '../kitchen.ts'
import { nameLine, roundMl } from '../name-line.ts'
import { explainStock, soonUsed } from '../pantry/index.ts'
import { sayEnergy } from '../wish/index.ts'
import { energyOfFilled, type FilledFood, isMissing } from './fill-pattern.ts'
import type { Pattern, PatternWay } from './pattern.ts'
import { titleOf } from './title-of.ts'
import { roomFor } from './way-of.ts'
import { writeSteps } from './write-steps.ts'

const TAP_WATER = 'woda'
/** Less of a spoon than this is told by the pinch. */
const LEAST_OF_A_SPOON = 0.3
const USUAL_SPOONS: Readonly<Record<string, number>> = { łyżka: 12, łyżeczka: 3, ząbek: 4, szczypta: 0.3 }

/** Writes out a filled pattern in one way of making it. */
export function writePattern(
  pattern: Pattern,
  filled: readonly FilledFood[],
  { request, stock }: Kitchen,
  way: PatternWay = pattern,
): ComposedRecipe {
  const { steps, totalMinutes } = writeSteps(way, filled)
  const used = new Set(steps.flatMap(({ uses = [] }) => uses))
  const listed = filled.filter(({ row }) => used.has(row.id))
  const soon = soonUsed(
    listed.map((food) => food.stock),
    stock.pantry,
    request.today,
  )
  const bought = listed.filter(({ row }) => row.id !== TAP_WATER)
  const missing = bought.filter(isMissing).map(({ row }) => row.name)
  const lastingWhy = sayEnergy(energyOfFilled(listed, request.servings), request.kcal)
  return {
    baseId: null,
    title: titleOf(pattern, listed),
    about: 'Danie ułożone z tego, co było w spiżarni.',
    kind: pattern.kind,
    meals: pattern.meals,
    servings: request.servings,
    activeMinutes: Math.min(way.activeMinutes, totalMinutes),
    totalMinutes,
    device: request.device,
    equipment: request.device === null ? way.equipment : [request.device, ...way.equipment],
    ingredients: listed.map((food) => writeIngredient(food, pattern)),
    steps,
    variants: otherWays(pattern, way, listed),
    keepsDays: pattern.keepsDays,
    why: [...explainStock({ soon, have: bought.length - missing.length, total: bought.length, missing }), ...lastingWhy],
    lastingWhy,
  }
}

/** The other ways of making the same, as far as they use all of it and have room for it. */
function otherWays(pattern: Pattern, taken: PatternWay, listed: readonly FilledFood[]): RecipeVariant[] {
  return (pattern.variants ?? []).flatMap((variant) => {
    if (variant === taken || roomFor(variant, listed) < 1) return []
    const { steps, totalMinutes } = writeSteps(variant, listed)
    const used = new Set(steps.flatMap(({ uses = [] }) => uses))
    return listed.every(({ row }) => used.has(row.id)) ? [{ devices: variant.devices, totalMinutes, steps }] : []
  })
}

function writeIngredient({ row, role, grams, slot: { measure } }: FilledFood, pattern: Pattern): ComposedIngredient {
  return {
    name: row.name,
    food: row.id,
    grams,
    line: lineOf(row, grams, measure),
    ...(pattern.named.includes(role) && { main: true as const }),
  }
}

const EGG_G = 51

function lineOf(row: FilledFood['row'], grams: number, measure: FilledFood['slot']['measure']): string {
  if (measure === 'szt.') return nameLine(row, Math.round(grams / EGG_G), measure)
  if (measure !== undefined) {
    const said = measure === 'łyżeczka' && grams < LEAST_OF_A_SPOON * gramsOf(row, measure) ? 'szczypta' : measure
    return nameLine(row, scaleAmount(1, said, grams / gramsOf(row, said)), said)
  }
  return row.unit === 'ml' ? nameLine(row, roundMl(grams / (row.density ?? 1)), 'ml') : nameLine(row, grams, 'g')
}

function gramsOf({ measures }: FilledFood['row'], measure: string): number {
  return measures?.[measure] ?? USUAL_SPOONS[measure] ?? 1
}
