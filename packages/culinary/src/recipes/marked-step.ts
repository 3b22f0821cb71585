import type { RecipeStep, StepClause } from '@spizarka/knowledge/types'
import { remembered } from '../remembered.ts'
import { type Clause, splitClauses } from './clauses.ts'
import { foreignFoods } from './foods-in-text.ts'
import { readMachineSetting } from './machine-setting.ts'
import { type MarkedText, readMarks } from './marked-text.ts'

/** Words of a step that speak of listed foods. */
export interface StepMention {
  start: number
  /** Its start where nothing is said of what goes in. */
  end: number
  /** Ids. */
  foods: readonly string[]
}

/** A step, and what its clauses speak of. */
export interface ReadStep {
  step: RecipeStep
  clauses: StepClause[]
}

/** The step that a marked text is, once it is known what its words speak of; `listed` are the foods of the recipe in their order. */
export function describeStep(
  read: MarkedText,
  mentions: readonly StepMention[],
  listed: readonly string[],
  clauses: readonly Clause[] = splitClauses(read.text, read.clauses),
): ReadStep {
  const [timer] = read.timers
  const machine = read.settings[0] === undefined ? null : readMachineSetting(read.settings[0])
  const uses = listed.filter((food) => mentions.some(({ foods }) => foods.includes(food)))
  const notFoods = mentions.flatMap(({ start, end, foods }) => (foods.length > 0 ? [] : foreignFoods(read.text.slice(start, end), listed)))
  return {
    step: {
      text: read.text,
      ...(uses.length > 0 && { uses }),
      ...(notFoods.length > 0 && { notFoods }),
      ...(timer && { timer: { minutes: timer.minutes, label: timer.label } }),
      ...(machine && { machine }),
    },
    clauses: clauses.map(({ start, end, follows }) => {
      const own = mentions.filter((each) => each.start >= start && each.start < end).sort((one, other) => one.start - other.start)
      const named = own.filter((each) => each.end > each.start && each.foods.some((food) => listed.includes(food)))
      return {
        text: read.text.slice(start, end),
        foods: listed.filter((food) => own.some(({ foods }) => foods.includes(food))),
        ...(named.length > 0 && {
          mentions: named.map(({ foods, ...each }) => ({ start: each.start - start, end: each.end - start, foods })),
        }),
        ...(follows && { follows }),
      }
    }),
  }
}

/** The step that a marked text is whose marks name every ingredient it speaks of by its id; throws MarkError where they cannot be read. */
export function stepOfMarks(marked: string, listed: readonly string[]): ReadStep {
  const { read, clauses } = readSentences(marked)
  const mentions = read.mentions.map(({ start, end, words, foods }) => ({
    // What has no words belongs to the clause that it stands in.
    start: words === '' ? start - 1 : start,
    end: words === '' ? start - 1 : end,
    foods,
  }))
  return describeStep(read, mentions, listed, clauses)
}

/** The foods that the marks of a step speak of: of all that is listed beside it, it is the same step whatever else there is; throws MarkError. */
export function foodsOfMarks(marked: string): ReadonlySet<string> {
  return readSentences(marked).foods
}

const readSentences = remembered(5000, (marked) => {
  const read = readMarks(marked)
  return { read, clauses: splitClauses(read.text, read.clauses), foods: new Set(read.mentions.flatMap(({ foods }) => foods)) }
})
