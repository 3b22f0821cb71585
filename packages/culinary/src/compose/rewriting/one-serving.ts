import { RECIPE_WORDS, type RecipeStep } from '@spizarka/knowledge'

const { vesselsOfOne, ordersOfOne } = RECIPE_WORDS
const VESSELS = new RegExp(
  `(?<!\\p{L})(?:(${Object.keys(ordersOfOne).join('|')}) )?(${Object.keys(vesselsOfOne).join('|')})(?!\\p{L})`,
  'giu',
)

/** A step for one person: into a bowl what would go into the bowls of several. */
export function forOneServing(step: RecipeStep): RecipeStep {
  const edits: { end: number; longer: number }[] = []
  const text = step.text.replace(VESSELS, (found: string, order: string | undefined, vessels: string, start: number) => {
    const vessel = singular(vesselsOfOne, vessels)
    const written = order === undefined ? vessel : `${singular(ordersOfOne, order)} ${vessel}`
    edits.push({ end: start + found.length, longer: written.length - found.length })
    return written
  })
  if (edits.length === 0) return step
  const shiftAt = (start: number) => edits.reduce((sum, { end, longer }) => (end <= start ? sum + longer : sum), 0)
  const amounts = step.amounts?.map((each) => ({ ...each, start: each.start + shiftAt(each.start), end: each.end + shiftAt(each.start) }))
  return { ...step, text, ...(amounts && { amounts }) }
}

function singular(words: Readonly<Record<string, string>>, found: string): string {
  const word = words[found.toLowerCase()] ?? found
  return found.charAt(0) === found.charAt(0).toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1)
}
