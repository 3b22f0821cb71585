import { globSync, readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { describe, expect, it } from 'vitest'
import culinary from '../package.json' with { type: 'json' }
import {
  copiedShare,
  findContacts,
  findHealthClaims,
  findSwearing,
  findUnsafe,
  isReservedName,
  keptHashes,
  looksOf,
  ownWorkOf,
} from './community/index.ts'
import { amountsInText, baseDishes, insteadOf, readRecentDish, unmetWishOf } from './compose/index.ts'
import { EATS_EVERYTHING, foodsOf } from './compose/kitchen.fixture.ts'
import { readWish, type WrittenDish } from './compose/wish/index.ts'
import { beforeName } from './inflection/index.ts'
import { amountOf, misspeltWords, purposeOf, readAmount, readIngredient } from './ingredients/index.ts'
import {
  checkDish,
  hasStepWord,
  heatedThrough,
  readSteps,
  saysCookedBefore,
  stepsBesideCooking,
  toolsOfSteps,
} from './kitchen-checks/index.ts'
import { readLabels, readQuantity } from './labels/read-labels.ts'
import { nearestProduct, productKey, suggestFoods } from './matching/index.ts'
import { differsFromTable, isAmountSaidIn, readMeal } from './meals/index.ts'
import { cookedWeight, friesInUnlistedFat } from './nutrition/index.ts'
import { parseGroceries, readUnit } from './parse/index.ts'
import { thingsWished } from './planning/plan-wish.ts'
import { splitByDay } from './planning/wish-of-days.ts'
import { parseReceipt, readReceiptName } from './receipts/index.ts'
import { kindOfTitle, readListedRecipe, readRecipeText } from './recipe-texts/index.ts'
import { toEnd } from './recipe-texts/to-end.fixture.ts'
import {
  findMentions,
  findMinutes,
  foreignFoods,
  minutesOf,
  namesFood,
  namesMinutes,
  readMachineSetting,
  searchWords,
  splitClauses,
  wordStems,
} from './recipes/index.ts'
import { checkRecipe, excludesTraits, filterMaskOf, filterMaskOfNamed, type SafetyProfile, traitsOfRecipe } from './safety/index.ts'
import { meantStems } from './spelling/index.ts'
import { stockKey } from './stock/index.ts'
import { readTypedLine } from './typed-line/read-typed-line.ts'

/** Within a name, within a line and at the end; what costs more the longer it is costs most there. `HOSTILE_LENGTHS=24,40,56,72,88,104,136,200` tries more. */
const LENGTHS = process.env.HOSTILE_LENGTHS?.split(',').map(Number) ?? [48, 96, 200]
/** What doubles with every letter never comes back: it is ended, an expression in the middle of its search too. */
const GIVEN_UP_MS = 30_000
/** Milliseconds of this thread's own work: what else the machine does is not the question. */
const BOUND = 50

/** What once made an expression backtrack, and what else separates, counts, joins or denies in a line. */
const TOKENS = [
  ['1', '28', '1,99 ', '1/2 ', '1/2', '1-2 ', '1,5', '1.', '0,', '500 ', ' 00', '½', '½ ', '²', '3,2% ', '100% ', '180°C '],
  ['100 g ', '2 x 500 g ', '3x', ' x ', '10 jajek ', '30 min ', '1 godz. ', '2 osoby ', 'do 500 kcal ', 'około 2 łyżek '],
  ['sztuk', 'sztuk ', 'szt. ', 'paczka', 'paczka ', 'op. ', 'opakowanie ', 'kg', 'łyżka ', 'łyżeczka', 'pół ', 'kilka ', 'ok. '],
  ['.', ',', ', ', '; ', ':', ': ', '-', ' - ', '–', ' – ', '/', '%', '(', ')', '( ', '()', '(a', '[', '„', '|', '*', '#', '_', '`'],
  [' ', '\t', '\u00a0', '\n', '\r\n', '\u200b', '🍅', 'ﬃ', 'e\u0301', '\u0301', 'İ'],
  ['<', '<a ', '<script', 'http://', 'www.', 'on=', '@', 'sp. z o.o. ', 'ul. Aa ', 'NIP '],
  ['a', 'a ', 'ż', 'abab ', 'qwx ', 'mleko', 'mleko ', 'mleko, ', 'ser żółty ', 'masło 82% ', 'mąka typ 500 ', 'jajko i ', 'białko '],
  [
    'i ',
    ' i',
    'oraz ',
    'lub ',
    'lub innego ',
    'bez ',
    'bez',
    'bez i ',
    'bez mleka ',
    '(bez ',
    'nie ',
    'nie zawiera ',
    'a nie ',
    'wolny od ',
  ],
  [
    'z ',
    'z mlekiem ',
    'w ',
    'do ',
    'gluten-free ',
    'bezglutenowy ',
    'może zawierać ',
    'drobno ',
    'posiekany ',
    'gałka ',
    'imbir ',
    'lody ',
  ],
  ['poz. ', 'pozycje: ', '1 x 3,99 3,99A ', '-1,00 ', 'rabat ', 'Krok 1. ', '1) ', 'ciasto: ', 'np. '],
].flat()
/** What stands before and behind the tokens; an end that does not match is what makes an expression try again. */
const FRAMES: readonly (readonly [before: string, behind: string])[] = [
  ['', ''],
  ['2 mleka (', 'x'],
  ['pozycje: ', 'x'],
]

const EVERYTHING: SafetyProfile = {
  conditions: ['cukrzyca', 'low-fodmap'],
  allergens: ['gluten', 'mleko', 'orzechy'],
  exclusions: ['kolendra', 'smażone'],
  diet: 'weganska',
  styles: ['ketogeniczna'],
}
const NOTHING: SafetyProfile = { conditions: [], allergens: [], exclusions: [], diet: null, styles: [] }
const DISH = { kind: 'soup', servings: 2, activeMinutes: 10, totalMinutes: 30, equipment: [], devices: [] } as const
const UNTIMED = { servings: null, activeMinutes: null, totalMinutes: null }
const SOUP: WrittenDish = {
  ...DISH,
  title: 'Zupa pomidorowa z makaronem',
  about: '',
  meals: ['dinner'],
  keepsDays: 2,
  ingredients: [{ food: 'pomidory', grams: 500, line: '500 g pomidorów' }],
  steps: [{ text: 'Gotuj pomidory 20 minut.', uses: ['pomidory'] }],
}
const TOMATOES = foodsOf(['pomidory'])
const OWN_DISHES = baseDishes().map(({ recipe }) => ({ id: recipe.id, title: recipe.title }))
const printed = (line: string) => `SKLEP\nPARAGON FISKALNY\nMLEKO 1 x 3,00 3,00A\n${line}\nSUMA PLN 3,00`

/** All that reads what somebody typed, pasted, photographed or fetched. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'a list of groceries': parseGroceries,
  'an ingredient': readIngredient,
  'the safety gate': (text) => checkRecipe([text], EVERYTHING),
  'the traits of a recipe': (text) => traitsOfRecipe([text]),
  'a line that is being typed': readTypedLine,
  'a line that is written anew': nearestProduct,
  'the words of a line': (text) => [
    misspeltWords(text),
    purposeOf(text),
    saysCookedBefore(text),
    amountOf(text, null),
    ...TOMATOES.map((food) => readAmount(text, food)),
    readUnit(text),
  ],
  'a wish': (text) => unmetWishOf(SOUP, 300, { wish: text, profile: EATS_EVERYTHING }),
  'a wish for days': (text) => {
    const { everyDay, ofDays } = splitByDay(text)
    return thingsWished({ wish: readWish(everyDay), ofDays })
  },
  'a dish of which the title is known': (text) => readRecentDish(text, 1),
  'a meal': (text) => readMeal(text, OWN_DISHES),
  'an amount that is said': (text) => [isAmountSaidIn('200 g', text), isAmountSaidIn(text, text)],
  'a product of the diary': (text) => differsFromTable(text, 100),
  'what a search leaves out': (text) => [filterMaskOfNamed(text), excludesTraits(text)],
  'what a comment says': (text) => [findContacts(text), findSwearing(text), findHealthClaims(text)],
  'a name to sign with': (text) => [isReservedName(text), looksOf(text)],
  'a recipe that may make ill': (text) => findUnsafe({ title: text, about: text, foods: [null], steps: [text] }),
  "a text held against another's": (text) => {
    const work = ownWorkOf({ about: text, steps: [text] })
    return [keptHashes(work), copiedShare(work, text)]
  },
  'a pasted recipe': (text) => toEnd(readRecipeText(text)),
  'the lists of a recipe': (text) => toEnd(readListedRecipe({ title: text, about: text, ...UNTIMED, ingredients: [text], steps: [text] })),
  'a title': kindOfTitle,
  'a receipt': parseReceipt,
  'a line of a receipt': (text) => parseReceipt(printed(text)),
  'a name on a receipt': readReceiptName,
  'a label': (text) => readLabels([{ name: text, brands: text, quantity: text }]),
  'a quantity on a label': readQuantity,
  'a product of the pantry': (text) => [productKey(text), stockKey({ food: null, name: text })],
  'a name in a sentence': (text) => [insteadOf(text), beforeName('bez', text)],
  'a food that is being typed': (text) => suggestFoods(text, 8),
  'a search among recipes': (text) => [searchWords(text).flatMap(meantStems), wordStems(text)],
  'a step that another wrote': (text) => {
    stepsBesideCooking([{ text }], ['pomidory'])
    toolsOfSteps([{ text }])
    checkDish({ ...DISH, title: text, steps: [{ text, uses: ['pomidory'] }], ingredients: [{ food: 'pomidory', grams: 100, line: text }] })
  },
  'a step of a dish that is weighed': (text) => {
    const steps = [{ text, uses: ['pomidory'] }]
    const ingredients = [{ food: 'pomidory', grams: 100, line: text }]
    return [
      readSteps(steps, ['pomidory']),
      heatedThrough({ ingredients, steps }),
      cookedWeight({ ingredients, steps }),
      friesInUnlistedFat([text], []),
    ]
  },
  'the words of a step': (text) => [
    splitClauses(text),
    findMentions(text, ['pomidory', 'ser-zolty']),
    amountsInText(text, ['pomidory', 'ser-zolty']),
    findMinutes(text, 30),
    namesMinutes(text, 30),
    readMachineSetting(text),
    minutesOf(text),
    hasStepWord(text, 'cookedBefore'),
  ],
  'foods that a text names': (text) => [foreignFoods(text, ['pomidory']), namesFood(text, 'pomidory')],
}

const ROOT = `${import.meta.dirname}/..`

/** What takes a string that nobody typed, or is only a part of a reader above. */
const NO_READERS: readonly string[] = [
  // Ids and names of foods, and days.
  'nameAfter',
  'daysBetween',
  'estimateBestBefore',
  'isCookingFat',
  'isFrozen',
  'isItself',
  'isNeverLeftRaw',
  'isPureSalt',
  'leastOfHeap',
  'isPartOf',
  'isTapWater',
  'endsSoon',
  'lastDayAtHome',
  'renderedFat',
  'richFat',
  'saltIn',
  'suppliersOf',
  // Words of knowledge, when it is compiled and written out.
  'exclusionDecides',
  'fillTemplate',
  'foodsOfMarks',
  'readMarks',
  'readTemplate',
  'stepOfMarks',
  'inflectAdjective',
  'inflectName',
  'inflectNoun',
  'inflectPlural',
  'isAdjective',
  // Parts of those below; the one without its other name stands there as `hasStepWord`.
  'hasWord',
  'maskNoise',
  'normalise',
  'readDigits',
  'readMealParts',
  'runHashes',
  'searchStem',
  'tokenise',
]

describe('text of a hostile sender', () => {
  it('is given to every reader that the kitchen lets others use', () => {
    const called = new Set([...readFileSync(import.meta.filename, 'utf8').matchAll(/\w+(?=[(),\]])/g)].map(([word]) => word))
    expect(readersOfText().filter((name) => !called.has(name) && !NO_READERS.includes(name))).toEqual([])
  })

  it.each(Object.entries(READERS))('costs less than 50 ms as %s', (_, read) => {
    expect(slowLines(read, FRAMES)).toEqual([])
  })

  // Whatever is excluded is sought among all foods: fewer texts suffice.
  it('costs less than 50 ms as an exclusion', () => {
    expect(slowLines((text) => filterMaskOf({ ...NOTHING, exclusions: [text] }), [['mleko ', '']], [40, 200])).toEqual([])
  })
})

