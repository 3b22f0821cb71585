import { type Food, findFoodById } from '@spizarka/knowledge'
import type { AmountDraft } from '../parse/amount/read-amount.ts'
import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { onceCooked, saysCooked } from '../parse/names/once-cooked.ts'
import { parseGroceries } from '../parse/parse-groceries.ts'
import { fold } from '../parse/polish/fold.ts'
import { readProduct } from '../parse/read-product.ts'
import type { Segment } from '../parse/split/split-line.ts'
import { translateForeign } from '../parse/text/foreign-names.ts'
import { maskNoise } from '../parse/text/mask-noise.ts'
import { normalise } from '../parse/text/normalise.ts'
import { tokenise } from '../parse/text/tokens.ts'
import { remembered } from '../remembered.ts'
import { MAX_QUANTITY } from '../units/index.ts'
import { withoutPreparation } from './preparation.ts'
import { timesStated, usedGrams, type Weight, weigh, weighLine } from './weigh.ts'

/** One line of a recipe as the kitchen reads it. */
export interface ReadIngredient {
  /** As on a shelf label. */
  name: string
  food: Food | null
  /** Grams as bought, peel and bones included; null where the line states no amount. */
  grams: number | null
  /** Grams that go into the dish: peeled, boned, drained, dry; null where the line states no amount. */
  usedGrams: number | null
  purpose: Purpose
}

/**
 * Reads a recipe's ingredient line ("2 marchewki", "szczypta soli", "1 puszka pomidorów krojonych"). More than one product in a
 * line is more than one item; a line that names nothing is none. Unlike in a pantry, spices have amounts here.
 */
export function readIngredient(line: string): ReadIngredient[] {
  const text = withoutPreparation(line)
  const read = parseGroceries(text)
  // A remark that is no product ("plus do podania") is none of the ingredients beside it.
  const items = read.some(({ problem }) => problem === null) ? read.filter(({ problem }) => problem === null) : read
  const draft = items.filter(({ foodId }) => foodId !== null).length <= 1 ? readDraft(text) : null
  return items.map((item) => {
    const named = item.foodId === null ? null : findFoodById(item.foodId)
    const food = named && draft ? inForm(line, named, draft) : named
    const weight = food ? (draft ? weighLine(text, draft, food) : weighItem(item, food)) : null
    return { name: item.productName, food, ...gramsOf(line, food, weight, items.length === 1 ? draft : null), purpose: purposeOf(line) }
  })
}

function gramsOf(
  line: string,
  food: Food | null,
  weight: Weight | null,
  draft: AmountDraft | null,
): Pick<ReadIngredient, 'grams' | 'usedGrams'> {
  if (food === null) return { grams: gramsStated(draft), usedGrams: gramsStated(draft) }
  return weight === null ? { grams: null, usedGrams: null } : { grams: weight.grams, usedGrams: usedGrams(line, food, weight) }
}

/** What the words of a line say about its amount, before the food decides what they mean. */
function readDraft(line: string): AmountDraft {
  const known = drafts.get(line)
  if (known) return known
  if (drafts.size >= MAX_DRAFTS) drafts.clear()
  const draft = readProduct(kitchenLexicon(), tokensOf(line)).draft
  drafts.set(line, draft)
  return draft
}

/** The words, numbers and units of a line. */
export function tokensOf(line: string): Segment {
  return tokenise(translateForeign(maskNoise(normalise(line))))
}

const MAX_DRAFTS = 4000
/** The lines of a kitchen come again and again: the same dish in another form, for others, checked once more. */
const drafts = new Map<string, AmountDraft>()

/** The food in the form that its measure says: "1 puszka ciecierzycy" holds it cooked; on its own it is dry. */
function inForm(line: string, food: Food, draft: AmountDraft): Food {
  const folded = fold(line)
  // A stick of cinnamon is not ground, nor is a grain of pepper.
  const { stems, food: form } = food.byMeasure ?? { stems: [], food: food.id }
  if (folded.split(/\W+/).some((word) => stems.some((stem) => word.startsWith(stem)))) return findFoodById(form) ?? food
  if (saysCooked(folded.match(/[a-z]+/g) ?? [])) return onceCooked(food) ?? food
  const id = draft.containers.includes('puszka') || /\b(?:z|w) puszk|konserwow/.test(folded) ? (food.tinned ?? null) : null
  return (id === null ? null : findFoodById(id)) ?? food
}

