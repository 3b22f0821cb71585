import type { EquipmentKey } from '../knowledge/choices/index.ts'
import { foreignFoods, namesFood } from './foods-in-text.ts'
import type { MachineSetting, Recipe, RecipeStep } from './recipe.ts'

const STEP_COUNT = { least: 2, most: 12 }
const STEP_LENGTH = { least: 15, most: 320 }
/** From melting chocolate to a very hot pizza stone, in degrees Celsius. */
const TEMPERATURES = { least: 30, most: 280 }
const MACHINES: readonly EquipmentKey[] = ['thermomix', 'lidlomix']
/** What both multi-cookers can do (reference/nutrition-and-units.md, section 9). */
const MACHINE = { hottest: 120, fastest: 10, fastestHot: 6, hot: 60, mostG: 2200 }
const OVEN = /piekarni[kc]/iu
/** Words that take up several ingredients at once. */
const TOGETHER =
  /\b(?:wszystk|składnik|pozostał|reszt|przypraw|warzyw|owoc|ciast|mas[aęyą]|masie|farsz|nadzieni|sos|zup|wywar|zalew|marynat|dressing|kruszonk|zioł|zioł|mięs|such[aey]|suche|mokr|całoś|panier|posyp|przypr|dopraw|kotlet|klops|pulpet|plack|placu|placek|klusk|pierog|past[aęy]|krem|polew|lukr|syrop|zaczyn)/iu

/** Faults of one way of making a recipe: what its steps use, their times and their temperatures. */
export function validateSteps(
  recipe: Recipe,
  steps: readonly RecipeStep[],
  totalMinutes: number,
  devices: readonly EquipmentKey[],
): string[] {
  const listed = recipe.ingredients.map(({ food }) => food)
  const used = new Set(steps.flatMap((step) => step.uses ?? []))
  const longest = Math.max(0, ...steps.map((step) => step.timer?.minutes ?? 0))
  const isMachine = devices.some((device) => MACHINES.includes(device))
  return [
    ...(steps.length < STEP_COUNT.least || steps.length > STEP_COUNT.most ? [`${steps.length} steps`] : []),
    ...listed.filter((food) => !used.has(food)).map((food) => `no step uses ${food}`),
    ...[...used].filter((food) => !listed.includes(food)).map((food) => `a step uses ${food}, which is not listed`),
    ...(longest > totalMinutes ? [`a timer of ${longest} minutes in ${totalMinutes}`] : []),
    ...(isMachine ? validateBowl(recipe, steps) : []),
    ...validateOven(recipe, steps, devices),
    ...validateBlender(steps, devices),
    ...steps.flatMap((step, place) => validateStep(step, listed, isMachine).map((fault) => `step ${place + 1}: ${fault}`)),
  ]
}

function validateBowl({ ingredients }: Recipe, steps: readonly RecipeStep[]): string[] {
  if (!steps.some((step) => step.machine)) return ['no step sets the machine']
  const inBowl = new Set(steps.flatMap((step) => (step.machine ? (step.uses ?? []) : [])))
  const grams = ingredients.reduce((sum, each) => sum + (inBowl.has(each.food) ? each.grams : 0), 0)
  return grams > MACHINE.mostG ? [`${Math.round(grams)} g in a bowl of ${MACHINE.mostG}`] : []
}

/** A multi-cooker does not bake: its steps may use the oven of the dish, though some do without it. */
function validateOven({ equipment }: Recipe, steps: readonly RecipeStep[], devices: readonly EquipmentKey[]): string[] {
  const first = steps.find(({ text }) => OVEN.test(text))
  const isThere = devices.includes('oven') || (equipment.includes('oven') && devices.some((device) => MACHINES.includes(device)))
  if ((first && !isThere) || (!first && devices.includes('oven'))) return ['"piekarnik" in the steps and oven in the equipment go together']
  return first && !first.text.includes('°C') ? ['the first step at the oven names no temperature'] : []
}

function validateBlender(steps: readonly RecipeStep[], devices: readonly EquipmentKey[]): string[] {
  const blends = steps.some(({ text }) => /zblenduj|blender/iu.test(text))
  return blends && !devices.some((device) => /blender|mix/.test(device)) ? ['blends without a blender'] : []
}

function validateStep({ text, uses, timer, machine }: RecipeStep, listed: readonly string[], isMachine: boolean): string[] {
  const faults: string[] = []
  if (text !== text.trim() || text.length < STEP_LENGTH.least || text.length > STEP_LENGTH.most || !/^\p{Lu}.*[.…]$/su.test(text))
    faults.push('text: 15 to 320 characters, a capital, a full stop')
  if (/ \d+°| \d+ ?stopni|\d °/u.test(text) && !/\d°C/u.test(text)) faults.push('degrees are written "180°C"')
  for (const [, degrees] of text.matchAll(/(?<!\d)(\d+)\s?°C/gu))
    if (Number(degrees) < TEMPERATURES.least || Number(degrees) > TEMPERATURES.most) faults.push(`${degrees}°C`)
  if (timer && !(namesMinutes(text, timer.minutes) && timer.label.length >= 3 && timer.label.length <= 24))
    faults.push(`a timer of ${timer.minutes} minutes that the text does not name, or a label outside 3 to 24 characters`)
  if (machine) faults.push(...(isMachine ? validateMachine(machine) : ['a machine setting outside a variant for it']))
  if (!TOGETHER.test(text)) for (const food of uses ?? []) if (!namesFood(text, food)) faults.push(`uses ${food} without naming it`)
  for (const word of foreignFoods(text, listed)) faults.push(`names "${word}", which is not listed`)
  return faults
}

/** "10 minut", "8–10 minut", "1,5 godziny", "2 godziny", "godzinę". */
function namesMinutes(text: string, minutes: number): boolean {
  if (minutes === 60 && /\bgodzinę/u.test(text)) return true
  if (minutes === 30 && /pół godziny/u.test(text)) return true
  return [...text.matchAll(/(?<![\d,])(\d+(?:,\d+)?)(?:\s?–\s?(\d+(?:,\d+)?))?\s(min|godz)/gu)].some(([, from, to, unit]) =>
    [from, to].some((figure) => figure !== undefined && Number(figure.replace(',', '.')) * (unit === 'godz' ? 60 : 1) === minutes),
  )
}

function validateMachine({ seconds, minutes, heat, speed }: MachineSetting): string[] {
  const faults: string[] = []
  if ((seconds === undefined) === (minutes === undefined)) faults.push('machine: either seconds or minutes')
  if (typeof heat === 'number' && (heat < 37 || heat > MACHINE.hottest)) faults.push(`machine: ${heat}°C`)
  if (typeof speed === 'number' && (speed < 1 || speed > MACHINE.fastest)) faults.push(`machine: speed ${speed}`)
  if (typeof speed === 'number' && typeof heat === 'number' && heat > MACHINE.hot && speed > MACHINE.fastestHot)
    faults.push('machine: too fast while hot')
  return faults
}
