import { fold } from '../parse/polish/fold.ts'
import { arrangeRecipe } from './arrange-recipe.ts'
import { linesOf } from './lines.ts'
import { sortLines } from './sort-lines.ts'
import { type StatedTimes, servingsIn, timesIn } from './stated-facts.ts'
import { tellsToDo } from './verbs.ts'
import { LONGEST_TITLE, type WrittenRecipe } from './written-recipe.ts'

/** A recipe stands well before the end of a page that is longer than this. */
const LONGEST_TEXT = 100_000

/**
 * Takes apart a recipe that was pasted, from a page, a forum or a message: its name, how many it feeds, its times, ingredients and steps.
 * Null where nothing in it is an ingredient. Pure; never throws. A line is a step of the work: whoever serves others too lets them in between.
 */
export function* readRecipeText(text: string): Generator<void, WrittenRecipe | null> {
  const { opening, facts, ingredients, steps } = yield* sortLines(linesOf(text.slice(0, LONGEST_TEXT)))
  // A page may say the same at its top and in its print view.
  const statements = [...new Set([...opening, ...facts])]
  const times = statements.map(timesIn).filter((each) => each !== null)
  return arrangeRecipe({
    title: findTitle(opening),
    about: null,
    servings: statements.map(servingsIn).find((each) => each !== null) ?? null,
    ...settleTimes(times),
    ingredients,
    steps,
  })
}

/** What is said of preparing alone is meant of the whole: "Czas przygotowania: 60 min". */
function settleTimes(times: readonly StatedTimes[]): { activeMinutes: number | null; totalMinutes: number | null } {
  const find = (of: keyof StatedTimes) => times.map((each) => each[of]).find((each) => each !== null) ?? null
  const [active, total] = [find('active'), find('total')]
  const waits = times.map(({ cooking }) => cooking).filter((each) => each !== null)
  const cooking = waits.length === 0 ? null : waits.reduce((sum, each) => sum + each, 0)
  if (total === null && cooking === null) return { activeMinutes: null, totalMinutes: active }
  return { activeMinutes: active, totalMinutes: total ?? (active ?? 0) + (cooking ?? 0) }
}

const GREETING =
  /^(?:hej|czesc|witam|witajcie|dzien dobry|dziewczyny|kochani|kochane|moi drodzy|drodzy|siema|podaje|wrzucam|oto|dzis|dzisiaj|ostatnio|prosze|obiecan)\b/
const LABEL = /^(?:tytuł|nazwa(?: dania| przepisu)?|przepis|temat|danie)\s*[:–-]\s*/iu
const HOW_TO = /^jak (?:zrobić|przygotować|upiec|ugotować) [^.!?]+\?$/iu
const NAMED_IN_TALK = /przepis(?:em|u)?\s+na\s+([^,.!?:;()\n]{3,60})/iu

/** The name of the dish among the lines before its ingredients: the first that is a name and no sentence, else what the talk says it is. */
function findTitle(lines: readonly string[]): string | null {
  const names = lines.map((line) => line.replace(LABEL, '').replace(/(?<![\s:–.-])[\s:–.-]+$/, '')).filter(isName)
  const spoken = lines.map((line) => NAMED_IN_TALK.exec(line)?.[1]).find((name) => name !== undefined)
  return names[0] ?? (spoken === undefined ? null : `Przepis na ${spoken.trim()}`)
}

function isName(line: string): boolean {
  return (
    line.length <= LONGEST_TITLE &&
    line.split(' ').length <= 14 &&
    (HOW_TO.test(line) || (!/[?;,]$|[.!?]\s/.test(line) && !tellsToDo(line))) &&
    !GREETING.test(fold(line)) &&
    /\p{L}{3}/u.test(line)
  )
}
