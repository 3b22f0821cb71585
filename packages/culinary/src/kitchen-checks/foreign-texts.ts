import { type EquipmentKey, RECIPE_WORDS, type RecipeStep } from '@spizarka/knowledge'
import type { StepWords } from '@spizarka/knowledge/kitchen-checks'
import { findMentions } from '../recipes/index.ts'
import { foldWords, hasBeginning, hasWord, heatOf } from './steps/step-words.ts'

const WORK: readonly (keyof StepWords)[] = ['peel', 'cut', 'wait', 'takenOut', 'putIn', 'florets', 'untilTender', 'inTurns', 'otherWork']
const COLLECTIVES = RECIPE_WORDS.collectiveWords.map((word) => foldWords(word).trim())

/**
 * Places of the steps with a sentence that speaks of no ingredient and of no work in a kitchen: in a recipe that a stranger wrote, such a
 * sentence is for somebody else. `listed` are ids of foods.
 */
export function stepsBesideCooking(steps: readonly Pick<RecipeStep, 'text'>[], listed: readonly string[]): number[] {
  return steps.flatMap(({ text }, place) => (sentencesOf(text).every((sentence) => isOfCooking(sentence, listed)) ? [] : [place]))
}

function isOfCooking(sentence: string, listed: readonly string[]): boolean {
  const folded = foldWords(sentence)
  return (
    heatOf(folded).length > 0 ||
    WORK.some((work) => hasWord(folded, work)) ||
    hasBeginning(folded, COLLECTIVES) ||
    findMentions(sentence, listed).length > 0
  )
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…])\s/u).filter((sentence) => /\p{L}/u.test(sentence))
}

/** What steps are cooked with, by their words: nobody else says so of a recipe that a stranger wrote. */
export function toolsOfSteps(steps: readonly Pick<RecipeStep, 'text'>[]): EquipmentKey[] {
  const folded = steps.map(({ text }) => foldWords(text))
  const says = (beginnings: readonly string[]): boolean => folded.some((each) => hasBeginning(each, beginnings))
  const tools: [EquipmentKey, boolean][] = [
    ['hob', folded.some((each) => heatOf(each).some((manner) => manner !== 'bake'))],
    ['oven', says(RECIPE_WORDS.ovenWords)],
    ['blender', says(RECIPE_WORDS.blenderWords)],
  ]
  return tools.flatMap(([tool, isNeeded]) => (isNeeded ? tool : []))
}
