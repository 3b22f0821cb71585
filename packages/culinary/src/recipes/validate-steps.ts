import { type EquipmentKey, findFoodById, type MachineSetting, RECIPE_WORDS, type Recipe, type RecipeStep } from '@spizarka/knowledge'
import { foreignFoods, namesFood } from './foods-in-text.ts'

/** What is wrong with one way of making a dish. */
export interface StepFault {
  code:
    | 'step-count'
    | 'unused-ingredient'
    | 'unlisted-use'
    | 'timer-beyond-time'
    | 'machine-never-set'
    | 'bowl-too-small'
    | 'oven-without-equipment'
    | 'oven-without-temperature'
    | 'blender-without-equipment'
    | 'text-form'
    | 'degrees-form'
    | 'temperature'
    | 'timer-not-named'
    | 'timer-label'
    | 'machine-outside-variant'
    | 'machine-time'
    | 'machine-heat'
    | 'machine-speed'
    | 'machine-fast-while-hot'
    | 'use-not-named'
    | 'food-not-listed'
  /** The step, from 0; null where it is about all of them. */
  step: number | null
  /** What it is about: a food by its name, a word, a figure. */
  about: string
}

export const STEP_COUNT = { least: 2, most: 12 }
export const STEP_LENGTH = { least: 15, most: 320 }
export const LABEL_LENGTH = { least: 3, most: 24 }
/** From melting chocolate to a very hot pizza stone, in degrees Celsius. */
export const TEMPERATURES = { least: 30, most: 280 }
const MULTICOOKERS: readonly EquipmentKey[] = ['thermomix', 'lidlomix']
const BLENDERS: readonly EquipmentKey[] = ['blender', 'hand-blender', 'mixer', 'stand-mixer', 'thermomix', 'lidlomix']
/** What both multi-cookers can do (reference/nutrition-and-units.md, section 9). */
const MACHINE = { coolest: 37, hottest: 120, fastest: 10, fastestHot: 6, hot: 60, mostG: 2200 }

/** Faults of one way of making a dish: what its steps use, their times and their temperatures. */
export function validateSteps(
  dish: Pick<Recipe, 'ingredients' | 'equipment'>,
  steps: readonly RecipeStep[],
  totalMinutes: number,
  devices: readonly EquipmentKey[],
): StepFault[] {
  const ofAll = (code: StepFault['code'], about: string | number): StepFault => ({ code, step: null, about: String(about) })
  const listed = dish.ingredients.map(({ food }) => food)
  const used = new Set(steps.flatMap((step) => step.uses ?? []))
  const longest = Math.max(0, ...steps.map((step) => step.timer?.minutes ?? 0))
  const isMachine = devices.some((device) => MULTICOOKERS.includes(device))
  const blends = steps.some(({ text }) => hasWordOf(text, RECIPE_WORDS.blenderWords))
  return [
    ...(steps.length < STEP_COUNT.least || steps.length > STEP_COUNT.most ? [ofAll('step-count', steps.length)] : []),
    ...listed.filter((food) => !used.has(food)).map((food) => ofAll('unused-ingredient', nameOf(food))),
    ...[...used].filter((food) => !listed.includes(food)).map((food) => ofAll('unlisted-use', nameOf(food))),
    ...(longest > totalMinutes ? [ofAll('timer-beyond-time', longest)] : []),
    ...(isMachine && !steps.some((step) => step.machine) ? [ofAll('machine-never-set', devices.join(', '))] : []),
    ...(isMachine && gramsInBowl(dish, steps) > MACHINE.mostG ? [ofAll('bowl-too-small', Math.round(gramsInBowl(dish, steps)))] : []),
    ...validateOven(dish, steps, devices).map((code) => ofAll(code, '')),
    ...(blends && !devices.some((device) => BLENDERS.includes(device)) ? [ofAll('blender-without-equipment', '')] : []),
    ...steps.flatMap((step, place) => validateStep(step, listed, isMachine).map(([code, about]) => ({ code, step: place, about }))),
  ]
}

function gramsInBowl({ ingredients }: Pick<Recipe, 'ingredients'>, steps: readonly RecipeStep[]): number {
  const inBowl = new Set(steps.flatMap((step) => (step.machine ? (step.uses ?? []) : [])))
  return ingredients.reduce((sum, each) => sum + (inBowl.has(each.food) ? each.grams : 0), 0)
}

