import type { PatternMethod, PatternStep, RecipeStep, SlotName } from '@spizarka/knowledge'
import { inflectName } from '../../inflection/index.ts'
import { joinNames } from '../food-names.ts'
import type { FilledFood } from './fill-pattern.ts'

const PLACEHOLDER = /\{(?:([^|{}]*)\|)?([a-z,]+):(acc|ins)(?:\|([^|{}]*))?\}/gu
const CASES = { acc: 'accusative', ins: 'instrumental' } as const
const FIVE_MINUTES = 5

/** The steps of a filled pattern that have something to do, and the minutes from start to table, rounded up to five. */
export function writeSteps(
  { steps, setUpMinutes }: Pick<PatternMethod, 'steps' | 'setUpMinutes'>,
  filled: readonly FilledFood[],
): { steps: RecipeStep[]; totalMinutes: number } {
  const taken = steps.filter((step) => isTaken(step, filled))
  const minutes = (isAlongside: boolean): number =>
    taken.reduce((sum, step) => sum + ((step.alongside ?? false) === isAlongside ? minutesOf(step) : 0), 0)
  const total = setUpMinutes + Math.max(minutes(false), minutes(true))
  return {
    steps: taken.map((step) => writeStep(step, filled)).filter(({ text }) => text !== ''),
    totalMinutes: FIVE_MINUTES * Math.ceil(total / FIVE_MINUTES),
  }
}

function isTaken({ needs, without = [], of }: PatternStep, filled: readonly FilledFood[]): boolean {
  if (!needs.every((slot) => has(filled, slot)) || without.some((slot) => has(filled, slot))) return false
  return of === undefined || filled.some(({ slot, food }) => needs.includes(slot.name) && of.includes(food.id))
}

function minutesOf({ timer, machine }: PatternStep): number {
  return (timer?.minutes ?? 0) + (machine?.minutes ?? 0)
}

function has(filled: readonly FilledFood[], name: SlotName): boolean {
  return filled.some(({ slot }) => slot.name === name)
}

function writeStep({ text, uses, timer, machine }: PatternStep, filled: readonly FilledFood[]): RecipeStep {
  const written = text.replace(
    PLACEHOLDER,
    (_, before: string | undefined, slots: string, asked: 'acc' | 'ins', behind: string | undefined) => {
      const foods = filled.filter(({ slot }) => slots.split(',').includes(slot.name))
      return foods.length === 0 ? '' : `${before ?? ''}${listInCase(foods, CASES[asked])}${behind ?? ''}`
    },
  )
  const opened = written.replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_, end: string, letter: string) => end + letter.toUpperCase())
  return {
    text: opened,
    uses: filled.filter(({ slot }) => uses.includes(slot.name)).map(({ food }) => food.id),
    ...(timer && { timer }),
    ...(machine && { machine }),
  }
}

/** All foods of the slots can be inflected, which a test holds. */
function listInCase(foods: readonly FilledFood[], grammaticalCase: 'accusative' | 'instrumental'): string {
  return joinNames(foods.map(({ food }) => inflectName(food.name)?.in(grammaticalCase) ?? food.name))
}
