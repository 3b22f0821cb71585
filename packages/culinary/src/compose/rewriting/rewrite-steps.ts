import { FOODS, findFoodById, type RecipeStep } from '@spizarka/knowledge'
import { inflectName } from '../../inflection/index.ts'
import { namesMinutes } from '../../recipes/validate-steps.ts'
import type { ChangeReason, Changes, Replacement } from './changes.ts'
import { endsSentence, joinClauses, type StepWithClauses, type WordedClause, withWords } from './clause-words.ts'
import { mentions } from './mentions.ts'
import { namedSpans } from './named-spans.ts'
import { leaveOut, untreated } from './omission/leave-out.ts'
import { namesByAdjective } from './replacement/replace-food.ts'
import { replaceInClauses } from './replacement/replace-in-clauses.ts'

/** "Wyjmij liście i ziele" takes out what went in, whether the step lists it or not. */
const TAKEN_OUT = /(?<!\p{L})(?:wyjmij|wyłów|usuń)(?!\p{L})/iu

/**
 * Steps after foods were replaced or left out. Null where that cannot be said in whole sentences, or where a step would still name
 * what was replaced or what the eater must not have.
 */
export function rewriteSteps(steps: readonly StepWithClauses[], { replacements, dropped, foods }: Changes): readonly RecipeStep[] | null {
  let written: StepWithClauses[] = [...steps]
  for (const { food, reason } of dropped) {
    const left = written.map((step) => withoutFood(step, food, reason, foods))
    if (left.includes(null)) return null
    written = left.flatMap((step) => (step === null || step.clauses.length === 0 ? [] : [step]))
  }
  for (const change of replacements) {
    const others = [...foods, ...replacements.filter((other) => other !== change).map(({ to }) => to)].filter(
      (food) => food !== change.from,
    )
    const replaced = replaceInSteps(written, change, others)
    if (!replaced) return null
    written = replaced
  }
  return written.map(joinClauses)
}

function replaceInSteps(steps: readonly StepWithClauses[], change: Replacement, others: readonly string[]): StepWithClauses[] | null {
  const { from, to, reason } = change
  let isNamed = false
  let thawed = ''
  const written: StepWithClauses[] = []
  for (const step of steps) {
    if (reason === 'profile' && namesByAdjective(step.text, from)) return null
    const replaced = replaceInClauses(step.clauses, change, others, isNamed)
    if (!replaced) return null
    if (!isNamed && replaced.isNamed && !steps.some(({ text }) => THAW.test(text))) thawed = thawedName(change)
    isNamed ||= replaced.isNamed
    const uses = step.uses?.map((id) => (id === from ? to : id))
    written.push({
      ...step,
      clauses: replaced.clauses,
      ...(uses && { uses: [...new Set(uses)] }),
      ...(step.timer && replaced.isNamed && { timer: withoutName(step.timer, from) }),
    })
  }
  return thawed === '' ? written : thawFirst(written, to, thawed)
}

const THAW = /(?<!\p{L})rozmr[oa]/iu

/** What is thawed because it comes frozen in the place of fresh meat or fish, in the accusative; vegetables go into the pan as they are. */
function thawedName({ from, to, toName }: Replacement): string {
  const [fresh, food] = [findFoodById(from), findFoodById(to)]
  if (food?.aisle !== 'frozen' || fresh?.aisle === 'frozen' || food.origin.every((each) => each === 'plant')) return ''
  // Where the frozen one is a kind of its own, the plain one was bought fresh, whatever shelf it usually stands on.
  if (FOODS.some(({ parent, aisle }) => parent === to && aisle === 'frozen')) return ''
  return inflectName(toName.split(' ')[0] ?? '')?.in('accusative') ?? ''
}

/** An order right behind the name: "Łososia pokrój", and not "Łososia i krewetki". */
const ORDER = /^(?!oraz(?!\p{L}))\p{L}{4,}(?<!ego|[ąeyi])(?!\p{L})/u

/** Steps that begin with thawing, before anything is on the stove; an order that begins with the same name goes on from it. */
function thawFirst([first, ...rest]: readonly StepWithClauses[], food: string, name: string): StepWithClauses[] {
  if (!first) return []
  const [opening, ...others] = first.clauses
  const order = opening?.text.slice(name.length + 1) ?? ''
  const goesOn = opening?.text.toLowerCase().startsWith(`${name} `) === true && ORDER.test(order)
  const clauses = goesOn
    ? [withWords(opening, 0, name.length + 1, `Rozmroź ${name}${endsSentence(opening) ? ' i ' : ', '}`), ...others]
    : [{ text: `Rozmroź ${name}. `, foods: [food], mentions: [] }, ...first.clauses]
  return [{ ...first, ...(first.uses && { uses: [...new Set([...first.uses, food])] }), clauses }, ...rest]
}

function withoutFood(step: StepWithClauses, food: string, reason: ChangeReason, foods: readonly string[]): StepWithClauses | null {
  if (reason === 'profile' && namesByAdjective(step.text, food)) return null
  const clauses = step.clauses.map((clause) => withTakenOut(clause, food, foods))
  const isNamed = clauses.some((clause) => clause.foods.includes(food))
  // Bacon salts the pot, not the water of the potatoes.
  const staysTreated = reason === 'spare'
  const isTreated = !staysTreated && clauses.some((clause) => untreated(clause, food) !== clause)
  if (!isNamed && !isTreated) return reason === 'profile' && mentionsAlone(step.text, food, foods) ? null : step
  const left = leaveOut(clauses, food, { staysTreated })
  if (!left || (reason === 'profile' && mentionsAlone(left.map(({ text }) => text).join(''), food, foods))) return null
  if (left.length === 0) return step.machine ? null : { ...step, clauses: [] }
  const uses = step.uses?.filter((id) => id !== food)
  const { timer, ...rest } = step
  const text = left.map((clause) => clause.text).join('')
  return {
    ...rest,
    clauses: left,
    ...(uses && { uses }),
    ...(timer && namesMinutes(text, timer.minutes) && { timer: withoutName(timer, food) }),
  }
}

/** A clause that takes a food out names it though nothing of it goes in there. */
function withTakenOut(clause: WordedClause, food: string, foods: readonly string[]): WordedClause {
  if (clause.foods.includes(food) || !TAKEN_OUT.test(clause.text)) return clause
  const [span] = namedSpans(clause.text, food).filter(({ form }) => !foods.some((other) => other !== food && mentions(form, other)))
  if (!span) return clause
  const mention = { start: span.start, end: span.end, foods: [food] }
  return {
    ...clause,
    foods: [...clause.foods, food],
    mentions: [...(clause.mentions ?? []), mention].sort((one, other) => one.start - other.start),
  }
}

/** Whether a text names a food by a word that names no other food of the dish. */
function mentionsAlone(text: string, food: string, foods: readonly string[]): boolean {
  const others = foods.filter((other) => other !== food)
  return (text.match(/\p{L}+/gu) ?? []).some((word) => mentions(word, food) && !others.some((other) => mentions(word, other)))
}

function withoutName(timer: NonNullable<RecipeStep['timer']>, food: string): NonNullable<RecipeStep['timer']> {
  return mentions(timer.label, food) ? { ...timer, label: 'Minutnik' } : timer
}