/** Several products in one line keep what the parser gave each. */
function weighItem(
  item: { quantityGrams: number | null; quantityMl: number | null; quantityPieces: number | null },
  food: Food,
): Weight | null {
  const size =
    item.quantityGrams !== null
      ? { unit: 'grams' as const, value: item.quantityGrams }
      : item.quantityMl === null
        ? null
        : { unit: 'ml' as const, value: item.quantityMl }
  return weigh({ size, spoon: null, count: item.quantityPieces, containers: [], bare: null, bracketed: null, vague: false }, food)
}

/** What an unknown food weighs, where the line says so in grams, millilitres or spoons. */
function gramsStated(draft: AmountDraft | null): number | null {
  const { size, spoon, count } = draft ?? { size: null, spoon: null, count: null }
  const grams = size ? (count ?? 1) * size.value : spoon && spoon.ml > 0 ? spoon.value * spoon.ml : null
  return grams !== null && grams > 0 && grams <= MAX_QUANTITY ? grams : null
}

/** An amount as a person wrote it. */
export interface HouseholdAmount {
  quantity: number
  /** `g`, `ml`, `szt.`, or a household measure in the nominative (`łyżka`, `ząbek`, `puszka`). */
  measure: string
}

/** The amount that an ingredient line states, in the words that it is shown with; null where it states none. */
export function amountOf(line: string, food: Food | null): HouseholdAmount | null {
  return statedAmount(readDraft(withoutPreparation(line)), food)
}

/** The amount of a line whose food is known already, and its grams as bought: a tenth of the work of `readIngredient`; null where it states none. */
export function readAmount(line: string, food: Food): { amount: HouseholdAmount | null; boughtGrams: number | null } {
  const text = withoutPreparation(line)
  const draft = readDraft(text)
  return { amount: statedAmount(draft, food), boughtGrams: weighLine(text, draft, food)?.grams ?? null }
}

function statedAmount(draft: AmountDraft, food: Food | null): HouseholdAmount | null {
  const { size, spoon, count, containers, bare, vague } = draft
  if (vague) return null
  if (size) {
    const times = food === null ? (count ?? 1) : timesStated(draft, size, food)
    return { quantity: size.value * times, measure: size.unit === 'grams' ? 'g' : 'ml' }
  }
  if (spoon) return { quantity: spoon.value * (count ?? 1), measure: spoon.measure }
  const quantity = count ?? bare?.value ?? null
  if (quantity === null) return null
  const measure = containers[0] ?? 'sztuka'
  // "masło 200": a bare number too large to count pieces.
  if (count === null && containers.length === 0 && quantity >= 100 && food !== null && food.unit !== 'pieces')
    return { quantity, measure: food.unit === 'ml' ? 'ml' : 'g' }
  return { quantity, measure: measure === 'sztuka' ? 'szt.' : measure }
}

/**
 * What a line says its ingredient is for. Of what is `eaten` all goes into the dish; frying fat, the salt of cooking water and a
 * marinade stay behind in part (see `nutrition/left-behind.ts`).
 */
export type Purpose = 'eaten' | 'frying' | 'cooking-water' | 'marinade'

/** What the ingredient of a line is for, by its words. */
export const purposeOf: (line: string) => Purpose = remembered(5000, (line): Purpose => {
  const folded = fold(line)
  if (/\b(?:do|na) (?:\w+ )?(?:smazen\w*|usmazen\w*|podsmazen\w*|obsmazen\w*|frytowan\w*|frytury)\b/.test(folded)) return 'frying'
  if (/\b(?:do|na) (?:gotowan\w*|ugotowan\w*|blanszowan\w*|posoleni\w*|osoleni\w*|wody)\b/.test(folded)) return 'cooking-water'
  return /\b(?:do|na) (?:marynat\w*|marynowan\w*|zalew\w*)\b/.test(folded) ? 'marinade' : 'eaten'
})
