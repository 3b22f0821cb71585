import type { RecipeStep } from '@spizarka/knowledge'
import { RECIPE_WORDS } from '@spizarka/knowledge'
import type { HeatManner } from '@spizarka/knowledge/kitchen-checks'
import type { TextSpan } from '../../recipes/clauses.ts'
import { findMentions, splitClauses } from '../../recipes/index.ts'
import { foldWords, hasBeginning, hasWord, heatOf, minutesOf } from './step-words.ts'

/** A clause of a step as the checks read it. */
export interface ReadClause {
  step: number
  text: string
  /** As `foldWords` leaves it. */
  folded: string
  /** Ids of the listed foods that it names; those of the clause before it where it goes on about them. */
  foods: readonly string[]
  /** It names them itself. */
  namesFoods: boolean
  /** It speaks of several without naming them: "wszystko", "warzywa". */
  isCollective: boolean
  /** How heat is given while it lasts; empty where it is not. */
  heat: readonly HeatManner[]
  /** It says so itself, not the clause before it. */
  givesHeat: boolean
  /** Null where it names none. */
  minutes: number | null
  /** Is waited for without heat. */
  waits: boolean
  /** Goes on beside the rest. */
  isBeside: boolean
  /** Boils in a pot of its own, as pasta and groats do in salted water, whatever else stands on the stove. */
  hasOwnPot: boolean
}

/** Steps that several ask about one after the other are read once. */
const readOnes = new WeakMap<readonly RecipeStep[], { listed: string; clauses: readonly ReadClause[] }>()

/** The clauses of all steps, in their order, with what is heated while they last. */
export function readSteps(steps: readonly RecipeStep[], listed: readonly string[]): readonly ReadClause[] {
  const key = listed.join(' ')
  const known = readOnes.get(steps)
  if (known?.listed === key) return known.clauses
  const clauses = readAll(steps, listed)
  readOnes.set(steps, { listed: key, clauses })
  return clauses
}

function readAll(steps: readonly RecipeStep[], listed: readonly string[]): ReadClause[] {
  const clauses: ReadClause[] = []
  // What goes on until something else is said: "Dodaj koncentrat. Po 10 minutach odkryj".
  let heat: readonly HeatManner[] = []
  let onTheFire = heat
  let isBeside = false
  let hasOwnPot = false
  for (const [place, step] of steps.entries()) {
    const named: string[][] = []
    for (const { start, end } of splitClauses(step.text).flatMap((clause) => splitAtColon(step.text, clause))) {
      const text = step.text.slice(start, end)
      const folded = foldWords(text)
      const opens = start === 0 || /[.!?;:]\s*$/u.test(step.text.slice(0, start))
      const own = findMentions(text, listed).flatMap(({ foods }) => foods.filter((food) => step.uses?.includes(food) ?? true))
      const isCollective = hasBeginning(folded, FOLDED_COLLECTIVES)
      const foods = own.length > 0 || isCollective || opens ? own : (named.at(-1) ?? [])
      // What boiled beside the rest leaves that on the fire as it was.
      if (opens && isBeside && hasOwnPot) heat = onTheFire
      if (opens) onTheFire = heat
      const given = heatOf(folded)
      const waits = given.length === 0 && hasWord(folded, 'wait')
      if (given.length > 0) heat = given
      else if (waits || hasWord(folded, 'takenOut')) heat = []
      isBeside = (!opens && isBeside) || hasWord(folded, 'meanwhile')
      hasOwnPot = (!opens && hasOwnPot) || hasWord(folded, 'ownPot')
      named.push([...foods])
      clauses.push({
        step: place,
        text,
        folded,
        foods,
        namesFoods: own.length > 0,
        isCollective,
        heat,
        givesHeat: given.length > 0,
        minutes: minutesOf(text),
        waits,
        isBeside,
        hasOwnPot,
      })
    }
    const setting = step.machine
    // Where the sentence names the minutes too they are the same.
    const isNamed = clauses.some((clause) => clause.step === place && clause.heat.length > 0 && clause.minutes !== null)
    if (setting?.heat !== undefined && !isNamed)
      clauses.push({
        step: place,
        text: '',
        folded: ' ',
        foods: step.uses ?? [],
        namesFoods: false,
        isCollective: true,
        heat: [setting.heat === 'steam' ? 'steam' : 'stew'],
        givesHeat: true,
        minutes: setting.minutes ?? (setting.seconds ?? 0) / 60,
        waits: false,
        isBeside: false,
        hasOwnPot: false,
      })
  }
  return clauses
}

/** "Imbir i marchewkę obierz: imbir posiekaj": what stands before a colon is said of all, what behind it of each. */
function splitAtColon(text: string, { start, end }: TextSpan): TextSpan[] {
  const colon = text.slice(start, end).indexOf(': ')
  return colon < 0
    ? [{ start, end }]
    : [
        { start, end: start + colon + 2 },
        { start: start + colon + 2, end },
      ]
}

const FOLDED_COLLECTIVES = RECIPE_WORDS.collectiveWords.map((word) => foldWords(word).trim())
