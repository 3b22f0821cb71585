import { checkDish, type KitchenCheck } from '@spizarka/culinary/kitchen-checks'
import { LABEL_LENGTH, STEP_COUNT, STEP_LENGTH, type StepFault, TEMPERATURES, validateSteps } from '@spizarka/culinary/recipes'
import { findFoodById, RECIPE_WORDS } from '@spizarka/knowledge'
import type { Recipe } from '@spizarka/knowledge/types'
import type { Problem } from '../source.ts'
import type { CompiledRecipe } from './compile-recipe.ts'

interface Fault {
  message: string
  remedy: string
}

const TITLE_LENGTH = { least: 4, most: 70 }
const ABOUT_LENGTH = { least: 20, most: 160 }
const MOST_INGREDIENTS = 20
/** Grams a serving, with its water. */
const SERVING_G = { least: 40, most: 1200 }
/** A recipe may be written for those who must do with little salt. */
const WRITTEN_FOR = { avoidsSalt: true }
/** What the faults of steps say with their remedy. */
const TOLD_ALREADY: readonly KitchenCheck[] = ['unused', 'not-listed', 'oven-cold', 'timer', 'machine']
type Words = (about: string) => readonly [message: string, remedy: string]

const PANEL = 'sprawdź na panelu urządzenia'

/** What is wrong with steps, in Polish, and what to do about it. */
const FAULTS: Readonly<Record<StepFault['code'], Words>> = {
  'step-count': (count) => [`kroków jest ${count}`, `ma być od ${STEP_COUNT.least} do ${STEP_COUNT.most}`],
  'unused-ingredient': (food) => [`żaden krok nie używa: ${food}`, `nazwij go w kroku albo wpisz [słowo: ${food}]`],
  'unlisted-use': (food) => [`krok używa: ${food}, a nie ma go na liście`, 'dopisz składnik'],
  'timer-beyond-time': (minutes) => [`minutnik na ${minutes} minut, dłużej niż całe danie`, 'popraw czas dania albo minutnik'],
  'machine-never-set': () => ['żaden krok nie ustawia urządzenia', 'dopisz na końcu kroku `5 min / 100°C / obr. 1`'],
  'bowl-too-small': (grams) => [`${grams} g nie mieści się w naczyniu`, 'zmniejsz ilości albo porcje'],
  'oven-without-equipment': () => ['piekarnik w krokach i oven w equipment idą razem', 'dopisz brakujące albo usuń drugie'],
  'oven-without-temperature': () => ['pierwszy krok z piekarnikiem nie podaje temperatury', 'dopisz np. „180°C”'],
  'blender-without-equipment': () => ['miksuje bez blendera', 'dopisz blender albo hand-blender w equipment'],
  'text-form': () => [
    `krok ma mieć ${STEP_LENGTH.least}–${STEP_LENGTH.most} znaków, wielką literę na początku i kropkę na końcu`,
    'popraw albo podziel krok',
  ],
  'degrees-form': () => ['stopnie bez „°C”', 'napisz „180°C”'],
  temperature: (degrees) => [`${degrees}°C`, `ma być od ${TEMPERATURES.least} do ${TEMPERATURES.most}°C`],
  'timer-not-named': (minutes) => [`zdanie nie mówi o ${minutes} minutach`, 'napisz [8 minut: Nazwa]'],
  'timer-label': (label) => [`nazwa minutnika „${label}”`, `ma mieć od ${LABEL_LENGTH.least} do ${LABEL_LENGTH.most} znaków`],
  'machine-outside-variant': () => [
    'ustawienie urządzenia w zwykłych krokach',
    'przenieś krok pod „## Kroki: thermomix, lidlomix (… minut)”',
  ],
  'machine-time': () => ['ustawienie ma mieć jeden czas, w min albo w s', PANEL],
  'machine-heat': (degrees) => [`ustawienie na ${degrees}°C`, PANEL],
  'machine-speed': (speed) => [`obroty ${speed}`, PANEL],
  'machine-fast-while-hot': (speed) => [`obroty ${speed} na gorąco`, PANEL],
  'use-not-named': (food) => [`używa: ${food}, a zdanie tego nie nazywa`, 'nazwij go albo użyj słowa jak „wszystko”, „masa”, „reszta”'],
  'food-not-listed': (word) => [
    `„${word}” nie ma na liście składników`,
    `dopisz składnik, zmień słowo albo napisz [${word}: -], jeśli to nazwa tego, co powstaje`,
  ],
}

