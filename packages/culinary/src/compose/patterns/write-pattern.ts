import { inflectName, preposition } from '../../inflection/index.ts'
import type { RecipeStep } from '../../recipes/index.ts'
import { scaleAmount } from '../../units/index.ts'
import type { ComposedIngredient, ComposedRecipe } from '../composed-recipe.ts'
import { explainStock } from '../explain-stock.ts'
import type { Kitchen } from '../kitchen.ts'
import { soonUsed } from '../use-soon.ts'
import { sayEnergy } from '../wished-energy.ts'
import { nameLine } from '../write-line.ts'
import { energyOfFilled, type FilledFood, isMissing } from './fill-pattern.ts'
import type { Pattern, PatternStep, Role } from './pattern.ts'

const LONGEST_TITLE = 110
const MOST_IN_TITLE = 3
const TAP_WATER = 'woda'
/** How it was sold is nothing for a menu. */
const AS_SOLD = / (?:konserwow|mrożon|surow)\p{L}+$/u
const PLACEHOLDER = /\{(?:([^|{}]*)\|)?([a-z,]+):(acc|ins)(?:\|([^|{}]*))?\}/gu
const CASES = { acc: 'accusative', ins: 'instrumental' } as const
const USUAL_SPOONS: Readonly<Record<string, number>> = { łyżka: 12, łyżeczka: 3, ząbek: 4 }

/** Writes out a filled pattern. */
export function writePattern(pattern: Pattern, filled: readonly FilledFood[], { request, stock }: Kitchen): ComposedRecipe {
  const steps = pattern.steps
    .filter(({ needs, without = [] }) => needs.every((role) => has(filled, role)) && !without.some((role) => has(filled, role)))
    .map((step) => writeStep(step, filled))
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
    activeMinutes: pattern.activeMinutes,
    totalMinutes: pattern.totalMinutes,
    device: null,
    equipment: pattern.equipment,
    ingredients: listed.map((food) => writeIngredient(food, pattern)),
    steps,
    variants: [],
    keepsDays: pattern.keepsDays,
    why: [...explainStock({ soon, have: bought.length - missing.length, total: bought.length, missing }), ...lastingWhy],
    lastingWhy,
  }
}

function has(filled: readonly FilledFood[], role: Role): boolean {
  return filled.some((food) => food.role === role)
}

function titleOf({ title, named }: Pattern, filled: readonly FilledFood[]): string {
  const foods = named.flatMap((role) => filled.filter((food) => food.role === role)).slice(0, MOST_IN_TITLE)
  if (foods.length === 0) return title
  const names = listInCase(foods, 'instrumental', (name) => name.replace(AS_SOLD, ''))
  const full = `${title} ${preposition('z', names)} ${names}`
  return full.length <= LONGEST_TITLE ? full : title
}

function writeStep({ text, uses, timer }: PatternStep, filled: readonly FilledFood[]): RecipeStep {
  const written = text.replace(
    PLACEHOLDER,
    (_, before: string | undefined, roles: string, asked: 'acc' | 'ins', behind: string | undefined) => {
      const foods = filled.filter(({ role }) => roles.split(',').includes(role))
      return foods.length === 0 ? '' : `${before ?? ''}${listInCase(foods, CASES[asked])}${behind ?? ''}`
    },
  )
  const opened = written.replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_, end: string, letter: string) => end + letter.toUpperCase())
  return { text: opened, uses: filled.filter(({ role }) => uses.includes(role)).map(({ row }) => row.id), ...(timer && { timer }) }
}

/** "marchew, por i ziemniaki" in a case. All foods of the slots can be inflected, which a test holds. */
function listInCase(
  foods: readonly FilledFood[],
  grammaticalCase: 'accusative' | 'instrumental',
  shorten = (name: string): string => name,
): string {
  const names = foods.map(({ row }) => shorten(inflectName(row.name)?.in(grammaticalCase) ?? row.name))
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} i ${last}`
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
  if (measure === 'szt.') return nameLine(row.name, Math.round(grams / EGG_G), measure)
  if (measure !== undefined) {
    const one = row.measures?.[measure] ?? USUAL_SPOONS[measure] ?? 1
    const spoons = scaleAmount(1, measure, grams / one)
    return nameLine(row.name, spoons, measure)
  }
  return row.unit === 'ml' ? nameLine(row.name, roundMl(grams / (row.density ?? 1)), 'ml') : nameLine(row.name, grams, 'g')
}

function roundMl(ml: number): number {
  const step = ml >= 50 ? 10 : 5
  return Math.max(step, Math.round(ml / step) * step)
}
