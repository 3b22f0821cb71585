import { describe, expect, it } from 'vitest'
import { readWish } from './compose/wish/index.ts'
import { readIngredient } from './ingredients/index.ts'
import { checkDish, stepsBesideCooking, toolsOfSteps } from './kitchen-checks/index.ts'
import { readLabels, readQuantity } from './labels/read-labels.ts'
import { productKey, suggestFoods } from './matching/index.ts'
import { parseGroceries } from './parse/index.ts'
import { parseReceipt, readReceiptName } from './receipts/index.ts'
import { kindOfTitle, readListedRecipe, readRecipeText } from './recipe-texts/index.ts'
import { toEnd } from './recipe-texts/to-end.fixture.ts'
import { foreignFoods, searchWords } from './recipes/index.ts'
import { checkRecipe, filterMaskOf, type SafetyProfile, traitsOfRecipe } from './safety/index.ts'
import { meantStems } from './spelling/index.ts'

/** Short ones first: what doubles with every letter fails there, and would never come back from the longest. */
const LENGTHS = [24, 40, 56, 72, 88, 104, 136, 200]
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
const printed = (line: string) => `SKLEP\nPARAGON FISKALNY\nMLEKO 1 x 3,00 3,00A\n${line}\nSUMA PLN 3,00`

/** All that reads what somebody typed, pasted, photographed or fetched. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'a list of groceries': parseGroceries,
  'an ingredient': readIngredient,
  'the safety gate': (text) => checkRecipe([text], EVERYTHING),
  'the traits of a recipe': (text) => traitsOfRecipe([text]),
  'a wish': readWish,
  'a pasted recipe': (text) => toEnd(readRecipeText(text)),
  'the lists of a recipe': (text) => toEnd(readListedRecipe({ title: text, about: text, ...UNTIMED, ingredients: [text], steps: [text] })),
  'a title': kindOfTitle,
  'a receipt': parseReceipt,
  'a line of a receipt': (text) => parseReceipt(printed(text)),
  'a name on a receipt': readReceiptName,
  'a label': (text) => readLabels([{ name: text, brands: text, quantity: text }]),
  'a quantity on a label': readQuantity,
  'a product of the pantry': productKey,
  'a food that is being typed': (text) => suggestFoods(text, 8),
  'a search among recipes': (text) => searchWords(text).flatMap(meantStems),
  'a step that another wrote': (text) => {
    stepsBesideCooking([{ text }], ['pomidory'])
    toolsOfSteps([{ text }])
    checkDish({ ...DISH, title: text, steps: [{ text, uses: ['pomidory'] }], ingredients: [{ food: 'pomidory', grams: 100, line: text }] })
  },
  'foods that a text names': (text) => foreignFoods(text, ['pomidory']),
}

describe('text of a hostile sender', () => {
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
    frames.flatMap(([before, behind]) => {
      const lines = lengths.map((length) => before + token.repeat(length / token.length).slice(0, length - before.length) + behind)
      return lines.find((line) => isSlow(read, line)) ?? []
    }),
  )
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