/** Faults of a recipe that its form does not show: what does not fit together, and what the kitchen cannot stand by. */
export function checkRecipe({ recipe, file, lines }: CompiledRecipe): Problem[] {
  const at = (line: number, field: string) => (fault: Fault) => ({ file, line, field: `${recipe.id}.${field}`, ...fault })
  const ways = [
    { steps: recipe.steps, minutes: recipe.totalMinutes, devices: recipe.equipment },
    ...(recipe.variants ?? []).map(({ steps, totalMinutes, devices }) => ({ steps, minutes: totalMinutes, devices })),
  ]
  return [
    ...checkHead(recipe).map(({ of, ...fault }) => at(lines[of], of === 'title' ? 'tytuł' : 'opis')(fault)),
    ...checkTimes(recipe).map(at(1, 'work_minutes')),
    ...checkIngredients(recipe).map(({ place, ...fault }) => at(lines.ingredients[place] ?? 1, 'Składniki')(fault)),
    ...ways.flatMap(({ steps, minutes, devices }, way) => {
      const name = way === 0 ? 'Kroki' : `Kroki: ${devices.join(', ')}`
      const inStep = (step: number | null, fault: Fault): Problem =>
        step === null
          ? at(lines.ways[way] ?? 1, name)(fault)
          : at(lines.steps[way]?.[step] ?? 1, `${way === 0 ? '' : `${name}, `}krok ${step + 1}`)(fault)
      const faults = validateSteps(recipe, steps, minutes, devices).map(({ code, step, about }) => {
        const [message, remedy] = FAULTS[code](about)
        return inStep(step, { message, remedy })
      })
      const found = checkDish({ ...recipe, steps, totalMinutes: minutes, devices }, WRITTEN_FOR)
        .filter(({ check }) => !TOLD_ALREADY.includes(check))
        .map(({ check, message, step }) => inStep(step, { message, remedy: `popraw przepis albo regułę (${check}) w kitchen-checks` }))
      return [...faults, ...found]
    }),
  ]
}

function checkHead({ title, about }: Recipe): (Fault & { of: 'title' | 'about' })[] {
  const claims = (
    [
      ['title', title],
      ['about', about],
    ] as const
  ).flatMap(([of, text]) => {
    const found = findClaim(text)
    return found === undefined
      ? []
      : [{ of, message: `„${found}…” obiecuje coś, co kuchnia liczy sama`, remedy: 'napisz, jak danie smakuje' }]
  })
  if (!fits(title, TITLE_LENGTH) || !/^\p{Lu}/u.test(title) || /[.!]$/.test(title))
    claims.push({ of: 'title', message: 'tytuł ma mieć 4–70 znaków, wielką literę i żadnej kropki', remedy: 'popraw tytuł' })
  if (!fits(about, ABOUT_LENGTH) || !about.endsWith('.'))
    claims.push({ of: 'about', message: 'opis to jedno zdanie, 20–160 znaków, z kropką', remedy: 'popraw opis' })
  return claims
}

/** A word of a text that promises what is computed. */
function findClaim(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return (
    RECIPE_WORDS.claims.find((each) => text.toLowerCase().includes(each)) ?? words.find((word) => RECIPE_WORDS.claimWords.includes(word))
  )
}

function checkTimes({ activeMinutes, totalMinutes, meals }: Recipe): Fault[] {
  const faults: Fault[] = []
  if (activeMinutes > totalMinutes)
    faults.push({
      message: `${activeMinutes} minut pracy w ${totalMinutes} minutach`,
      remedy: 'minutes to cały czas, razem z work_minutes',
    })
  if (new Set(meals).size !== meals.length) faults.push({ message: 'posiłek wpisany dwa razy', remedy: 'zostaw jeden' })
  return faults
}

function checkIngredients({ ingredients, servings }: Recipe): (Fault & { place: number })[] {
  const faults: (Fault & { place: number })[] = []
  const perServing = Math.round(ingredients.reduce((sum, { grams }) => sum + grams, 0) / servings)
  if (ingredients.length < 2 || ingredients.length > MOST_INGREDIENTS)
    faults.push({ place: 0, message: `składników jest ${ingredients.length}`, remedy: `ma być od 2 do ${MOST_INGREDIENTS}` })
  if (!ingredients.some(({ main }) => main))
    faults.push({ place: 0, message: 'żaden składnik nie jest główny', remedy: 'ten, od którego danie ma nazwę, napisz **pogrubiony**' })
  if (perServing < SERVING_G.least || perServing > SERVING_G.most)
    faults.push({ place: 0, message: `porcja waży ${perServing} g`, remedy: 'sprawdź servings i ilości' })
  const keys = ingredients.map(({ food, part = '' }) => `${food} ${part}`)
  for (const [place, { food, main, optional, swaps = [] }] of ingredients.entries()) {
    if (keys.indexOf(keys[place] ?? '') !== place)
      faults.push({ place, message: `${food} stoi na liście dwa razy`, remedy: 'połącz wiersze albo rozdziel je na części „### …”' })
    if (findFoodById(food)?.aisle === 'household') faults.push({ place, message: `${food} to nie jedzenie`, remedy: 'usuń wiersz' })
    if (main && optional) faults.push({ place, message: 'główny i niekonieczny naraz', remedy: 'zostaw jedno' })
    if (swaps.includes(food)) faults.push({ place, message: 'zamiennikiem jest on sam', remedy: 'usuń go z „albo:”' })
  }
  return faults
}

function fits(text: string, { least, most }: { least: number; most: number }): boolean {
  return text === text.trim() && text.length >= least && text.length <= most
}
