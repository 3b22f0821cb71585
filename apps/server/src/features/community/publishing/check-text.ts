import { LIMITS } from '@spizarka/contract/limits'
import type { PublicationChecks } from '@spizarka/contract/moderation'
import type { PublicationDemand } from '@spizarka/contract/publications'
import { COPIED_SHARE, findContacts, findHealthClaims, findSwearing, findUnsafe } from '@spizarka/culinary/community'
import { allergensIn, traitsOfRecipe } from '@spizarka/culinary/safety'
import { createPause } from '../../../platform/concurrency/concurrency.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { checkedIngredients, findLikest, isWater, productsOf, type RecipeText } from '../../recipes/index.ts'
import type { Checked } from './publications.queries.ts'

const HUNDREDTHS = 100

/** What the machine finds in a text that was sent, for moderators to look at; it decides nothing. */
export async function checkText(trx: Trx, text: RecipeText, authorId: number): Promise<Checked> {
  const { ingredients, steps } = text.content
  const { contacts, swearing, healthClaims } = await readWords([
    text.title,
    text.about,
    ...ingredients.map(({ line }) => line),
    ...steps.map(({ text: step }) => step),
  ])
  const likest = await findLikest(trx, text, { authorId })
  const checks: PublicationChecks = {
    allergens: allergensIn(traitsOfRecipe(checkedIngredients(ingredients))),
    unread_lines: ingredients.filter((each) => productsOf(each).every(({ food }) => food === null)).map(({ line }) => line),
    copied_from:
      likest && likest.share >= COPIED_SHARE
        ? { recipe_id: String(likest.recipeId), title: likest.title, share: Math.round(likest.share * HUNDREDTHS) / HUNDREDTHS }
        : null,
    links: contacts,
    swearing,
    lines_without_amount: linesWithoutAmount(text),
    health_claims: healthClaims,
    food_safety: findUnsafe({
      title: text.title,
      about: text.about,
      foods: ingredients.flatMap((each) => productsOf(each).map(({ food }) => food)),
      steps: steps.map(({ text: step }) => step),
    }),
  }
  return { checks, risk: riskOf(checks) }
}

/** Characters that are read at once; a recipe is seldom longer. */
const PIECE_LENGTH = 1000
/** Overlap of the pieces of a long line, so that nothing is missed at a cut. */
const OVERLAP = 200

/**
 * Finds contacts, swearing and health claims in lines. A text may have 100,000 characters of the slowest kind, so it is read in pieces,
 * pausing in between for other work; short lines are joined.
 */
export async function readWords(lines: readonly string[]): Promise<{ contacts: string[]; swearing: string[]; healthClaims: string[] }> {
  const [contacts, swearing, healthClaims] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const pause = createPause()
  for (const piece of piecesOf(lines)) {
    for (const found of findContacts(piece)) contacts.add(found)
    await pause()
    for (const found of findSwearing(piece)) swearing.add(found)
    await pause()
    for (const found of findHealthClaims(piece)) healthClaims.add(found)
    await pause()
  }
  return { contacts: [...contacts], swearing: [...swearing], healthClaims: [...healthClaims] }
}

function piecesOf(lines: readonly string[]): string[] {
  return lines.flatMap(cutLine).reduce<string[]>((pieces, line) => {
    const last = pieces.at(-1)
    return last === undefined || last.length + line.length > PIECE_LENGTH ? [...pieces, line] : [...pieces.slice(0, -1), `${last}\n${line}`]
  }, [])
}

/** A long line in pieces that overlap. */
function cutLine(line: string): string[] {
  const pieces: string[] = []
  let start = 0
  for (let end = 0; end < line.length || pieces.length === 0; start = blankBefore(line, end - OVERLAP)) {
    end = start + PIECE_LENGTH < line.length ? blankBefore(line, start + PIECE_LENGTH) : line.length
    pieces.push(line.slice(start, end))
  }
  return pieces
}

/** The blank before a place, or the place itself where none is near. */
function blankBefore(line: string, place: number): number {
  const blank = line.lastIndexOf(' ', place)
  return place - blank < OVERLAP ? blank : place
}

/** Allergens are in most dishes and say nothing of a text. */
function riskOf({ unread_lines, copied_from, links, swearing, health_claims, food_safety }: PublicationChecks): number {
  const lists = [unread_lines, links, swearing, health_claims, food_safety]
  return lists.filter((found) => found.length > 0).length + (copied_from ? 1 : 0)
}

/** Lines of which the cook has to guess how much. */
export function linesWithoutAmount({ content: { ingredients } }: RecipeText): string[] {
  return ingredients
    .filter(
      ({ grams, quantity, also, food, optional }) =>
        !optional && grams === null && quantity === null && also.length === 0 && !isWater(food),
    )
    .map(({ line }) => line)
}

/** What a text has too little of to be sent. */
export function missingIn({ content: { ingredients, steps } }: RecipeText): PublicationDemand[] {
  const missing: PublicationDemand[] = []
  if (ingredients.length < LIMITS.publishedIngredients) missing.push('ingredients')
  if (steps.length < LIMITS.publishedSteps) missing.push('steps')
  if (!ingredients.some((each) => productsOf(each).some(({ food }) => food !== null && !isWater(food)))) missing.push('known_food')
  return missing
}