/** The lines that cost too much; of each kind the shortest. */
function slowLines(read: (text: string) => unknown, frames: typeof FRAMES, lengths: readonly number[] = LENGTHS): string[] {
  for (const token of TOKENS) read(token)
  return TOKENS.flatMap((token) =>
    inTime((say) =>
      frames.flatMap(([before, behind]) => {
        const lines = lengths.map((length) => before + token.repeat(length / token.length).slice(0, length - before.length) + behind)
        return lines.find((line) => isSlow(read, say(line))) ?? []
      }),
    ),
  )
}

const WORK = new Script('hostileText()')

/** The slow ones that it finds, or the line that it is not done with in time. */
function inTime(find: (say: (line: string) => string) => string[]): string[] {
  let [said, found]: [string, string[]] = ['', []]
  const hostileText = () => {
    found = find((line) => (said = line))
  }
  Object.assign(globalThis, { hostileText })
  try {
    WORK.runInThisContext({ timeout: GIVEN_UP_MS })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')) throw error
    return [`never done with: ${said}`]
  }
  return found
}

/** Asked twice, since compiling and collecting garbage are not the line's own cost; not of the same text, which may be remembered. */
function isSlow(read: (text: string) => unknown, line: string): boolean {
  return [line, line.slice(1)].every((text) => {
    const before = process.threadCpuUsage()
    read(text)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000 >= BOUND
  })
}

/** Functions of a string that this package's doors offer, by their names. */
function readersOfText(): string[] {
  const offered = new Set(Object.values(culinary.exports).flatMap((file) => namesOffered(readFileSync(`${ROOT}/${file}`, 'utf8'))))
  const sources = globSync('src/**/*.ts', { cwd: ROOT }).filter((file) => !/\.(?:test|fixture)\.ts$/.test(file))
  const written = sources.map((file) => readFileSync(`${ROOT}/${file}`, 'utf8')).join('\n')
  const functions = written.matchAll(/^export (?:function|const) (\w+)(?:<[^>]*>)?(?:: )?\(\s*\w+: string\b/gm)
  return [...new Set([...functions].flatMap(([, name = '']) => (offered.has(name) ? name : [])))].toSorted()
}

/** What a module exports, of its own and of others. */
function namesOffered(source: string): string[] {
  const passedOn = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
  const own = [...source.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name = '']) => name)
  return [...passedOn, ...own]
}