/** A multi-cooker does not bake: its steps may use the oven of the dish, though some do without it. */
function validateOven(
  { equipment }: Pick<Recipe, 'equipment'>,
  steps: readonly RecipeStep[],
  devices: readonly EquipmentKey[],
): StepFault['code'][] {
  const first = steps.find(({ text }) => hasWordOf(text, RECIPE_WORDS.ovenWords))
  const isThere = devices.includes('oven') || (equipment.includes('oven') && devices.some((device) => MULTICOOKERS.includes(device)))
  if ((first && !isThere) || (!first && devices.includes('oven'))) return ['oven-without-equipment']
  return first && !first.text.includes('°C') ? ['oven-without-temperature'] : []
}

type Found = [code: StepFault['code'], about: string]

function validateStep({ text, uses, notFoods = [], timer, machine }: RecipeStep, listed: readonly string[], isMachine: boolean): Found[] {
  const faults: Found[] = []
  if (text !== text.trim() || !isWithin(text.length, STEP_LENGTH) || !/^\p{Lu}.*[.…]$/su.test(text))
    faults.push(['text-form', String(text.length)])
  if (/ \d+°| \d+ ?stopni|\d °/u.test(text) && !/\d°C/u.test(text)) faults.push(['degrees-form', ''])
  for (const [, degrees = ''] of text.matchAll(/(?<!\d)(\d+)\s?°C/gu))
    if (!isWithin(Number(degrees), TEMPERATURES)) faults.push(['temperature', degrees])
  if (timer && !namesMinutes(text, timer.minutes)) faults.push(['timer-not-named', String(timer.minutes)])
  if (timer && !isWithin(timer.label.length, LABEL_LENGTH)) faults.push(['timer-label', timer.label])
  if (machine) faults.push(...(isMachine ? validateMachine(machine) : [['machine-outside-variant', ''] satisfies Found]))
  if (!hasWordOf(text, RECIPE_WORDS.collectiveWords))
    for (const food of uses ?? []) if (!namesFood(text, food)) faults.push(['use-not-named', nameOf(food)])
  for (const word of foreignFoods(text, listed)) if (!notFoods.includes(word)) faults.push(['food-not-listed', word])
  return faults
}

/** Whether a text names a time: "10 minut", "8–10 minut", "1,5 godziny", "2 godziny", "godzinę". */
export function namesMinutes(text: string, minutes: number): boolean {
  if (minutes === 60 && /\bgodzinę/u.test(text)) return true
  if (minutes === 30 && /pół godziny/u.test(text)) return true
  return [...text.matchAll(/(?<![\d,])(\d+(?:,\d+)?)(?:\s?–\s?(\d+(?:,\d+)?))?\s(min|godz)/gu)].some(([, from, to, unit]) =>
    [from, to].some((figure) => figure !== undefined && Number(figure.replace(',', '.')) * (unit === 'godz' ? 60 : 1) === minutes),
  )
}

function validateMachine({ seconds, minutes, heat, speed }: MachineSetting): Found[] {
  const faults: Found[] = []
  if ((seconds === undefined) === (minutes === undefined)) faults.push(['machine-time', ''])
  if (typeof heat === 'number' && (heat < MACHINE.coolest || heat > MACHINE.hottest)) faults.push(['machine-heat', String(heat)])
  if (typeof speed === 'number' && (speed < 1 || speed > MACHINE.fastest)) faults.push(['machine-speed', String(speed)])
  if (typeof speed === 'number' && typeof heat === 'number' && heat > MACHINE.hot && speed > MACHINE.fastestHot)
    faults.push(['machine-fast-while-hot', String(speed)])
  return faults
}

function nameOf(food: string): string {
  return findFoodById(food)?.name ?? food
}

function isWithin(value: number, { least, most }: { least: number; most: number }): boolean {
  return value >= least && value <= most
}

/** Whether a word of a text begins with one of these. */
function hasWordOf(text: string, beginnings: readonly string[]): boolean {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => beginnings.some((each) => word.startsWith(each)))
}
