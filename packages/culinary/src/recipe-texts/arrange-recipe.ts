import { clip, tidyLine } from './lines.ts'
import {
  LONGEST_ABOUT,
  LONGEST_INGREDIENT,
  LONGEST_MINUTES,
  LONGEST_TITLE,
  MOST_INGREDIENTS,
  MOST_SERVINGS,
  type WrittenIngredient,
  type WrittenRecipe,
} from './written-recipe.ts'

/** Brings a recipe that was found into the bounds of one; null where it has no ingredient. */
export function arrangeRecipe(found: WrittenRecipe): WrittenRecipe | null {
  const ingredients = found.ingredients
    .map(({ line, part }) => ({ line: clip(tidyLine(line), LONGEST_INGREDIENT), part: part && clip(part, LONGEST_TITLE) }))
    .filter(({ line }) => /\p{L}/u.test(line))
    .slice(0, MOST_INGREDIENTS)
  if (ingredients.length === 0) return null
  return {
    title: found.title && clip(tidyLine(found.title), LONGEST_TITLE),
    about: found.about && clip(tidyLine(found.about), LONGEST_ABOUT),
    servings: found.servings && Math.min(found.servings, MOST_SERVINGS),
    activeMinutes: found.activeMinutes && Math.min(found.activeMinutes, LONGEST_MINUTES),
    totalMinutes: found.totalMinutes && Math.min(found.totalMinutes, LONGEST_MINUTES),
    ingredients: withParts(ingredients),
    steps: stepsFromLines(found.steps),
  }
}

/** A part that is the whole is none. */
function withParts(ingredients: WrittenIngredient[]): WrittenIngredient[] {
  const parts = new Set(ingredients.map(({ part }) => part))
  return parts.size > 1 ? ingredients : ingredients.map(({ line }) => ({ line, part: null }))
}

const MAX_STEPS = 50
const LONGEST_STEP = 2000
/** A step that a cook reads at a glance; only what came as one piece of text is cut to it. */
const HANDY_STEP = 220
/** "1.", "2)", "Krok 3:", "IV.", "a)" before a step. */
const NUMBER =
  /^(?:(?:krok|etap)\s*(?:\d{1,2}(?:\s*\/\s*\d{1,2})?|[IVX]{1,4})?\s*[.:)–-]?|\d{1,2}\s*[.):](?!\d)|[IVX]{1,4}[.)]|[a-h]\))\s*/iu
/** "2 Wymieszaj": a number without a sign, where an amount would go on small. */
const BARE_NUMBER = /^\d{1,2}(?:\s*[–-])?\s+(?=\p{Lu}\p{Ll})/u
const INLINE_NUMBER = /(?<!\s)\s+(?=(?:\d{1,2}[.)]|[Kk]rok \d{1,2}[.:)]?)\s*\p{Lu})/gu
/** The end of a sentence, but not behind what is shortened: "180 st. C". */
const SENTENCE_END = /(?<=[.!?])(?<!\b(?:ok|min|godz|np|st|szt|tzw|tj|itp|cm|dag)\.)\s+(?=\p{Lu})/u

/** Lines of instructions as steps: without numbers, wrapped lines joined, one long piece cut at its sentences. */
function stepsFromLines(lines: readonly string[]): string[] {
  const steps = unwrap(lines.flatMap((line) => line.split(INLINE_NUMBER)))
    .map(withoutNumber)
    .filter((step) => /\p{L}{2}/u.test(step))
  const [only] = steps
  const cut = (steps.length === 1 && only !== undefined ? sentenceGroups(only, HANDY_STEP) : steps).flatMap((step) =>
    step.length > LONGEST_STEP ? sentenceGroups(step, LONGEST_STEP) : [step],
  )
  return gather(cut).map((step) => clip(step, LONGEST_STEP))
}

/** Joins what a mail or a forum broke in the middle of a sentence. */
function unwrap(lines: readonly string[]): string[] {
  // Who writes no full stops and no capitals ends a sentence with the line.
  if (!lines.some((line) => /[.!?]$/.test(line))) return [...lines]
  return lines.reduce<string[]>((steps, line) => {
    const before = steps.at(-1)
    if (before !== undefined && /[\p{Ll}\d,–-]$/u.test(before) && /^\p{Ll}/u.test(line)) steps[steps.length - 1] = `${before} ${line}`
    else steps.push(line)
    return steps
  }, [])
}

function withoutNumber(step: string): string {
  return tidyLine(step.replace(NUMBER, '').replace(BARE_NUMBER, ''))
}

function sentenceGroups(text: string, longest: number): string[] {
  return text.split(SENTENCE_END).reduce<string[]>((groups, sentence) => {
    const before = groups.at(-1)
    if (before !== undefined && before.length + sentence.length < longest) groups[groups.length - 1] = `${before} ${sentence}`
    else groups.push(sentence)
    return groups
  }, [])
}

/** Neighbours together, so that there are no more steps than a recipe keeps. */
function gather(steps: readonly string[]): string[] {
  const together = Math.ceil(steps.length / MAX_STEPS)
  if (together <= 1) return [...steps]
  return Array.from({ length: Math.ceil(steps.length / together) }, (_, at) => steps.slice(at * together, (at + 1) * together).join(' '))
}
