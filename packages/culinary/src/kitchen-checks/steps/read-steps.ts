import type { RecipeStep } from '@spizarka/knowledge'
import { RECIPE_WORDS } from '@spizarka/knowledge'
import type { HeatManner } from '@spizarka/knowledge/kitchen-checks'
import type { TextSpan } from '../../recipes/clauses.ts'
import { findMentions, splitClauses } from '../../recipes/index.ts'
import { remembered } from '../../remembered.ts'
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
  const clauses = readAll(steps, key)
  readOnes.set(steps, { listed: key, clauses })
  return clauses
}

/** As many clauses as the base has, and the same in other amounts. */
const MAX_CLAUSES = 20_000

/** Where the clauses of a step begin and end. */
const clausesOf = remembered(MAX_CLAUSES, (text): readonly TextSpan[] => splitClauses(text).flatMap((clause) => splitAtColon(text, clause)))

/** What the words of a clause say, whatever was said before it. */
interface SaidByClause {
  folded: string
  isCollective: boolean
  heat: readonly HeatManner[]
  waits: boolean
  isTakenOut: boolean
  isMeanwhile: boolean
  hasOwnPot: boolean
  minutes: number | null
}

const saidBy = remembered(MAX_CLAUSES, (text): SaidByClause => {
  const folded = foldWords(text)
  return {
    folded,
    isCollective: hasBeginning(folded, FOLDED_COLLECTIVES),
    heat: heatOf(folded),
    waits: hasWord(folded, 'wait'),
    isTakenOut: hasWord(folded, 'takenOut'),
    isMeanwhile: hasWord(folded, 'meanwhile'),
    hasOwnPot: hasWord(folded, 'ownPot'),
    minutes: minutesOf(text),
  }
})

/** Ids of the foods of a list, joined by spaces, that a clause names. */
const foodsNamedIn = remembered(MAX_CLAUSES, (text, listed): readonly string[] =>
  findMentions(text, listed.split(' ')).flatMap(({ foods }) => foods),
)

/** `listed`: ids of foods, joined by spaces. */
function readAll(steps: readonly RecipeStep[], listed: string): ReadClause[] {
  const clauses: ReadClause[] = []
  // What goes on until something else is said: "Dodaj koncentrat. Po 10 minutach odkryj".
  let heat: readonly HeatManner[] = []
  let onTheFire = heat
  let isBeside = false
  let hasOwnPot = false
  for (const [place, step] of steps.entries()) {
    let before: readonly string[] = []
    for (const { start, end } of clausesOf(step.text)) {
      const text = step.text.slice(start, end)
      const said = saidBy(text)
      const opens = start === 0 || /[.!?;:]\s*$/u.test(step.text.slice(0, start))
      const own = foodsNamedIn(text, listed).filter((food) => step.uses?.includes(food) ?? true)
      const foods = own.length > 0 || said.isCollective || opens ? own : before
      // What boiled beside the rest leaves that on the fire as it was.
      if (opens && isBeside && hasOwnPot) heat = onTheFire
      if (opens) onTheFire = heat
      const given = said.heat
      const waits = given.length === 0 && said.waits
      if (given.length > 0) heat = given
      else if (waits || said.isTakenOut) heat = []
      isBeside = (!opens && isBeside) || said.isMeanwhile
      hasOwnPot = (!opens && hasOwnPot) || said.hasOwnPot
      before = foods
      clauses.push({
        step: place,
        text,
        folded: said.folded,
        foods,
        namesFoods: own.length > 0,
        isCollective: said.isCollective,
        heat,
        givesHeat: given.length > 0,
        minutes: said.minutes,
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
